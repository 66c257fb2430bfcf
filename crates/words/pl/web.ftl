# Strony wokół gier i to, co mówi serwer.

## Wszędzie

web-title = Fireteam
web-title-new = Nowy stół · Fireteam
web-title-table = Stół · Fireteam
web-title-of-table = { $game } · Fireteam
web-title-your-move = Twój ruch · { $game }
web-title-waiting = { $who } · { $game }
web-title-settings = Ustawienia · Fireteam
web-title-about = O programie · Fireteam
web-title-missing = Nie znaleziono · Fireteam
web-title-settings-short = Ustawienia
web-title-about-short = O nas
web-skip = Przejdź do treści
web-nav = Strony
web-language = Język
web-lang-en = English
web-lang-pl = Polski
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-dark = Ciemny
web-theme-light = Jasny
web-to-dark = Włącz ciemny wygląd
web-to-light = Włącz jasny wygląd
web-loading = Chwileczkę…
web-close = Zamknij
web-save = Zapisz
web-reload = Wczytaj ponownie
web-to-home = Na stronę główną

## Strona główna

web-hero = Wejdź na arenę.
web-hero-text = Drużynowe strzelanki planszowe przy jednym stole, ze znajomymi albo przeciw botom. Bez rejestracji: siadasz i grasz.
web-games = Gry
web-players =
    { $least ->
        [2] { $most ->
            [2] dla dwojga graczy
           *[other] od { $least } do { $most } graczy
        }
       *[other] od { $least } do { $most } graczy
    }
web-play-now = Graj od razu
web-play-now-hint = Od razu, z łatwymi botami. Ty zaczynasz.
web-new-table = Nowy stół
web-join = Dołącz do stołu
web-join-label = Kod lub link
web-join-go = Dołącz
web-my-tables = Twoje stoły
web-my-records = Twoje skończone gry
web-my-records-none = Jeszcze żadnej. Każdą skończoną grę można tu obejrzeć ponownie.
web-record-won = Wygrana
web-record-lost = Przegrana
web-record-drawn = Remis
web-record-place = Miejsce { $n } z { $of }
web-record-against = przeciwnicy: { $who }
web-open-tables = Otwarte stoły
web-open-tables-none = Żaden stół nie czeka na graczy. Otwórz własny!
web-open-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
web-your-move = Twój ruch
web-records = Ostatnie powtórki
web-state-lobby = Przed startem
web-state-playing = W toku
web-state-over = Koniec gry.
web-state-broken = Nie da się grać dalej

## Nowy stół

web-game = Gra
web-options = Opcje
web-seats = Miejsca
web-seat = Miejsce { $n }
web-seat-me = Ty
web-swap-seats = Zamień strony
web-seat-open = Wolne, dla znajomego
web-seat-empty = Wolne miejsce
web-bot = Bot, { $level }
web-bot-easy = łatwy
web-bot-normal = zwykły
web-bot-hard = trudny
web-bot-expert = mistrzowski
web-clock = Czas na myślenie
web-clock-none = Bez ograniczeń
web-clock-move =
    { $seconds ->
        [60] Minuta na ruch
       *[other] { $seconds } s na ruch
    }
web-clock-bank =
    { $minutes ->
        [one] { $minutes } minuta + { $seconds } s na ruch
        [few] { $minutes } minuty + { $seconds } s na ruch
       *[many] { $minutes } minut + { $seconds } s na ruch
    }
web-clock-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
       *[many] { $days } dni na ruch
    }
web-public = Stół publiczny
web-public-text = Widoczny na stronie głównej; każdy może zająć wolne miejsce.
web-watch = Kto tylko ogląda, widzi
web-watch-masked = grę na bieżąco, bez ukrytych kart
web-watch-delayed = wszystko, ale z opóźnieniem
web-watch-delay = Opóźnienie
web-watch-all = wszystko
web-watch-answers =
    { $n ->
        [one] { $n } odpowiedź później
        [few] { $n } odpowiedzi później
       *[many] { $n } odpowiedzi później
    }
