# Strona gry Team Fortress 2: Taking Turns

web-tf2-turns-name = TF2: Taking Turns
web-tf2-turns-length = około 50 minut
web-tf2-turns-sentence = Sześcioro specjalistów na stronę i dwa poziomy. Wybierz skład w tajemnicy, zajmij wzniesienie i przynieś swoją flagę do bazy.
web-tf2-turns-seat-attack = Czerwoni, atak
web-tf2-turns-seat-defend = Zieloni, obrona
web-tf2-turns-seat-first = Czerwoni, pierwsi
web-tf2-turns-seat-second = Zieloni, drudzy
web-tf2-turns-option-mode = O co toczy się walka
web-tf2-turns-option-board = Mapa
web-tf2-turns-option-team_size = Liczba jednostek w drużynie
web-tf2-turns-option-buildings = Budowle poległego budowniczego
web-tf2-turns-option-sanctuary = Pola odrodzenia
web-tf2-turns-buildings-stay = zostają
web-tf2-turns-buildings-destroy = znikają razem z nim
web-tf2-turns-sanctuary-true = bezpieczne
web-tf2-turns-sanctuary-false = bez ochrony
web-tf2-turns-mode-ctf = Zdobądź flagę
web-tf2-turns-mode-cp = Punkty kontrolne
web-tf2-turns-board-split-yard = Podzielony Plac
web-tf2-turns-board-short-yard = Krótki Plac
web-tf2-turns-board-sluice = Śluza
web-tf2-turns-board-low-road = Dolna Droga
web-tf2-turns-board-far-stage = Daleki Etap
web-tf2-turns-board-high-stage = Wysoki Etap
web-tf2-turns-board-dry-stage = Suchy Etap

## Nad planszą

web-tf2-turns-turn-of = Tura { $side_gen }
web-tf2-turns-set-up = Wystawianie drużyn
web-tf2-turns-free =
    { $n ->
        [one] Ostatnia wolna tura obrońców
        [few] { $n } wolne tury obrońców
       *[many] { $n } wolnych tur obrońców
    }
web-tf2-turns-round = Runda { $n }
web-tf2-turns-round-of = Runda { $n } z { $last }
web-tf2-turns-goal-ctf = przynieś flagę do bazy
web-tf2-turns-goal-attack = zdobądź punkty, nim licznik wskaże { $n }
web-tf2-turns-goal-defend = wytrwaj, aż licznik wskaże { $n }
web-tf2-turns-tracker = Licznik rund: { $n } z { $most }; po ostatniej rośnie licznik odrodzeń
web-tf2-turns-timer = Licznik odrodzeń: { $n } z { $most }; tyle tur traci poległa jednostka
web-tf2-turns-flag-home = Flaga { $side_gen } stoi na starcie, { $at }
web-tf2-turns-flag-carried = { $who } niesie flagę { $side_gen }, teraz na { $at_loc }
web-tf2-turns-flag-lies = Flaga { $side_gen } leży na { $at_loc }
web-tf2-turns-flag-due = Flaga { $side_gen } leży na { $at_loc } i wróci na start z końcem tej tury
web-tf2-turns-flag-short-home = na starcie
web-tf2-turns-flag-short-carried = w drodze!
web-tf2-turns-flag-short-lies = upuszczona
web-tf2-turns-flag-short-due = zaraz wróci
web-tf2-turns-point-meter = Punkt kontrolny { $n }: utrzymany { $meter } z { $most } rund
web-tf2-turns-point-taken = Punkt kontrolny { $n }: zdobyty
web-tf2-turns-contested = sporny

## Jednostki

web-tf2-turns-secret = tajne
web-tf2-turns-unchosen = do wyboru
web-tf2-turns-attacks = atakują
web-tf2-turns-defends = bronią się
web-tf2-turns-kills =
    { $n ->
        [one] { $n } zabójstwo
        [few] { $n } zabójstwa
       *[many] { $n } zabójstw
    }
web-tf2-turns-health = zdrowie { $health } z { $most }
web-tf2-turns-hp = { $n } PŻ
web-tf2-turns-mv = ruch { $n }
web-tf2-turns-chosen = { $n } w twojej drużynie
web-tf2-turns-out =
    { $n ->
        [0] wraca w następnej rundzie
        [one] pauzuje { $n } turę
        [few] pauzuje { $n } tury
       *[many] pauzuje { $n } tur
    }
web-tf2-turns-returns = wraca w następnej rundzie
web-tf2-turns-has-flag = ma flagę
web-tf2-turns-burns = płonie
web-tf2-turns-burning =
    { $n ->
        [one] płonie jeszcze { $n } rundę
        [few] płonie jeszcze { $n } rundy
       *[many] płonie jeszcze { $n } rund
    }
