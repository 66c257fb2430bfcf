# Adrenalina w trybie zespołowym: to, na co gra podstawowa nie ma słów.
#
# Formy: gen dopełniacz, dat celownik, acc biernik, ins narzędnik, cap początek zdania,
# short_gen krótki dopełniacz.

adrenaline-team-title = Adrenalina: tryb zespołowy

## Zespoły, gracze, pochodzenie wartości

adrenaline-team-side-black = czarny zespół
    .cap = Czarny zespół
    .gen = czarnego zespołu
    .short_gen = Czarnych
    .dat = czarnemu zespołowi
adrenaline-team-side-white = biały zespół
    .cap = Biały zespół
    .gen = białego zespołu
    .short_gen = Białych
    .dat = białemu zespołowi
adrenaline-team-player-black = Czarny { $n }
    .gen = Czarnego { $n }
    .dat = Czarnemu { $n }
    .acc = Czarnego { $n }
adrenaline-team-player-white = Biały { $n }
    .gen = Białego { $n }
    .dat = Białemu { $n }
    .acc = Białego { $n }
adrenaline-team-status-fact = z druku albo z instrukcji
adrenaline-team-status-recovered = odtworzone z fragmentów
adrenaline-team-status-house = wartość umowna: drukowana nie jest znana

## Postacie, zdolności specjalne, broń osobista, płytki nagród

adrenaline-figure-echo = Echo
    .gen = Echo
    .dat = Echo
    .acc = Echo

adrenaline-team-ability-venom = Jad
adrenaline-team-ability-mind-control = Kontrola umysłu
adrenaline-team-ability-overload = Przeciążenie
adrenaline-team-ability-nanobots = Nanoboty
adrenaline-team-ability-upgrade = Modernizacja
adrenaline-team-ability-hack = Hakowanie

adrenaline-weapon-scrapshot = Złomostrzał
    .gen = Złomostrzału
    .ins = Złomostrzałem
adrenaline-weapon-hot-rod = Hot Rod
    .gen = Hot Roda
    .acc = Hot Roda
    .ins = Hot Rodem
adrenaline-weapon-siren-call = Zew syreny
    .gen = Zewu syreny
    .ins = Zewem syreny
adrenaline-weapon-sonic-scream = Krzyk soniczny
    .gen = Krzyku sonicznego
    .ins = Krzykiem sonicznym
adrenaline-weapon-nanospark = Nanoiskra
    .gen = Nanoiskry
    .acc = Nanoiskrę
    .ins = Nanoiskrą
adrenaline-weapon-ram-fist = Pięść taran
    .gen = Pięści taranu
    .ins = Pięścią taranem
adrenaline-weapon-dual-guns = Dwie spluwy
    .gen = Dwóch spluw
    .ins = Dwiema spluwami
adrenaline-weapon-custom-carbine = Karabinek na zamówienie
    .gen = Karabinka na zamówienie
    .ins = Karabinkiem na zamówienie
adrenaline-weapon-putrifier = Gnilec
    .gen = Gnilca
    .acc = Gnilca
    .ins = Gnilcem
adrenaline-weapon-fang-dart = Jadowa strzałka
    .gen = Jadowej strzałki
    .acc = Jadową strzałkę
    .ins = Jadową strzałką
adrenaline-weapon-tracking-bot = Bot tropiący
    .gen = Bota tropiącego
    .acc = Bota tropiącego
    .ins = Botem tropiącym
adrenaline-weapon-shadow-blade = Ostrze cienia
    .gen = Ostrza cienia
    .ins = Ostrzem cienia

adrenaline-effect-scrapshot-shrapnel = Odłamki
adrenaline-effect-hot-rod-afterburn = Dopalacz
adrenaline-effect-hot-rod-redline = Czerwone pole
adrenaline-effect-siren-call-duet = Duet
adrenaline-effect-sonic-scream-second-wave = Druga fala
adrenaline-effect-sonic-scream-shriek = Wrzask
adrenaline-effect-nanospark-arc = Łuk
adrenaline-effect-nanospark-repair-arc = Łuk naprawczy
adrenaline-effect-ram-fist-charge = Szarża
adrenaline-effect-dual-guns-third-shot = Trzeci strzał
adrenaline-effect-dual-guns-trick-shot = Popisowy strzał
adrenaline-effect-custom-carbine-extended-magazine = Powiększony magazynek
adrenaline-effect-custom-carbine-strafe = Unik w bok
adrenaline-effect-putrifier-cloud = Chmura
adrenaline-effect-fang-dart-double-dose = Podwójna dawka
adrenaline-effect-fang-dart-slither = Pełzanie
adrenaline-effect-tracking-bot-payload = Ładunek
adrenaline-effect-tracking-bot-long-leash = Długa smycz
adrenaline-effect-shadow-blade-shadowstep = Krok w cień
adrenaline-effect-shadow-blade-blink = Mgnienie