web-watch-delayed-text = Ktoś z grających mógłby też podglądać stół z drugiego okna: wybierz takie opóźnienie, żeby podejrzane karty nikomu już nie pomogły. Tura to około dziesięciu odpowiedzi.
web-luck-decides = losowo
web-start-now = Zaczynamy
web-open-lobby = Otwórz stół

## Poczekalnia

web-lobby = Poczekalnia
web-guest = Gość { $n }
web-you = ty
web-host = gospodarz
web-ready = gotowe
web-not-ready = jeszcze nie
web-away = poza stołem
web-stand-in = zastępuje bot
web-sit = Usiądź tutaj
web-kick = Usuń
web-sent-away = Odprawieni
web-let-back = Wpuść ponownie
web-change-seat = Kto siedzi na miejscu { $n }?
web-start = Rozpocznij grę
web-get-ready = Można zaczynać
web-unready = Jednak jeszcze nie
web-stand-up = Wstań od stołu
web-waiting-seats = Czekamy, aż wszystkie miejsca będą zajęte.
web-waiting-ready = Czekamy, aż wszyscy zgłoszą gotowość.
web-waiting-host = Czekamy, aż gospodarz rozpocznie grę.
web-all-set = Wszyscy są na miejscach. Zaczynaj, kiedy chcesz.
web-invite = Zaproś znajomych
web-invite-text = Kto ma ten link, może usiąść do gry albo oglądać.
web-link = Link do tego stołu
web-copy = Skopiuj link
web-copied = Skopiowano
web-code = Kod
web-qr = Link jako kod QR
web-waits = Gra już trwa
web-waits-text =
    { $n ->
        [one] Oglądasz z opóźnieniem: stół pokaże się po { $n } odpowiedzi.
        [few] Oglądasz z opóźnieniem: stół pokaże się po { $n } odpowiedziach.
       *[many] Oglądasz z opóźnieniem: stół pokaże się po { $n } odpowiedziach.
    }

## Stół

web-board = Plansza
web-whole-board = Pokaż całą planszę
web-on-board =
    { $n ->
        [one] Na planszy świeci { $n } pole
        [few] Na planszy świecą { $n } pola
       *[many] Na planszy świeci { $n } pól
    }
web-grid-needs = Potrzeba:
web-offered = Można teraz wybrać
web-players-label = Gracze
web-panels = Panele
web-tab-ask = Odpowiedź
web-tab-hand = Ręka
web-tab-log = Dziennik
web-tab-chat = Czat
web-log = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-label = Powiedz coś
web-send = Wyślij
web-chat-closed = Gospodarz zamknął czat.
web-chat-close = Zamknij czat
web-chat-open = Otwórz czat
web-mute = Ukryj wpisy: { $who }
web-muted = Ukryci
web-unmute = Pokaż wpisy: { $who }
web-watchers =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
web-thinking = Zastanawia się
web-waiting-for = Teraz decyduje: { $who }
web-playing = Trwa ruch…
web-answers = Odpowiedzi
web-answering-as = odpowiadasz jako { $who }
web-then = Skutek:
web-tap-again = dotknij jeszcze raz, aby wybrać
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-best = wybór bota
web-hint-share = wybór bota, szansa na wygraną { $share }
web-skip-ahead = Pomiń
web-show-again = Pokaż jeszcze raz
web-lately = Od twojego ostatniego ruchu:
web-why-not = Dlaczego nie?
web-house = wartość umowna
web-house-text = Wydrukowana wartość nie jest znana. Ta pochodzi od nas i można ją zmienić w plikach z komponentami.
web-help = Pomoc
web-crossroads = Co tu zrobić
web-entrust = Weź polecany skład
web-entrust-text = Bot wybierze i rozstawi za ciebie. Można to cofnąć.
web-glossary = Słowniczek
web-legend = Co znaczą symbole
web-help-text = Przeczytaj pytanie obok planszy lub pod nią. Wszystko, co świeci, jest odpowiedzią: kliknij to na planszy, w ręce albo jako przycisk. Można też kliknąć pole, broń albo wroga bez poświaty: zacznie się akcja, która tam prowadzi.
web-help-look = Zatrzymaj wskaźnik na karcie, postaci lub polu albo dotknij ich, żeby przeczytać, co robią i dlaczego nie można ich wybrać.
web-key-digits = wybierz odpowiedź o tym numerze
web-key-arrows = przechodź między odpowiedziami
web-key-enter = wybierz odpowiedź
web-key-explore = przechodź strzałkami od rzeczy do rzeczy; Enter wybiera albo wyjaśnia
web-concede = Poddaj partię
web-concede-text = Możesz to zrobić, gdy pytanie jest do ciebie. Druga strona od razu wygrywa.
web-concede-sure = Na pewno się poddajesz?
web-concede-not = Nie, gram dalej
web-leave = Odejdź od stołu
web-leave-text = Bot zagra za ciebie; wróć, kiedy zechcesz.
web-days = { $n } d
web-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-pts = pkt
web-undo-asked =
    { $n ->
        [one] { $who } prosi o cofnięcie jednej decyzji: { $whose }.
        [few] { $who } prosi o cofnięcie { $n } decyzji: { $whose }.
       *[many] { $who } prosi o cofnięcie { $n } decyzji: { $whose }.
    }