web-tf2-turns-heals = leczy { $who_acc }
web-tf2-turns-ubers =
    { $n ->
        [one] ładunek z { $who_ins }, została { $n } tura
        [few] ładunek z { $who_ins }, zostały { $n } tury
       *[many] ładunek z { $who_ins }, zostało { $n } tur
    }
web-tf2-turns-healed-by = leczy go { $who }
web-tf2-turns-ubered-by = ładunek daje { $who }
web-tf2-turns-uber = ładunek
web-tf2-turns-charge = ładunek { $n }%
web-tf2-turns-working =
    { $n ->
        [one] buduje: { $piece }, jeszcze { $n } runda
        [few] buduje: { $piece }, jeszcze { $n } rundy
       *[many] buduje: { $piece }, jeszcze { $n } rund
    }
web-tf2-turns-builds = buduje
web-tf2-turns-guns = strzela w biegu na { $dir }
web-tf2-turns-points =
    { $n ->
        [one] został { $n } punkt ruchu
        [few] zostały { $n } punkty ruchu
       *[many] zostało { $n } punktów ruchu
    }
web-tf2-turns-steps-left = kroki
web-tf2-turns-done = już działał w tej turze
web-tf2-turns-held = utrzymany
web-tf2-turns-captured = zdobyty!

## Na planszy

web-tf2-turns-at-lower = pole{ web-where }
    .gen = pola{ web-where }
    .loc = polu{ web-where }
web-tf2-turns-at-lower-near = pole, { web-near } od { $of_gen }
    .gen = pola, { web-near } od { $of_gen }
    .loc = polu, { web-near } od { $of_gen }
web-tf2-turns-at-upper-near = pole na podeście, { web-near } od { $of_gen }
    .gen = pola na podeście, { web-near } od { $of_gen }
    .loc = polu na podeście, { web-near } od { $of_gen }
web-tf2-turns-at-wall = pole{ web-where }
    .gen = pola{ web-where }
    .loc = polu{ web-where }
web-tf2-turns-at-upper = pole na podeście{ web-where }
    .gen = pola na podeście{ web-where }
    .loc = polu na podeście{ web-where }
web-tf2-turns-at-stairs = pole na schodach{ web-where }
    .gen = pola na schodach{ web-where }
    .loc = polu na schodach{ web-where }
web-tf2-turns-at-spawn = pole odrodzenia { $side_gen }{ web-where }
    .gen = pola odrodzenia { $side_gen }{ web-where }
    .loc = polu odrodzenia { $side_gen }{ web-where }
web-tf2-turns-at-holder = stojak flagi { $side_gen }{ web-where }
    .gen = stojaka flagi { $side_gen }{ web-where }
    .loc = stojaku flagi { $side_gen }{ web-where }
web-tf2-turns-at-start = pole startu flagi { $side_gen }{ web-where }
    .gen = pola startu flagi { $side_gen }{ web-where }
    .loc = polu startu flagi { $side_gen }{ web-where }
web-tf2-turns-at-point = punkt kontrolny { $n }{ web-where }
    .gen = punktu kontrolnego { $n }{ web-where }
    .loc = punkcie kontrolnym { $n }{ web-where }
web-tf2-turns-point = punkt kontrolny { $n }
web-tf2-turns-spawn = pole odrodzenia { $side_gen }
web-tf2-turns-holder = { $side } wygrywają, gdy przyniosą tu swoją flagę
web-tf2-turns-start = tu zaczyna flaga { $side_gen }
web-tf2-turns-about-upper = Podwyższenie. Wchodzi się tylko schodami, zeskoczyć można wszędzie. Z krawędzi broń sięga o połowę dalej.
web-tf2-turns-about-stairs = Wznoszą się w kierunku strzałek. Wchodzi się i schodzi tylko ich końcami; liczą się jako oba poziomy.
web-tf2-turns-about-turret = Raz na turę strzela do najbliższego wroga, którego widzi.
web-tf2-turns-about-entrance = Jednostka tej strony, która tu wejdzie, wychodzi wyjściem; jedna na rundę.
web-tf2-turns-about-exit = Tu prowadzi teleporter. Jednostki tej strony mogą tu stać.

## Co potrafią jednostki