adrenaline-team-reward-doctrine = Doktryna
adrenaline-team-reward-supply-drop = Zrzut zaopatrzenia
adrenaline-team-reward-focus-fire = Skupiony ogień

## Części zdań

adrenaline-team-price-any =
    { $n ->
        [one] { $n } kostka dowolnego koloru
        [few] { $n } kostki dowolnego koloru
       *[many] { $n } kostek dowolnego koloru
    }
    .acc =
        { $n ->
            [one] { $n } kostkę dowolnego koloru
            [few] { $n } kostki dowolnego koloru
           *[many] { $n } kostek dowolnego koloru
        }
adrenaline-team-price-rush =
    { $n ->
        [one] skok adrenaliny
        [few] { $n } skoki adrenaliny
       *[many] { $n } skoków adrenaliny
    }
adrenaline-team-tokens =
    { $tokens ->
        [one] { $tokens } znacznik przeciążenia
        [few] { $tokens } znaczniki przeciążenia
       *[many] { $tokens } znaczników przeciążenia
    }
adrenaline-team-colours =
    { $colours ->
        [one] jeden kolor
        [few] { $colours } kolory
       *[many] { $colours } kolorów
    }

## Pytania

adrenaline-team-ask-draft = { $who_cap }: wybierzcie postać (wybór { $n } z 6).
adrenaline-team-ask-assign = { $who_cap }: kim gra { $player }?
adrenaline-team-ask-arm = { $who_cap }: kto płaci albo za którą broń? Reszta zaczyna niezaładowana.
adrenaline-team-ask-muster = { $who_cap }: kto dobiera trzy karty zdolności i odradza dwie postacie?
adrenaline-team-ask-spawn = { $who }: odrzuć kartę zdolności. { $character } wkracza w punkcie odrodzenia jej koloru.
adrenaline-team-ask-control = { $who_cap }: kto w tej turze kontroluje { $character_acc }?
adrenaline-team-ask-team =
    { $left ->
        [one] { $who_cap }: czas na akcję ostatniej postaci.
        [few] { $who_cap }: kto działa teraz? Zostały { $left }.
       *[many] { $who_cap }: kto działa teraz? Zostało { $left }.
    }
adrenaline-team-ask-after-actions = { $who_cap }: wszystkie postacie wykonały akcje. Zagrajcie kartę zdolności albo zakończcie turę.
adrenaline-team-ask-floor = { $who }: którą kartę zdolności zagrywasz?
adrenaline-team-ask-act = { $who }: co robi { $character }?
adrenaline-team-ask-effect = { $who }: który efekt { $weapon_gen } teraz?
adrenaline-team-ask-tagback = { $who }: { $by } właśnie rani twoją postać. Odpłacasz Markerem?
adrenaline-team-ask-teleport-whom = { $who }: kogo teleportujesz?
adrenaline-team-ask-teleport = { $who }: gdzie pojawia się { $character }?
adrenaline-team-ask-abilities = { $who_cap }: czyja zdolność specjalna teraz?
adrenaline-team-ask-abilities-venom = { $who_cap }: czyja zdolność specjalna teraz? Jad w końcu musi zadziałać.
adrenaline-team-ask-mind-control = { $who }: komu rozkazuje { $character }?
adrenaline-team-ask-control-move = { $who }: dokąd { $character } posyła { $target_acc }?
adrenaline-team-ask-control-strike = { $who }: czy { $target } ma na rozkaz { $character_gen } zaatakować członka swojego zespołu? To zużywa znacznik.
adrenaline-team-ask-overload = { $who }: { $character } ma { adrenaline-team-tokens }. Ładujesz czy wyładowujesz?
adrenaline-team-ask-nanobots = { $who }: co robią nanoboty { $character_gen }?
adrenaline-team-ask-heal-whom = { $who }: kogo leczą nanoboty { $character_gen }?
adrenaline-team-ask-purge-whom = { $who }: kogo oczyszczają nanoboty { $character_gen }?
adrenaline-team-ask-purge-what = { $who }: co nanoboty { $character_gen } usuwają? Pacjent: { $target }.
adrenaline-team-ask-upgrade = { $who }: co usprawnia { $character }?
adrenaline-team-ask-scavenge = { $who }: którą kostkę wygrzebuje { $character }?
adrenaline-team-ask-hack = { $who }: co hakuje { $character }?
adrenaline-team-ask-lock-on = { $who }: kogo namierza { $character }?
adrenaline-team-ask-siphon = { $who }: czyją amunicję podkrada { $character }?
adrenaline-team-ask-siphon-cube = { $who }: którą kostkę { $character } zabiera? Właściciel: { $from }.
adrenaline-team-ask-gift-heal = { $who_cap }: kogo leczycie?
adrenaline-team-ask-gift-cube-to =
    { $left ->
        [one] { $who_cap }: kto dostaje kostkę?
        [few] { $who_cap }: kto dostaje kostkę? Zostały { $left }.
       *[many] { $who_cap }: kto dostaje kostkę? Zostało { $left }.
    }
