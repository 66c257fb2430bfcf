# Jak składa się zdania, niezależnie od gry.

words-list-more = { $some }, { $next }
words-list-last = { $some } i { $next }
words-list-nothing = nic
words-thing = { $thing }
words-thing-of = { $thing } ({ $owner })

# Co plik z komponentami mówi sam; ma tekst w każdym języku.
words-given = { $pl }

# Co rani, a nie jest osobną bronią: w raportach laboratorium i na końcu gry.
lab-tool-melee = broń biała
lab-tool-fire = ogień