web-tf2-turns-moves = ruch
web-tf2-turns-melee = wręcz
web-tf2-turns-melee-for = { $damage }, zawsze trafia
web-tf2-turns-die-for = { $damage }
web-tf2-turns-dice-for = { $dice } × { $damage }
web-tf2-turns-aims-for = { $least }–{ $most }
web-tf2-turns-heals-for = leczy { $n } na turę
web-tf2-turns-range = zasięg { $n }
web-tf2-turns-range-straight = zasięg { $n }, po prostej
web-tf2-turns-range-flame = pole przed sobą, wokół połowa
web-tf2-turns-tag-run-and-gun = Strzelanie w biegu: ma o 1 pole ruchu mniej; po każdym kroku strzela w wybranym kierunku.
web-tf2-turns-tag-burning = Podpala: obrażenia na początku trzech rund, za każdym razem { $n }.
web-tf2-turns-tag-friendly-fire = Rani też swoich.
web-tf2-turns-tag-ground-attack = Może strzelać w ziemię: bez rzutu, na polu i dookoła połowa obrażeń trafienia, a wybuch odpycha wszystkich.
web-tf2-turns-tag-aimed-shot = Po trafieniu kość dziesięciościenna ustala obrażenia.
web-tf2-turns-tag-healer = Łączy się ze swoim: leczy go co turę i rusza się razem z nim.
web-tf2-turns-tag-ubercharge = Przy ładunku 100 dzieli się nim: dwa kroki więcej i połowa obrażeń dla obu.
web-tf2-turns-tag-builder = Buduje działka i teleportery, po dwie rundy; w tym czasie jest bezbronny.
web-tf2-turns-tag-double-capture = Na punkcie kontrolnym liczy się podwójnie.

## Kości

web-tf2-turns-needs = na każdej { $need } lub więcej
web-tf2-turns-hits =
    { $n ->
        [0] bez trafienia
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
web-tf2-turns-aimed = Strzał mierzony, obrażenia: { $damage }

## Legenda

web-tf2-turns-symbol-out = Poza planszą
web-tf2-turns-symbol-out-text = Poległa jednostka: liczba tur jej strony do powrotu.
web-tf2-turns-symbol-flag = Niesie flagę
web-tf2-turns-symbol-flag-text = Flaga postawiona na swoim stojaku daje zwycięstwo. Gdy niosący padnie, flaga zostaje na polu.
web-tf2-turns-symbol-fire = Płonie
web-tf2-turns-symbol-fire-text = Traci zdrowie na początku każdej rundy, jeszcze przez podaną liczbę rund.
web-tf2-turns-symbol-uber = Pod ładunkiem über
web-tf2-turns-symbol-uber-text = Leczący i pacjent dostają połowę obrażeń i mają więcej ruchu, jeszcze przez podaną liczbę swoich tur.
web-tf2-turns-symbol-heal = Promień leczący
web-tf2-turns-symbol-heal-text = Leczący i pacjent: pacjent odzyskuje zdrowie na początku tury każdego gracza, dopóki obaj są blisko siebie.
web-tf2-turns-symbol-charge = Ładunek über
web-tf2-turns-symbol-charge-text = Rośnie z przywracanym zdrowiem. Pełnym leczący może się podzielić z jednostką w pobliżu.
web-tf2-turns-symbol-job = Przy pracy
web-tf2-turns-symbol-job-text = Jednostka, która buduje, nie robi nic innego; liczba mówi, ile rund zostało.
web-tf2-turns-symbol-tracker = Licznik rund
web-tf2-turns-symbol-tracker-text = Nad planszą: jedno pole na rundę. Po ostatnim zaczyna się od nowa, a licznik odrodzeń rośnie.
web-tf2-turns-symbol-timer = Licznik odrodzeń
web-tf2-turns-symbol-timer-text = Tyle tur traci jednostka, która teraz padnie. W trakcie gry rośnie.
web-tf2-turns-symbol-goal = Cel
web-tf2-turns-symbol-goal-text = Zdobądź flagę: odbierz flagę swojego koloru i zanieś ją na swój stojak. Punkty kontrolne: Czerwoni zdobywają wszystkie punkty na czas, Zieloni się bronią.
web-tf2-turns-symbol-flags = Flagi
web-tf2-turns-symbol-flags-text = Każda flaga stoi na początku po stronie przeciwnika; odbierają ją jednostki jej koloru. W ramce jest ta, która jest w drodze albo leży tam, gdzie padł niosący.
web-tf2-turns-symbol-point = Punkt kontrolny
web-tf2-turns-symbol-point-text = Na koniec rundy jednostki Czerwonych, które są same na najniższym niezdobytym punkcie, podnoszą jego licznik; im ich więcej, tym mniej rund trzeba. Jednostka Zielonych na punkcie zeruje licznik. Zdobyty punkt zostaje zdobyty.