adrenaline-team-ask-gift-powerup-to =
    { $left ->
        [one] { $who_cap }: kto dostaje kartę zdolności?
        [few] { $who_cap }: kto dostaje kartę zdolności? Zostały { $left }.
       *[many] { $who_cap }: kto dostaje kartę zdolności? Zostało { $left }.
    }
adrenaline-team-ask-gift-cube = { $who_cap }: jaką kostkę dostaje { $player }?
adrenaline-team-ask-respawn = { $who_cap }: kto odradza { $character_acc }?
adrenaline-team-ask-tune = { $who }: którą kostkę oszczędzasz, ładując { $weapon_acc }?
adrenaline-team-ask-unload = { $who }: masz pełną rękę. Którą broń odkładasz na stół za { $weapon_acc }?

## Odpowiedzi

adrenaline-team-choice-end-actions = Zakończ turę
adrenaline-team-choice-pass-action = Pas
adrenaline-team-choice-no-more-abilities = Bez dalszych zdolności
adrenaline-team-choice-no-effect = Bez dalszych efektów
adrenaline-team-choice-stay = Niech zostanie na miejscu
adrenaline-team-choice-no-strike = Bez ataku
adrenaline-team-choice-no-heal = Nie leczcie nikogo
adrenaline-team-choice-no-powerup = Teraz bez karty
adrenaline-team-choice-rush-grab = Skok adrenaliny: zabierz ekwipunek (ruch o { adrenaline-up-to })
adrenaline-team-choice-rush-shoot = Skok adrenaliny: strzelaj (ruch o { adrenaline-up-to })
adrenaline-team-choice-ability = { $figure }: { $ability }
adrenaline-team-choice-player = { $player }
adrenaline-team-choice-floor = { $player } zagrywa kartę zdolności
adrenaline-team-choice-use-heal = Leczenie: płytka skoku o 1 pole w prawo
adrenaline-team-choice-use-purge = Usuń znacznik
adrenaline-team-choice-use-venom = Znacznik jadu
adrenaline-team-choice-use-control = Znacznik kontroli umysłu
adrenaline-team-choice-use-mark = Znacznik namierzenia z bufora
adrenaline-team-choice-use-charge = Ładowanie: jeszcze jeden znacznik
adrenaline-team-choice-use-discharge = Wyładowanie wszystkiego
adrenaline-team-choice-use-scavenge = Wygrzeb kostkę
adrenaline-team-choice-use-tune = Strojenie: następne ładowanie o kostkę taniej
adrenaline-team-choice-use-lock-on = Namierzenie: znacznik namierzenia
adrenaline-team-choice-use-siphon = Podkradnij kostkę

## Zdarzenia

