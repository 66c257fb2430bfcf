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
web-adrenaline-team-goal = rań drugi zespół: śmierć daje punkty
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
web-adrenaline-team-symbol-damage = Obrażenia
web-adrenaline-team-symbol-damage-text = Obrażenia, które dotarły na tę planszę. Zakreskowane czekają jeszcze w buforze. Na czaszce postać ginie, a drugi zespół punktuje.
web-adrenaline-team-symbol-marks = Znaczniki namierzenia
web-adrenaline-team-symbol-marks-text = Czekają w buforze. Gdy późniejsza akcja zrani tę postać, każdy zamieni się w 1 dodatkowe obrażenie.
web-adrenaline-team-symbol-grab = { web-adrenaline-symbol-grab }
web-adrenaline-team-symbol-grab-text = Postać, która ma na planszy co najmniej { $grab } obrażenia, może przejść dalej, zanim zabierze ekwipunek. To, co czeka w buforze, się nie liczy.
web-adrenaline-team-symbol-shoot = { web-adrenaline-symbol-shoot }
web-adrenaline-team-symbol-shoot-text = Postać, która ma na planszy co najmniej { $shoot } obrażeń, może się ruszyć przed strzałem. To, co czeka w buforze, się nie liczy.
web-adrenaline-team-symbol-killshot = Śmiertelny strzał i totalna anihilacja
web-adrenaline-team-symbol-killshot-text = Obrażenie na pierwszym z tych pól zabija: drugi zespół punktuje planszę i zabiera czaszkę. Obrażenie na drugim to totalna anihilacja: daje temu zespołowi punkt i leczenie. Oba pola przesuwają się z płytką skoku.
web-adrenaline-team-symbol-worth = { web-adrenaline-symbol-worth }
web-adrenaline-team-symbol-worth-text = Gdy ta postać ginie, drugi zespół dostaje tyle punktów. Każda śmierć zakrywa najwyższą liczbę czaszką, więc następna płaci mniej.
web-adrenaline-team-symbol-skulls = Pozostałe czaszki
web-adrenaline-team-symbol-skulls-text = Każde zabójstwo zabiera jedną. Gdy nie ma już żadnej, zaczyna się koniec: oba zespoły mają tyle samo tur.
web-adrenaline-team-symbol-powerups = { web-adrenaline-symbol-powerups }
web-adrenaline-team-symbol-powerups-text = Karty na ręce, najwyżej { $cards }; drugi zespół ich nie widzi. Każdą można zagrać dla jej działania albo zapłacić nią jak kostką jej koloru.
web-adrenaline-team-symbol-token-venom = { web-adrenaline-symbol-token-venom }
web-adrenaline-team-symbol-token-venom-text = Zdolność Jaszczura zadaje tej postaci 1 obrażenie, prosto na planszę, na koniec każdej tury jego zespołu. Znacznik zostaje, aż plansza zostanie zapunktowana albo usuną go nanoboty.
web-adrenaline-team-symbol-token-control = { web-adrenaline-symbol-token-control }
web-adrenaline-team-symbol-token-control-text = Zdolność Banshee może przesunąć tę postać o 1 pole i kazać jej zadać 1 obrażenie komuś z jej zespołu na tym polu; to zużywa znacznik.
web-adrenaline-team-symbol-token-tracked = { web-adrenaline-symbol-token-tracked }
web-adrenaline-team-symbol-token-tracked-text = Trafiona w tej turze przez bota tropiącego: Echo może ją namierzyć, nawet jeśli jej nie widzi.
web-adrenaline-team-symbol-shared = Wspólna postać
web-adrenaline-team-symbol-shared-text = Dwoje graczy ma tę postać wspólną. W tej turze decyduje za nią ten, którego żeton tu stoi.