web-undo-taken = { $who } { $n }
web-undo-waiting =
    { $n ->
        [one] Prosisz o cofnięcie jednej decyzji: { $whose }. Czekamy na zgodę pozostałych…
        [few] Prosisz o cofnięcie { $n } decyzji: { $whose }. Czekamy na zgodę pozostałych…
       *[many] Prosisz o cofnięcie { $n } decyzji: { $whose }. Czekamy na zgodę pozostałych…
    }
web-undo-refused = Odmówiono cofnięcia ruchu.
web-undo-late = Za późno na cofnięcie: gra potoczyła się dalej.
web-undo-agree = Zgadzam się
web-undo-refuse = Nie
web-stood-in = Czas minął, więc gra za ciebie bot.
web-absent = Nie ma przy stole: { $who }.
web-absent-bot = Niech na razie gra bot
web-absent-all = Przy stole nie ma już nikogo innego.
web-play-on = Gram dalej
web-claim = Ogłoś zwycięstwo
web-claimed = { $who }: zwycięstwo z braku przeciwników przy stole.
web-come-back = Wracam do gry
web-line-down = Utracono połączenie. Próbujemy wrócić…

## Koniec

web-you-won = Zwycięstwo!
web-winner = Zwycięstwo: { $who }!
web-you-lost = Porażka. Zwycięstwo: { $who }.
web-you-came = Zajmujesz { $n }. miejsce.
web-my-best = Twoja najlepsza chwila:
web-picture = Udostępnij obrazek
web-picture-failed = W tej przeglądarce nie udało się zrobić obrazka.
web-place = Miejsce { $n }
web-best = Najlepsze momenty
web-rematch = Rewanż
web-rematch-join = Do rewanżu
web-rematch-swapped = Druga gra, strony zamienione
web-pair = Druga gra dwumeczu: strony są zamienione, liczą się obie gry.
web-pair-first = Pierwsza gra
web-pair-won = Po obu grach dwumecz wygrywa: { $who }.
web-pair-drawn = Po obu grach: dwumecz kończy się remisem.
web-record = Pobierz zapis gry
web-see-board = Obejrzyj planszę

## Ustawienia i o programie