adrenaline-team-told-reward-tile = Nagrody za rozładowanie bufora: { $reward }.
adrenaline-team-told-begins = Zaczyna { $team }.
adrenaline-team-told-revealed = { $who }: broń osobista to { $weapon }.
adrenaline-team-told-drafted = { $team_cap } wybiera { $who_acc }.
adrenaline-team-told-assigned = { $who } prowadzi { $character_acc }.
adrenaline-team-told-shared = { $who } to wspólna postać { $team_gen }.
adrenaline-team-told-armed = { $who } ma załadowaną broń: { $weapon }.
adrenaline-team-told-unarmed = { $who } zaczyna z niezaładowaną bronią: { $weapon }.
adrenaline-team-told-turn = Tura { $team_gen }.
adrenaline-team-told-controls = { $who } kontroluje w tej turze { $character_acc }.
adrenaline-team-told-acts = Działa { $who }.
adrenaline-team-told-passed = { $who } nic nie robi.
adrenaline-team-told-slid = Skok adrenaliny! { $who }: odtąd zabija { $killshot }. obrażenie.
adrenaline-team-told-healed = { $who } się leczy: odtąd zabija { $killshot }. obrażenie.
adrenaline-team-told-pushed = { $player } przesuwa { $who_acc } na { $square }.
adrenaline-team-told-unloaded = { $who } odkłada na stół { $weapon_acc }: broń jest niezaładowana.
adrenaline-team-told-hurt = { $by } zadaje { $who_dat } { adrenaline-damage } (do bufora).
adrenaline-team-told-hurt-marks = { $by } zadaje { $who_dat } { adrenaline-damage } (do bufora), w tym { $marks } z namierzenia.
adrenaline-team-told-marked = Namierzenie { $who_gen } w buforze: { adrenaline-marks }.
adrenaline-team-told-poisoned = { $who } dostaje znacznik jadu.
adrenaline-team-told-controlled = { $who } dostaje znacznik kontroli umysłu.
adrenaline-team-told-overloaded = { $who } ma { adrenaline-team-tokens }.
adrenaline-team-told-tracked = Bot tropi { $who_acc }.
adrenaline-team-told-venom = Jad zadaje { $who_dat } { adrenaline-damage }, z pominięciem bufora.
adrenaline-team-told-ability = { $who } używa zdolności: { $ability }.
adrenaline-team-told-removed-venom = { $who } pozbywa się jadu.
adrenaline-team-told-removed-control = { $who } odzyskuje wolną wolę.
adrenaline-team-told-removed-mark = Jeden znacznik namierzenia { $who_gen } znika z bufora.
adrenaline-team-told-discharged = { $who } wyładowuje { adrenaline-team-tokens }.
adrenaline-team-told-scavenged = { $who } wygrzebuje { $colour_f_acc } kostkę.
adrenaline-team-told-tuned = { $who }: następne ładowanie będzie o kostkę tańsze.
adrenaline-team-told-siphoned = { $who } podkrada { $colour_f_acc } kostkę. Traci ją { $from }.
adrenaline-team-told-flushed = Bufor { $team_gen } się rozładowuje: { adrenaline-team-colours }!
adrenaline-team-told-landed = { $who } otrzymuje { adrenaline-damage }.
adrenaline-team-told-landed-lost = { $who } otrzymuje { adrenaline-damage }; przepada: { $lost }.
adrenaline-team-told-got-cube = { $who } dostaje { $colour_f_acc } kostkę.
adrenaline-team-told-killed = Śmiertelny strzał: ginie { $who }.
adrenaline-team-told-overkilled = Totalna anihilacja! Ginie { $who }.
adrenaline-team-told-skull =
    { $left ->
        [0] { $who } dostaje ostatnią czaszkę.
        [one] { $who } dostaje czaszkę; zostaje { $left }.
        [few] { $who } dostaje czaszkę; zostają { $left }.
       *[many] { $who } dostaje czaszkę; zostaje { $left }.
    }
adrenaline-team-told-scored-flush = { $team_cap } zdobywa { adrenaline-points } za rozładowanie bufora ({ adrenaline-team-colours }).
adrenaline-team-told-scored-board = { $team_cap } zdobywa { adrenaline-points } za planszę { $board_gen }.
adrenaline-team-told-scored-overkill = { $team_cap } zdobywa { adrenaline-points } za totalną anihilację { $board_gen }.
adrenaline-team-told-scored-doublekill = { $team_cap } zdobywa { adrenaline-points } za podwójną śmierć.
adrenaline-team-told-scored-triplekill = { $team_cap } zdobywa { adrenaline-points } za potrójną śmierć!
adrenaline-team-told-scored-leftover = { $team_cap } zdobywa { adrenaline-points } za pozostałe obrażenia.
adrenaline-team-told-last-turn = Nie ma już czaszek. Ostatnia tura: { $team }.

