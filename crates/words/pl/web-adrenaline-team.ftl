# Strona Adrenaliny w trybie zespołowym.

web-adrenaline-team-name = Adrenalina: tryb zespołowy
web-adrenaline-team-length = około 60 minut
web-adrenaline-team-sentence = Dwa zespoły po trzy postacie. Obrażenia zbierają się w buforze, a potem spadają wszystkie naraz.

## Ustawienia

web-adrenaline-team-option-black = Gracze czarnego zespołu
web-adrenaline-team-option-white = Gracze białego zespołu
web-adrenaline-team-option-arena = Arena
web-adrenaline-team-option-skulls = Czaszki
web-adrenaline-team-option-reward = Nagroda za rozładowanie bufora
web-adrenaline-team-option-hidden_hands = Karty zdolności w zespole
web-adrenaline-team-option-guest = Gość w szóstce
web-adrenaline-team-black-1 = 1, prowadzi wszystkie trzy
web-adrenaline-team-black-2 = 2, trzecia postać wspólna
web-adrenaline-team-black-3 = 3, każdy jedną
web-adrenaline-team-white-1 = 1, prowadzi wszystkie trzy
web-adrenaline-team-white-2 = 2, trzecia postać wspólna
web-adrenaline-team-white-3 = 3, każdy jedną
web-adrenaline-team-arena-l2r2 = Mała (10 pól)
web-adrenaline-team-arena-l2r1 = Długa sala (11 pól)
web-adrenaline-team-arena-l1r2 = Dziedziniec (11 pól)
web-adrenaline-team-arena-l1r1 = Duża (12 pól)
web-adrenaline-team-skulls-5 = 5, krótka gra
web-adrenaline-team-skulls-8 = 8, pełna gra
web-adrenaline-team-reward-doctrine = Doktryna
web-adrenaline-team-reward-supply-drop = Zrzut zaopatrzenia
web-adrenaline-team-reward-focus-fire = Skupiony ogień
web-adrenaline-team-guest-open = nikt
web-adrenaline-team-hidden_hands-false = jawne dla zespołu
web-adrenaline-team-hidden_hands-true = zakryte

## Stół

web-adrenaline-team-draft = Wybór postaci
web-adrenaline-team-draft-text = na zmianę, po trzy dla zespołu
web-adrenaline-team-turn-of = Tura { $team_short_gen }
web-adrenaline-team-to-act =
    { $n ->
        [0] wszyscy już działali
        [one] została { $n } postać
        [few] zostały { $n } postacie
       *[many] zostało { $n } postaci
    }
web-adrenaline-team-skulls = Pozostałe czaszki: { $left } z { $all }
web-adrenaline-team-last-turn = Ostatnia tura
web-adrenaline-team-starts = zaczyna
web-adrenaline-team-buffer = Bufor { $team_gen }: obrażenia: { $n }, rozładowanie przy { $full }
web-adrenaline-team-waiting = { $who }: obrażenia { $damage }, namierzenia { $marks }
web-adrenaline-team-damage = Obrażenia: { $n }, śmierć przy { $kill }
web-adrenaline-team-in-buffer = w buforze jeszcze { $n }
web-adrenaline-team-shared = wspólna
web-adrenaline-team-controls = W tej turze kontroluje: { $who }
web-adrenaline-team-tuned = Następne ładowanie będzie o kostkę tańsze
web-adrenaline-team-pool = Na stole:
web-adrenaline-team-token-venom = znacznik jadu
web-adrenaline-team-token-control = znacznik kontroli umysłu
web-adrenaline-team-token-tracked = tropiona w tej turze
web-adrenaline-team-slides =
    { $n ->
        [one] Płytka skoku jest przesunięta o { $n } pole
        [few] Płytka skoku jest przesunięta o { $n } pola
       *[many] Płytka skoku jest przesunięta o { $n } pól
    }
web-adrenaline-team-ability-resting = gotowa po akcji tej postaci
web-adrenaline-team-ability-ready = gotowa na koniec tury
web-adrenaline-team-ability-used = użyta w tej turze
web-adrenaline-team-overload =
    { $n ->
        [one] { $n } znacznik przeciążenia
        [few] { $n } znaczniki przeciążenia
       *[many] { $n } znaczników przeciążenia
    }
web-adrenaline-team-own-weapon = Broń osobista: { $who }
web-adrenaline-team-symbol-buffer = Bufor
web-adrenaline-team-symbol-rush = Skok adrenaliny