web-settings = Ustawienia
web-name = Twoje imię przy stole
web-name-saved = Zapisano.
web-speed = Animacje
web-speed-normal = Zwykłe
web-speed-fast = Szybkie
web-speed-off = Wyłączone
web-auto = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
web-auto-text = Oszczędza kliknięć. Cofanie nadal działa.
web-pass-always = Pas i nie pytaj mnie o to więcej
web-pass-always-text = Odtąd przy tym pytaniu zawsze pasujesz, w każdej grze. Pytanie przywrócisz w ustawieniach.
web-passes =
    { $n ->
        [one] Przy jednym pytaniu pasujesz automatycznie.
        [few] Przy { $n } pytaniach pasujesz automatycznie.
       *[many] Przy { $n } pytaniach pasujesz automatycznie.
    }
web-passes-ask = Pytaj mnie znowu
web-preview = Na ekranie dotykowym najpierw pokaż skutek odpowiedzi
web-preview-text = Pierwsze dotknięcie pola, figurki albo karty pokazuje skutek, drugie wybiera.
web-coords = Nazywaj pola numerem rzędu i kolumny
web-coords-text = Bez tego pole nazywa się tym, czym jest: pomieszczeniem, wodą, polem odrodzenia, punktem kontrolnym, oraz miejscem, w którym tam leży.
web-scores = Pokazuj punkty wszystkich graczy
web-scores-text = Dziennik je podaje, więc każdy może je zsumować. Bez tego liczysz w pamięci.
web-sound = Dźwięk
web-sound-all = Wszystkie
web-sound-turn = Tylko moja tura
web-sound-off = Żadne
web-volume = Głośność
web-about = O programie Fireteam
web-about-text = Fireteam to stół do drużynowych strzelanek planszowych: zasady, które znają każdy wyjątek, boty, które grają uczciwie, i strona, która to wszystko pokazuje.
web-about-privacy = Co jest przechowywane
web-about-privacy-text = Ciasteczko, które mówi, kim jesteś, wybrane przez ciebie imię oraz rozegrane gry wraz z tym, co w nich powiedziano. Ustawienia zostają w tej przeglądarce. Nie ma kont, reklam ani śledzenia i nic nie jest wczytywane z innych serwerów.
web-about-credits = Podziękowania
web-about-designed = autor gry: { $by } ({ $from })
web-about-games = Fireteam tworzą miłośnicy gier, niezwiązani z autorami ani wydawcami. Team Fortress to znak towarowy Valve Corporation. Rysunki i teksty są nasze, z wyjątkiem:
web-about-licence = Licencja
web-about-licence-text = Fireteam jest wolnym oprogramowaniem na licencji MIT lub Apache 2.0, do wyboru.
web-about-version = Wersja { $version }, protokół { $wire }

## Gdy coś pójdzie źle

web-error-unreachable = Serwer nie odpowiada.
web-error-unreachable-text = Być może właśnie się uruchamia. Wczytaj stronę ponownie za chwilę.
web-error-missing = Tu nic nie ma.
web-error-missing-text = Adres może być błędny albo strona zniknęła.
web-error-no-table = Nie ma takiego stołu.
web-error-no-table-text = Mógł zostać sprzątnięty albo link jest niepełny.
web-error-no-drawings = Tej gry jeszcze nie można pokazać.
web-error-no-drawings-text = Serwer zna tę grę, ale ta strona nie ma do niej rysunków.
web-error-broken = Ta rozgrywka nie może trwać dalej.
web-error-broken-text = Jej zapisane ruchy nie pasują już do zasad. Przepraszamy.
web-error-version = Fireteam został zaktualizowany.
web-error-version-text = Ta strona jest starsza niż serwer. Wczytaj ją ponownie; twoje gry są bezpieczne.

## Adrenalina