## Odmowy

adrenaline-team-not-own-team = To postać z twojego zespołu.
adrenaline-team-not-enemies-only = Newton przesuwa tylko wrogów.
adrenaline-team-not-not-healable = Nie ma czego leczyć: płytka skoku leży na swoim miejscu albo postać jest poza zasięgiem.
adrenaline-team-not-acted = Ta postać wykonała już akcję w tej turze.
adrenaline-team-not-not-controlled = Nie kontrolujesz teraz tej postaci.
adrenaline-team-not-no-use = Ta zdolność nie ma teraz na kogo zadziałać albo została już użyta.
adrenaline-team-not-taken = Ta postać jest już zajęta.
adrenaline-team-not-no-venom = Ta postać nie ma znacznika jadu.
adrenaline-team-not-not-struck = Ten strzał nie zadaje tej postaci obrażeń.
adrenaline-team-not-choose-character = Najpierw wybierz postać.
adrenaline-team-not-unlocked = To ulepszenie jest odblokowane: skok nie jest potrzebny.
adrenaline-team-not-no-rush = Płytki skoku nie da się już przesunąć.
adrenaline-team-not-not-its-weapon = To broń osobista innej postaci.
adrenaline-team-not-no-lock = Poza zasięgiem wzroku i bez namiaru albo ma już tyle znaczników, ile można.
adrenaline-team-not-no-token = Nie ma tam znacznika kontroli albo został już użyty.
adrenaline-team-not-not-beside-it = Tylko ktoś z jej zespołu na tym samym polu.
adrenaline-team-not-not-on-team = Nikt z twojego zespołu.
adrenaline-team-not-not-in-price = Tego koloru nie ma w cenie albo na resztę cię nie stać.
adrenaline-team-not-no-such-use = Ta zdolność robi co innego.
adrenaline-team-not-not-in-play = W tej partii ta postać ma inną broń osobistą.
adrenaline-team-not-loaded-by-other = Ta broń jest niezaładowana albo załadował ją inny gracz i tylko on może jej użyć.
adrenaline-team-not-no-room = Nie ma na to miejsca albo nie ma czego wziąć.
adrenaline-team-not-no-floor = Ta osoba nie ma kart albo właśnie zrezygnowała.
adrenaline-team-not-not-on-square = Żadna postać tego gracza nie stoi na tym polu albo nie ma on odpowiedniej kostki.
adrenaline-team-not-venom-first = Najpierw musi zadziałać jad.
adrenaline-team-not-all-must-act = Tura kończy się, gdy wszystkie postacie wykonają akcje, choćby pasując.
adrenaline-team-not-card-full = Na karcie nie ma miejsca na kolejny znacznik.
adrenaline-team-not-nothing-to-purge = Nie ma tu czego usuwać.
adrenaline-team-not-nothing-unloaded = Cała broń jest załadowana.

## Odrzucone ustawienia gry

adrenaline-team-setup-players = W zespole jest od 1 do 3 osób, nie { $given }.
adrenaline-team-setup-reward = Nie ma płytki nagród „{ $given }”. Są: { $known }.
adrenaline-team-setup-weapon = „{ $given }” nie jest bronią osobistą. Są: { $known }.
adrenaline-team-setup-weapons = Podaj po jednej broni osobistej dla każdej postaci (jest ich { $characters }).
adrenaline-team-setup-guest = „{ $given }” nie jest postacią spoza szóstki. Są: { $known }.
adrenaline-team-setup-no-guest = Nie ma postaci spoza szóstki.

## Pomoc: postacie

adrenaline-team-help-character-d-struct-0r = Chodząca broń z luźnym bezpiecznikiem. Ładuje się, a potem wszyscy w pobliżu o tym wiedzą.
adrenaline-team-help-character-banshee = Jej głos wchodzi do głowy i tam wydaje rozkazy.
adrenaline-team-help-character-dozer = Żołnierz z chmurą malutkich mechaników. Dzięki niemu zespół trzyma się w całości.
adrenaline-team-help-character-violet = Buduje, przerabia i ulepsza wszystko, co strzela.
adrenaline-team-help-character-sprog = Gryzie raz i czeka.
adrenaline-team-help-character-echo = Podsłuchuje, namierza i częstuje się twoją amunicją.

