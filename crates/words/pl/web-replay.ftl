# Strona wokół zakończonych gier: powtórka, koniec, wykresy.

web-title-replay = Powtórka · Fireteam
web-title-rules = Zasady · Fireteam
web-rules = Zasady
web-coach-again = Objaśniaj grę w trakcie
web-tab-replay = Powtórka
web-tab-moments = Momenty
web-replay-start = Gra zaraz się zacznie.
web-replay-answered = { $who } podejmuje decyzję.
web-replay-next = Dalej:
web-replay-position = Miejsce w grze
web-replay-at = odpowiedź { $n } z { $of }
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-back = O jedną decyzję wstecz
web-replay-forward = O jedną decyzję dalej
web-replay-turn-back = O jedną turę wstecz
web-replay-turn-on = O jedną turę dalej
web-replay-moment-back = Do poprzedniego ważnego momentu
web-replay-moment-on = Do następnego ważnego momentu
web-replay-speed = Szybkość
web-replay-as = Czyimi oczami
web-replay-as-all = Wszystko widać
web-replay-as-none = Oczami widza
web-replay-seat = { $who }: { $player }
web-replay-share = Udostępnij ten moment
web-replay-play-on = Graj dalej stąd
web-replay-play-on-text = Otworzy się nowy stół w miejscu, w którym gra stała po { $n ->
        [one] jednej odpowiedzi
        [few] { $n } odpowiedziach
        [many] { $n } odpowiedziach
       *[other] { $n } odpowiedziach
    }. Zajmij miejsce, na pozostałych usiądą boty.
web-replay-play-on-go = Przejmij grę
web-replay-your-seat = Twoje miejsce
web-replay-level = Boty
web-replay-result = Wynik
web-replay-running = Ta gra jeszcze trwa
web-replay-running-text = Powtórka powstaje po końcu gry. Do tego czasu każdy widzi tylko to, co widać z jego miejsca.
web-replay-running-watch = Do stołu
web-error-no-record = Nie ma takiej gry
web-error-no-record-text = Być może w adresie jest literówka albo gra nie została dokończona.

web-moment-kill = Zabici
web-moment-flush = Rozładowania bufora
web-moment-capture = Zdobyte punkty kontrolne
web-moment-feat = Wyczyny
web-moment-phase = Etapy
web-moment-hit = Celne strzały
web-moments-none = Nie było nic takiego.

web-records-none = Nie skończono tu jeszcze żadnej publicznej gry.
web-record-bring = Otwórz plik z zapisem
web-record-bring-bad = To nie jest plik z zapisem gry.
web-see-replay = Obejrzyj powtórkę
web-drawn = Remis
web-points-by-source = Skąd punkty
web-points-total = Razem
web-tie-broken = Punktów było tyle samo: o zwycięstwie rozstrzygnęła zasada remisu.
web-tools = Najgroźniejsza broń
web-tool = Broń
web-tool-uses = użycia
web-tool-damage = obrażenia
web-tool-kills = zabici

web-chart-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
web-count-points = Punkty w czasie
web-count-board = Obrażenia
web-count-first-blood = Pierwsza krew
web-count-spawnpoint = Punkty odrodzenia
web-count-turrets = Wieżyczki
web-count-head-start = Przewaga na starcie
web-count-tags = Oznaczone punkty
web-count-double-kill = Podwójne śmierci
web-count-triple-kill = Potrójne śmierci
web-count-track = Tor ofiar
web-count-flush = Rozładowania bufora
web-count-overkill = Totalne anihilacje
web-count-leftover = Pozostałe obrażenia
web-count-damage = Zadane obrażenia
web-count-kills = Zabici
web-count-flushes = Rozładowania bufora
web-count-suffered = Otrzymane obrażenia
web-count-losses = Straty
web-count-buildings = Stracone budowle
web-count-intel = Zabrane teczki
web-count-flags = Zabrane flagi
web-count-captures = Zdobyte punkty kontrolne