web-adrenaline-name = Adrenalina
web-adrenaline-length = około 40 minut
web-adrenaline-sentence = Arena, trzy punkty odrodzenia, dwadzieścia jeden rodzajów broni. Zrań wszystkich choć trochę mocniej niż inni.
web-adrenaline-option-mode = Tryb
web-adrenaline-mode-deathmatch = Pojedynek na śmierć i życie
web-adrenaline-mode-domination = Dominacja: walka o punkty odrodzenia
web-adrenaline-mode-turret = Wieżyczki: amunicja albo wieżyczka
web-adrenaline-option-bot = Bot, którym rusza każdy
web-adrenaline-bot-false = Bez bota
web-adrenaline-bot-true = Z botem
web-adrenaline-option-powers = Zdolności specjalne i broń osobista
web-adrenaline-powers-false = Bez nich
web-adrenaline-powers-true = Z nimi (tryb spoza instrukcji)
web-adrenaline-option-players = Gracze
web-adrenaline-players-6 = 6 (tryb spoza instrukcji, ze zdolnościami)
web-adrenaline-players-2 = 2 (tryb spoza instrukcji, z botem)
web-adrenaline-option-arena = Arena
web-adrenaline-option-skulls = Czaszki na torze ofiar
web-adrenaline-option-ending = Gdy zabraknie czaszek
web-adrenaline-arena-l2r2 = Mała (10 pól)
web-adrenaline-arena-l2r1 = Długa sala (11 pól)
web-adrenaline-arena-l1r2 = Dziedziniec (11 pól)
web-adrenaline-arena-l1r1 = Duża (12 pól)
web-adrenaline-skulls-5 = 5, krótka gra
web-adrenaline-skulls-8 = 8, pełna gra
web-adrenaline-ending-frenzy = Finałowy szał
web-adrenaline-ending-sudden-death = Nagła śmierć
web-adrenaline-turn-of = Tura { $who_gen }
web-adrenaline-last-action = ostatnia akcja
web-adrenaline-actions-left =
    { $n ->
        [0] bez akcji
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
web-adrenaline-track = Tor ofiar: zabici: { $kills }, pozostałe czaszki: { $left }
web-adrenaline-tagged = Żetony punktu odrodzenia ({ $colour }): { $who }
web-adrenaline-skulls-left = Czaszki w puli: { $n }
web-adrenaline-turrets-of = Wieżyczki: { $who }
web-adrenaline-turret-of = Wieżyczka: { $who }
web-adrenaline-turret-free = Wieżyczka niczyja
web-adrenaline-open-tiles = Amunicja do wyboru
web-adrenaline-bot = bot
web-adrenaline-bot-owed = Bot jeszcze nie działał
web-adrenaline-frenzy = Finałowy szał! Zostało tur: { $n }
web-adrenaline-last-turn = Ostatnia tura gry!
web-adrenaline-then-frenzy = potem finałowy szał
web-adrenaline-then-end = potem nagła śmierć
web-adrenaline-spawnpoint = Punkt odrodzenia: { $colour }
web-adrenaline-ammo-here = Amunicja: { $tile }
web-adrenaline-doors = Drzwi: { $where }
web-adrenaline-damage-taken =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
web-adrenaline-marks-on =
    { $n ->
        [one] { $n } znacznik namierzenia
        [few] { $n } znaczniki namierzenia
       *[many] { $n } znaczników namierzenia
    }
web-adrenaline-skulls-on =
    { $n ->
        [one] { $n } czaszka
        [few] { $n } czaszki
       *[many] { $n } czaszek
    }
web-adrenaline-ammo = Kostki: czerwone { $red }, żółte { $yellow }, niebieskie { $blue }
web-adrenaline-your-ammo = Twoje kostki
web-adrenaline-powerups =
    { $n ->
        [one] { $n } karta zdolności
        [few] { $n } karty zdolności
       *[many] { $n } kart zdolności
    }
web-adrenaline-loaded = załadowane
web-adrenaline-unloaded = niezaładowane
web-adrenaline-no-weapons = jeszcze bez broni
web-adrenaline-worth = Za zabicie: { $values }
web-adrenaline-to-take = Wzięcie:
web-adrenaline-to-reload = ładowanie:
web-adrenaline-instead = zamiast efektu podstawowego
web-adrenaline-goal-deathmatch = zadawaj obrażenia: śmierć płaci tym, którzy je zadali
web-adrenaline-goal-domination = zadawaj obrażenia i utrzymuj punkty odrodzenia
web-adrenaline-goal-turret = zadawaj obrażenia i utrzymuj wieżyczki
web-adrenaline-letter-red = C
web-adrenaline-letter-yellow = Ż
web-adrenaline-letter-blue = N
web-adrenaline-letter-violet = W
web-adrenaline-letter-sprog = J
web-adrenaline-square = { $room_short } pole{ web-where }
    .loc = { $room_loc } polu{ web-where }
web-near =
    { $across ->
        [left] { $x } w lewo
        [right] { $x } w prawo
       *[none] { "" }
    }{ $both ->
        [yes] {" i "}
       *[no] { "" }
    }{ $along ->
        [up] { $y } w górę
        [down] { $y } w dół
       *[none] { "" }
    }
web-square = { $at }
web-where =
    { $where ->
        [tl] { " " }(u góry po lewej)
        [t] { " " }(u góry)
        [tr] { " " }(u góry po prawej)
        [l] { " " }(po lewej)
        [m] { " " }(w środku)
        [r] { " " }(po prawej)
        [bl] { " " }(u dołu po lewej)
        [b] { " " }(u dołu)
        [br] { " " }(u dołu po prawej)
       *[alone] { "" }
    }
web-adrenaline-symbol-damage = Obrażenia
web-adrenaline-symbol-damage-text = Każda kropla to 1 obrażenie w kolorze tego, kto je zadał. Na czaszce (obrażenie { $kill }) postać ginie, a punktują wszyscy, którzy ją ranili.
web-adrenaline-symbol-grab = Adrenalina: dalej po ekwipunek
web-adrenaline-symbol-grab-text = Gracz, który ma co najmniej { $grab } obrażenia, może przejść dalej, zanim zabierze ekwipunek.
web-adrenaline-symbol-shoot = Adrenalina: strzał w ruchu
web-adrenaline-symbol-shoot-text = Gracz, który ma co najmniej { $shoot } obrażeń, może się ruszyć przed strzałem.
web-adrenaline-symbol-killshot = Śmiertelny strzał i totalna anihilacja
web-adrenaline-symbol-killshot-text = Obrażenie { $kill } zabija: kto je zada, zabiera czaszkę z toru ofiar. Jeszcze jedno to totalna anihilacja: liczy się tam drugi raz, ale ofiara namierza zabójcę.
web-adrenaline-symbol-marks = Znaczniki namierzenia
web-adrenaline-symbol-marks-text = Czekają. Gdy właściciel znacznika następnym razem zrani tego gracza, każdy jego znacznik zamieni się w 1 dodatkowe obrażenie.
web-adrenaline-symbol-worth = Ile płaci śmierć tej postaci
web-adrenaline-symbol-worth-text = Gdy postać ginie, ten, kto zadał jej najwięcej obrażeń, dostaje pierwszą liczbę punktów, następny drugą i tak dalej. Każda śmierć zakrywa najwyższą liczbę czaszką, więc kolejna płaci mniej.
web-adrenaline-symbol-cubes = Amunicja
web-adrenaline-symbol-cubes-text = Kostkami płaci się za broń, jej dodatkowe efekty i ładowanie. Miejsca jest na { $cubes } kostki każdego koloru.
web-adrenaline-symbol-powerups = Karty zdolności
web-adrenaline-symbol-powerups-text = Karty na ręce, najwyżej { $cards }; nikt inny ich nie widzi. Każdą można zagrać dla jej działania albo zapłacić nią jak kostką jej koloru.
web-adrenaline-symbol-track = Tor ofiar
web-adrenaline-symbol-track-text = Każde zabójstwo zdejmuje czaszkę i zostawia na torze żeton zabójcy. Gdy znika ostatnia czaszka, zaczyna się koniec gry; wtedy punkty daje sam tor, najwięcej temu, kto ma na nim najwięcej żetonów.
web-adrenaline-symbol-points = Punkty
web-adrenaline-symbol-points-text = Zdobyte do tej pory; na końcu wygrywa ten, kto ma ich najwięcej. To, co mówi dziennik, każdy może zsumować, więc jest zsumowane tutaj (Ustawienia).
web-adrenaline-symbol-rush = Płytka skoku
web-adrenaline-symbol-rush-text = Gdy postacie mają zdolności specjalne: każdy skok adrenaliny przesuwa ją o jedno pole w lewo i postać ginie o jedno obrażenie wcześniej. Wraca, gdy plansza zostanie zapunktowana.
web-adrenaline-symbol-post = Tor punktu odrodzenia
web-adrenaline-symbol-post-text = Żetony tych, którzy strzelili w ten punkt odrodzenia albo zakończyli na nim turę sami. Na końcu tor daje punkty, najwięcej temu, kto ma na nim najwięcej żetonów.
web-adrenaline-symbol-skulls = Pozostałe czaszki
web-adrenaline-symbol-skulls-text = Każda śmierć zabiera jedną. Gdy nie ma już żadnej, zaczyna się koniec gry.
web-adrenaline-symbol-tiles = Amunicja do wyboru
web-adrenaline-symbol-tiles-text = Na arenie nie leży amunicja: gracz na polu amunicji bierze jeden z tych żetonów i może oddać jego część, żeby przejąć wieżyczkę tego pola.
web-adrenaline-symbol-turrets = Wieżyczki
web-adrenaline-symbol-turrets-text = Ile wieżyczek ma każdy gracz. Postać, która wchodzi na pole z cudzą wieżyczką, dostaje 1 obrażenie od jej właściciela. Na końcu wieżyczki dają punkty, najwięcej temu, kto ma ich najwięcej.
web-adrenaline-symbol-token-venom = Znacznik jadu
web-adrenaline-symbol-token-venom-text = Ta postać jest zatruta: dostaje 1 obrażenie na koniec każdej tury Jaszczura, aż jej plansza zostanie zapunktowana albo znacznik usuną nanoboty.
web-adrenaline-symbol-token-control = Znacznik kontroli umysłu
web-adrenaline-symbol-token-control-text = Na koniec swojej tury Banshee może przesunąć tę postać o 1 pole i kazać jej zadać 1 obrażenie komuś innemu na tym polu; to zużywa znacznik.
web-adrenaline-symbol-token-tracked = Tropiona postać
web-adrenaline-symbol-token-tracked-text = Trafiona w tej turze przez bota tropiącego: Echo może ją namierzyć, nawet jeśli jej nie widzi.
web-adrenaline-symbol-tuned = Tańsze ładowanie
web-adrenaline-symbol-tuned-text = Następne ładowanie tego gracza kosztuje o kostkę mniej.
web-adrenaline-carries-venom = zatruta postać
web-adrenaline-carries-control = pod kontrolą
web-adrenaline-carries-tracked = tropiona w tej turze
web-adrenaline-carries-tuned = następne ładowanie kosztuje o kostkę mniej

## Odmowy serwera, przez HTTP

server-error-malformed = Serwer nie zrozumiał tej strony.
server-error-foreign-origin = Prosiła o to obca strona; odmówiono.
server-error-not-host = To może zrobić tylko gospodarz.
server-error-not-seated = Nie siedzisz przy tym stole.
server-error-bad-code = Ten kod nie pasuje do tego stołu.
server-error-sent-away = Gospodarz odprawił cię od tego stołu.
server-error-no-page = Pod tym adresem nic nie ma.
server-error-no-game = Nie ma takiej gry.
server-error-no-table = Nie ma takiego stołu.
server-error-no-invite = Żaden stół nie ma takiego kodu.
server-error-no-record = Nie ma takiego zapisu.
server-error-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać.
server-error-seat-taken = Ktoś cię uprzedził: to miejsce jest zajęte.
server-error-already-started = Gra już się zaczęła.
server-error-not-over = Gra jeszcze trwa.
server-error-over = W tym miejscu gra jest już zakończona.
server-error-not-ready = Nie wszyscy zgłosili gotowość.
server-error-not-away = Ten gracz jest przy stole albo nie ma go zbyt krótko.
server-error-already-seated = Już siedzisz przy tym stole.
server-error-too-big = To jest za duże.
server-error-too-slow = Przesyłanie trwało zbyt długo. Spróbuj jeszcze raz.
server-error-name-taken = Ktoś przy tym stole ma imię podobne do twojego. Wybierz inne.
server-error-too-many-tables = Kilka stołów otwartych stąd wciąż czeka na graczy. Zacznij grę przy jednym z nich albo otwórz stół prywatny.
server-error-bad-name = Imię ma od 1 do 24 widocznych liter, cyfr i znaków i nie może być imieniem bota.
server-error-bad-setup = Te opcje do siebie nie pasują.
server-error-bad-seats = Te miejsca nie pasują do gry.
server-error-bad-clock = Takiego zegara nie można ustawić.
server-error-bad-record = Tego zapisu nie da się odtworzyć.
server-error-version = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
server-error-too-fast = Za dużo żądań naraz. Poczekaj chwilę.
server-error-fault = Coś się u nas zepsuło. Zapisaliśmy to.
server-error-store = Nie udało się tego zapisać, więc się nie wydarzyło. Spróbuj ponownie.
server-error-busy = Serwer jest bardzo zajęty. Spróbuj za chwilę.
server-error-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-error-elsewhere = Tym stołem zajmuje się inny serwer, z którym nie ma połączenia. Spróbuj za chwilę.
server-error-post = Serwery nie mają ze sobą połączenia. Spróbuj za chwilę.

## Odmowy serwera, przy stole

server-refused-malformed = Serwer nie zrozumiał tej strony.
server-refused-too-fast = Proszę, powoli.
server-refused-not-seated = Widzowie nie mogą tego zrobić.
server-refused-not-yours = To nie twoja postać.
server-refused-no-actor = Nikt się tu tak nie nazywa.
server-refused-no-word = Nie ma takiej odpowiedzi.
server-refused-stale = Gra tymczasem potoczyła się dalej.
server-refused-not-awaited = Teraz odpowiada ktoś inny.
server-refused-not-offered = Tego nie można teraz wybrać.
server-refused-over = Gra jest skończona.
server-refused-not-started = Gra jeszcze się nie zaczęła.
server-refused-nothing-to-undo = Nie masz ruchu do cofnięcia.
server-refused-undo-pending = Ktoś już prosi o cofnięcie ruchu.
server-refused-no-undo-pending = Nikt nie prosi o cofnięcie ruchu.
server-refused-undo-refused = Na ostatnią prośbę nie było zgody. Możesz poprosić ponownie po swojej następnej odpowiedzi.
server-refused-undo-absent = Od tamtej pory zagrał ktoś, kto już odszedł; bez tej osoby jej ruchów nie można cofnąć.
server-refused-bad-chat = Wpis ma od 1 do 300 znaków.
server-refused-name-taken = Ktoś przy tym stole ma imię podobne do twojego. Wybierz inne, żeby tu pisać.
server-refused-chat-closed = Gospodarz zamknął czat.
server-refused-sent-away = Gospodarz odprawił cię od tego stołu.
server-refused-no-hint = Nie ma w czym doradzać.
server-told-undone =
    { $n ->
        [one] { $who } cofa jedną decyzję.
        [few] { $who } cofa { $n } decyzje.
       *[many] { $who } cofa { $n } decyzji.
    }
server-told-time-up = { $who }: czas minął, odpowiada bot.
server-told-stood-in = { $who } jest poza stołem: dalej gra bot.
server-told-claimed = { $who } ogłasza zwycięstwo: nikogo innego już nie ma.
server-refused-store = Nie udało się tego zapisać, więc się nie wydarzyło. Spróbuj ponownie.