## Pomoc: zdolności specjalne

adrenaline-team-help-ability-venom = Każdy zatruty wróg dostaje 1 obrażenie prosto na planszę. Zdolność jest obowiązkowa; znacznik zostaje, aż plansza zostanie zapunktowana albo usuną go nanoboty.
adrenaline-team-help-ability-mind-control = Każdego kontrolowanego wroga możesz przesunąć o 1 pole, a potem może on zadać 1 obrażenie członkowi swojego zespołu na tym samym polu; to zużywa znacznik.
adrenaline-team-help-ability-overload = Dołóż znacznik albo wyładuj wszystkie na każdego wroga na jego polu. 1 znacznik: znacznik namierzenia. 2 znaczniki: 1 obrażenie. 3 znaczniki: 1 obrażenie i znacznik namierzenia. 4 znaczniki: 2 obrażenia i 1 obrażenie dla wrogów o jeden ruch dalej.
adrenaline-team-help-ability-nanobots = Ulecz lub oczyść Dozera albo członka zespołu oddalonego najwyżej o 1 ruch; bez limitu odległości, jeśli w tej turze trafił swoją bronią osobistą.
adrenaline-team-help-ability-upgrade = Weź kostkę w kolorze widocznym na jej polu albo obniż koszt jednego ładowania o kostkę.
adrenaline-team-help-ability-hack = Namierz wroga, którego widzi lub tropi, albo zabierz kostkę graczowi, którego postać stoi na jej polu.

## Pomoc: broń osobista, efekt po efekcie

adrenaline-help-weapon-scrapshot-basic = 2 obrażenia i znacznik namierzenia dla kogoś na twoim polu lub o 1 ruch; dochodzi znacznik przeciążenia.
adrenaline-help-weapon-scrapshot-shrapnel = Wszyscy inni wrogowie na tym polu dostają po 1 obrażeniu.
adrenaline-help-weapon-hot-rod-basic = Pędź 1 lub 2 pola prosto: po 1 obrażeniu dla każdego wroga tam, gdzie się zatrzymasz; dochodzi znacznik przeciążenia.
adrenaline-help-weapon-hot-rod-afterburn = Po 1 obrażeniu dla każdego wroga na polu, z którego ruszasz.
adrenaline-help-weapon-hot-rod-redline = Jeszcze 1 obrażenie dla jednego z trafionych; dochodzi znacznik przeciążenia.
adrenaline-help-weapon-siren-call-basic = 2 obrażenia dla kogoś w zasięgu wzroku i znacznik kontroli umysłu.
adrenaline-help-weapon-siren-call-duet = Ktoś inny w zasięgu wzroku dostaje znacznik kontroli umysłu.
adrenaline-help-weapon-sonic-scream-basic = Twoje pole albo takie o 1 ruch od niego: każdy wróg na nim dostaje 1 obrażenie i znacznik kontroli umysłu.
adrenaline-help-weapon-sonic-scream-second-wave = Po 1 obrażeniu dla każdego wroga na innym polu, też najwyżej o 1 ruch od ciebie.
adrenaline-help-weapon-sonic-scream-shriek = Jeszcze 1 obrażenie dla jednego z trafionych.
adrenaline-help-weapon-nanospark-basic = Po 1 obrażeniu dla jednego lub dwóch widocznych wrogów.
adrenaline-help-weapon-nanospark-arc = Jeszcze 1 obrażenie dla jednego z nich.
adrenaline-help-weapon-nanospark-repair-arc = Ulecz członka zespołu, którego widzisz.
adrenaline-help-weapon-ram-fist-basic = 2 obrażenia dla kogoś na twoim polu; potem możesz go przesunąć o 1 pole.
adrenaline-help-weapon-ram-fist-charge = Przed ciosem: bieg 1 lub 2 pola prosto.
adrenaline-help-weapon-dual-guns-basic = Dwa strzały po 1 obrażeniu w widoczne postacie, w tę samą albo w dwie różne.
adrenaline-help-weapon-dual-guns-third-shot = Jeszcze jeden taki strzał: 1 obrażenie.
adrenaline-help-weapon-dual-guns-trick-shot = Jeden ze strzałów może trafić kogoś niewidocznego, oddalonego najwyżej o 2 ruchy.
adrenaline-help-weapon-custom-carbine-basic = 1 obrażenie i znacznik namierzenia dla kogoś widocznego na innym polu.
adrenaline-help-weapon-custom-carbine-extended-magazine = Jeszcze 1 obrażenie dla tego samego celu.
adrenaline-help-weapon-custom-carbine-strafe = Krok o 1 pole.
adrenaline-help-weapon-putrifier-basic = 1 obrażenie i jad dla kogoś na twoim polu lub o 1 ruch.
adrenaline-help-weapon-putrifier-cloud = Wszyscy inni wrogowie na tym polu też zostają zatruci.
adrenaline-help-weapon-fang-dart-basic = 2 obrażenia i jad dla kogoś w zasięgu wzroku; jeszcze 1 obrażenie, jeśli już jest zatruty.
adrenaline-help-weapon-fang-dart-double-dose = 1 obrażenie dla kogoś innego w zasięgu wzroku, kto jest zatruty.
adrenaline-help-weapon-fang-dart-slither = Krok o 1 pole.
adrenaline-help-weapon-tracking-bot-basic = 1 obrażenie i znacznik namierzenia dla kogoś oddalonego najwyżej o 2 ruchy, widocznego lub nie; w tej turze sięga go Hakowanie.
adrenaline-help-weapon-tracking-bot-payload = Jeszcze 1 obrażenie dla tego samego celu.
adrenaline-help-weapon-tracking-bot-long-leash = Przed strzałem: odległość nie ma znaczenia.
adrenaline-help-weapon-shadow-blade-basic = 2 obrażenia dla kogoś na twoim polu.
adrenaline-help-weapon-shadow-blade-shadowstep = Krok o 1 pole, przed cięciem lub po nim.
adrenaline-help-weapon-shadow-blade-blink = Przed cięciem: pojaw się na polu wroga, którego widzisz.

## Pomoc: płytki nagród

adrenaline-team-help-reward-doctrine = Jeden kolor: 1 punkt i karta zdolności. Dwa: 2 punkty i leczenie. Trzy: 3 punkty.
adrenaline-team-help-reward-supply-drop = Jeden kolor: 2 kostki i leczenie. Dwa: 1 punkt i 2 kostki. Trzy: 1 punkt, 2 kostki i karta zdolności.
adrenaline-team-help-reward-focus-fire = Jeden kolor: 3 punkty. Dwa: 1 punkt i karta zdolności. Trzy: leczenie i karta zdolności.

## Pomoc: zasady w skrócie

adrenaline-team-help-goal = Dwa zespoły po trzy postacie. Zabijajcie wrogów wspólnie i w porę; wygrywa zespół z większą liczbą punktów.
adrenaline-team-help-turn = Każda postać zespołu wykonuje jedną akcję: ruch i zabranie ekwipunku albo strzał. Potem uzupełnia się arenę, używa zdolności specjalnych, sprawdza bufor wrogów, punktuje zabitych i ładuje broń.
adrenaline-team-help-buffer = Obrażenia czekają w buforze wrogiego zespołu. Jeśli na koniec waszej tury jest ich tam co najmniej 6, wszystkie naraz trafiają na plansze, a nagroda zależy od liczby kolorów. Znaczniki namierzenia zostają w buforze i zamieniają się w obrażenia, gdy późniejsza akcja trafi ich kolor.
adrenaline-team-help-rush = Przesuń płytkę skoku postaci o 1 pole, by wcześniej użyć ulepszenia albo efektu skoku jej broni osobistej. Po każdym przesunięciu łatwiej ją zabić; leczenie cofa płytkę.
adrenaline-team-help-weapons = Załadowana broń jest w rękach graczy, najwyżej trzy sztuki; niezaładowana leży na stole dla całego zespołu. Broń osobista słucha tylko swojej postaci.
adrenaline-team-help-kills = Pierwsza śmierć postaci jest warta 8 punktów, kolejne 6, 4, 2 i 1. Totalna anihilacja daje punkt i leczenie, podwójna śmierć 2 punkty, potrójna 4.
adrenaline-team-help-end = Ósma czaszka kończy grę, po równej liczbie tur. Pozostałe obrażenia dają punkt za każde trzy na planszach wrogów i rozstrzygają remis.
