# Adrenalina: pytania, odpowiedzi, zdarzenia, odmowy, nazwy.
#
# Formy: gen dopełniacz, dat celownik, acc biernik, ins narzędnik; przy
# kolorach rodzaj i przypadek razem (f_acc: rodzaj żeński, biernik). Nazwa bez
# danej formy jest nieodmienna albo brzmi w niej tak jak w mianowniku.

adrenaline-title = Adrenalina

## Kolory kostek, kart zdolności i punktów odrodzenia

adrenaline-colour-red = czerwony
    .f = czerwona
    .f_acc = czerwoną
    .f_ins = czerwoną
    .f_pl = czerwone
    .f_pl_gen = czerwonych
    .m_loc = czerwonym
adrenaline-colour-yellow = żółty
    .f = żółta
    .f_acc = żółtą
    .f_ins = żółtą
    .f_pl = żółte
    .f_pl_gen = żółtych
    .m_loc = żółtym
adrenaline-colour-blue = niebieski
    .f = niebieska
    .f_acc = niebieską
    .f_ins = niebieską
    .f_pl = niebieskie
    .f_pl_gen = niebieskich
    .m_loc = niebieskim

## Pomieszczenia; forma krótka stoi przy polu

adrenaline-room-red = czerwone pomieszczenie
    .short = czerwone
    .loc = czerwonym
adrenaline-room-yellow = żółte pomieszczenie
    .short = żółte
    .loc = żółtym
adrenaline-room-blue = niebieskie pomieszczenie
    .short = niebieskie
    .loc = niebieskim
adrenaline-room-green = zielone pomieszczenie
    .short = zielone
    .loc = zielonym
adrenaline-room-purple = fioletowe pomieszczenie
    .short = fioletowe
    .loc = fioletowym
adrenaline-room-white = białe pomieszczenie
    .short = białe
    .loc = białym

## Kierunki

adrenaline-heading-north = północ
adrenaline-heading-east = wschód
adrenaline-heading-south = południe
adrenaline-heading-west = zachód

## Postacie

adrenaline-figure-d-struct-0r = :D-strukt-0R
adrenaline-figure-banshee = Banshee
adrenaline-figure-dozer = Dozer
    .gen = Dozera
    .dat = Dozerowi
    .acc = Dozera
adrenaline-figure-violet = Wioletka
    .gen = Wioletki
    .dat = Wioletce
    .acc = Wioletkę
adrenaline-figure-sprog = Jaszczur
    .gen = Jaszczura
    .dat = Jaszczurowi
    .acc = Jaszczura

## Broń

adrenaline-weapon-lock-rifle = Karabin namierzający
    .gen = Karabinu namierzającego
    .ins = Karabinem namierzającym
adrenaline-weapon-machine-gun = Karabin maszynowy
    .gen = Karabinu maszynowego
    .ins = Karabinem maszynowym
adrenaline-weapon-thor = T.H.O.R.
    .gen = T.H.O.R.-a
    .acc = T.H.O.R.-a
    .ins = T.H.O.R.-em
adrenaline-weapon-plasma-gun = Karabin plazmowy
    .gen = Karabinu plazmowego
    .ins = Karabinem plazmowym
adrenaline-weapon-whisper = Szept
    .gen = Szeptu
    .ins = Szeptem
adrenaline-weapon-electroscythe = Elektrokosa
    .gen = Elektrokosy
    .acc = Elektrokosę
    .ins = Elektrokosą
adrenaline-weapon-tractor-beam = Retraktor
    .gen = Retraktora
    .ins = Retraktorem
adrenaline-weapon-vortex-cannon = Działo wirowe
    .gen = Działa wirowego
    .ins = Działem wirowym
adrenaline-weapon-furnace = Palenisko
    .gen = Paleniska
    .ins = Paleniskiem
adrenaline-weapon-heatseeker = Łowca ciepła
    .gen = Łowcy ciepła
    .acc = Łowcę ciepła
    .ins = Łowcą ciepła
adrenaline-weapon-hellion = Piekielnik
    .gen = Piekielnika
    .acc = Piekielnika
    .ins = Piekielnikiem
adrenaline-weapon-flamethrower = Miotacz ognia
    .gen = Miotacza ognia
    .ins = Miotaczem ognia
adrenaline-weapon-grenade-launcher = Granatnik
    .gen = Granatnika
    .ins = Granatnikiem
adrenaline-weapon-rocket-launcher = Wyrzutnia rakiet
    .gen = Wyrzutni rakiet
    .acc = Wyrzutnię rakiet
    .ins = Wyrzutnią rakiet
adrenaline-weapon-railgun = Railgun
    .gen = Railguna
    .ins = Railgunem
adrenaline-weapon-cyberblade = Cyberostrze
    .gen = Cyberostrza
    .ins = Cyberostrzem
adrenaline-weapon-zx-2 = ZX-2
    .ins = bronią ZX-2
adrenaline-weapon-shotgun = Strzelba
    .gen = Strzelby
    .acc = Strzelbę
    .ins = Strzelbą
adrenaline-weapon-power-glove = Rękawica mocy
    .gen = Rękawicy mocy
    .acc = Rękawicę mocy
    .ins = Rękawicą mocy
adrenaline-weapon-shockwave = Fala uderzeniowa
    .gen = Fali uderzeniowej
    .acc = Falę uderzeniową
    .ins = Falą uderzeniową
adrenaline-weapon-sledgehammer = Młot
    .gen = Młota
    .ins = Młotem

## Efekty

adrenaline-effect-basic = Efekt podstawowy
adrenaline-effect-lock-rifle-second-lock = Drugie namierzenie
adrenaline-effect-machine-gun-focus-shot = Strzał skupiony
adrenaline-effect-machine-gun-turret-tripod = Trójnóg
adrenaline-effect-thor-chain-reaction = Reakcja łańcuchowa
adrenaline-effect-thor-high-voltage = Wysokie napięcie
adrenaline-effect-plasma-gun-phase-glide = Ślizg fazowy
adrenaline-effect-plasma-gun-charged-shot = Załadowany strzał
adrenaline-effect-electroscythe-reaper = Żniwiarz
adrenaline-effect-tractor-beam-punisher = Kat
adrenaline-effect-vortex-cannon-black-hole = Czarna dziura
adrenaline-effect-furnace-cozy-fire = Przytulny ogień
adrenaline-effect-hellion-nano-tracer = Nanoznacznik
adrenaline-effect-flamethrower-barbecue = Grill
adrenaline-effect-grenade-launcher-extra-grenade = Dodatkowy granat
adrenaline-effect-rocket-launcher-rocket-jump = Rakietowy skok
adrenaline-effect-rocket-launcher-fragmenting-warhead = Głowica odłamkowa
adrenaline-effect-railgun-piercing = Przebicie
adrenaline-effect-cyberblade-shadowstep = Krok w cień
adrenaline-effect-cyberblade-slice-and-dice = Siekanina
adrenaline-effect-zx-2-scanner = Skaner
adrenaline-effect-shotgun-long-barrel = Długa lufa
adrenaline-effect-power-glove-rocket-fist = Rakietowa pięść
adrenaline-effect-shockwave-tsunami = Tsunami
adrenaline-effect-sledgehammer-pulverize = Miażdżenie

## Karty zdolności

adrenaline-powerup-targeting-scope = Celownik laserowy
adrenaline-powerup-newton = Newton
adrenaline-powerup-tagback-grenade = Marker
adrenaline-powerup-teleporter = Teleporter

## Części zdań

adrenaline-card = { $name } ({ $colour })
adrenaline-square = { $square } ({ $room_short })
adrenaline-cubes =
    { $n ->
        [one] { $n } { $colour_f } kostka
        [few] { $n } { $colour_f_pl } kostki
       *[many] { $n } { $colour_f_pl_gen } kostek
    }
    .acc =
        { $n ->
            [one] { $n } { $colour_f_acc } kostkę
            [few] { $n } { $colour_f_pl } kostki
           *[many] { $n } { $colour_f_pl_gen } kostek
        }
# Co widać na żetonie amunicji; żeton spoza pudełka zostaje przy swoich literach.
adrenaline-tile =
    { $tile ->
        [YBB] 1 żółta, 2 niebieskie
        [YRR] 1 żółta, 2 czerwone
        [RBB] 1 czerwona, 2 niebieskie
        [RYY] 1 czerwona, 2 żółte
        [BYY] 1 niebieska, 2 żółte
        [BRR] 1 niebieska, 2 czerwone
        [PYY] 2 żółte, karta zdolności
        [PRR] 2 czerwone, karta zdolności
        [PBB] 2 niebieskie, karta zdolności
        [PYR] 1 żółta, 1 czerwona, karta zdolności
        [PYB] 1 żółta, 1 niebieska, karta zdolności
        [PRB] 1 czerwona, 1 niebieska, karta zdolności
       *[other] { $tile }
    }
adrenaline-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
adrenaline-marks =
    { $marks ->
        [one] { $marks } znacznik
        [few] { $marks } znaczniki
       *[many] { $marks } znaczników
    }
adrenaline-damage =
    { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }
adrenaline-up-to =
    { $moves ->
        [one] najwyżej { $moves } pole
        [few] najwyżej { $moves } pola
       *[many] najwyżej { $moves } pól
    }

## Pytania

adrenaline-ask-nothing = Nie ma o czym decydować.
adrenaline-ask-luck = Decyduje los.
adrenaline-ask-spawn = { $who }: odrzuć kartę zdolności. Jej kolor wskaże punkt odrodzenia.
adrenaline-ask-spawn-anywhere = { $who }: brak kart do odrzucenia. Wybierz dowolny punkt odrodzenia.
adrenaline-ask-action =
    { $left ->
        [one] { $who }: wybierz ostatnią akcję.
        [few] { $who }: wybierz akcję (zostały { $left }).
       *[many] { $who }: wybierz akcję (zostało { $left }).
    }
adrenaline-ask-after-actions = { $who }: nie masz już akcji. Zagraj kartę zdolności albo zakończ.
adrenaline-ask-run = { $who }: dokąd biegniesz? Zasięg: { adrenaline-up-to }.
adrenaline-ask-grab-move = { $who }: przesuń się o { adrenaline-up-to }, potem zabierz ekwipunek.
adrenaline-ask-grab = { $who }: co zabierasz?
adrenaline-ask-drop = { $who }: masz pełne ręce. Którą broń oddajesz za { $weapon_acc }?
adrenaline-ask-shoot-move = { $who }: przesuń się o { adrenaline-up-to }, potem strzelaj.
adrenaline-ask-shoot-reload = { $who }: ładujesz coś przed strzałem?
adrenaline-ask-shoot = { $who }: której broni używasz?
adrenaline-ask-mode = { $who }: w jakim trybie działa { $weapon }?
adrenaline-ask-target = { $who }: wskaż cel dla { $weapon_gen }.
adrenaline-ask-square = { $who }: wskaż pole dla { $weapon_gen }.
adrenaline-ask-room = { $who }: wskaż pomieszczenie dla { $weapon_gen }.
adrenaline-ask-heading = { $who }: wskaż kierunek dla { $weapon_gen }.
adrenaline-ask-extra = { $who }: jakieś dodatkowe efekty { $weapon_gen }?
adrenaline-ask-scope = { $who }: dorzucasz Celownik laserowy do ataku { $weapon_ins }?
adrenaline-ask-scope-target = { $who }: komu { $weapon } zadaje jeszcze 1 obrażenie?
adrenaline-ask-tagback = { $who }: { $by } właśnie zadaje ci obrażenia. Odpłacasz Markerem?
adrenaline-ask-pay = { $who }: zapłać { $colour_f_ins } kostką albo { $colour_f_ins } kartą zdolności.
adrenaline-ask-pay-any = { $who }: zapłać kostką dowolnego koloru albo kartą zdolności.
adrenaline-ask-newton = { $who }: kogo przesuwa Newton?
adrenaline-ask-newton-move = { $who }: dokąd Newton przesuwa { $target_acc }?
adrenaline-ask-teleport = { $who }: dokąd się teleportujesz?
adrenaline-ask-reload = { $who }: którą broń ładujesz?
adrenaline-ask-overkill = { $who }: połóż żeton za totalną anihilację na torze wybranego punktu odrodzenia.
adrenaline-ask-bot-spawn = { $who }: w którym punkcie odrodzenia wchodzi bot ({ $bot })?
adrenaline-ask-bot-owed = { $who }: została jeszcze akcja bota.
adrenaline-ask-bot-move = { $who }: dokąd idzie bot? Najwyżej 1 pole.
adrenaline-ask-bot-shot = { $who }: do kogo strzela bot?
adrenaline-ask-control-strike = { $who }: czy { $target } ma zaatakować kogoś na swoim polu? To zużywa znacznik.
adrenaline-ask-grab-tile = { $who }: który żeton amunicji bierzesz?
adrenaline-ask-commandeer = { $who }: rezygnujesz z części żetonu, żeby przejąć wieżyczkę na { $square_loc }?
adrenaline-ask-way = { $who }: którędy { $target } idzie na { $square }?

## Odpowiedzi

adrenaline-choice-end-actions = Zakończ akcje
adrenaline-choice-done = Gotowe
adrenaline-choice-take-nothing = Nie bierz niczego
adrenaline-choice-no-extra = Bez dodatków
adrenaline-choice-nobody = Na tym koniec
adrenaline-choice-pass = Pas
adrenaline-choice-run = Biegnij ({ adrenaline-up-to })
adrenaline-choice-grab = Zabierz ekwipunek (ruch o { adrenaline-up-to })
adrenaline-choice-shoot = Strzelaj
adrenaline-choice-move-and-shoot = Strzelaj (ruch o { adrenaline-up-to })
adrenaline-choice-move-reload-and-shoot = Strzelaj (ruch o { adrenaline-up-to } i ładowanie)
adrenaline-choice-effect = { $effect } za { $cost_acc }
adrenaline-choice-effect-free = { $effect } (za darmo)
adrenaline-choice-weapon = { $weapon }
adrenaline-choice-weapon-for = { $weapon } za { $cost_acc }
adrenaline-choice-weapon-free = { $weapon } (za darmo)
adrenaline-choice-figure = { $figure }
adrenaline-choice-spawnpoint = Punkt odrodzenia ({ $colour })
adrenaline-choice-bot = Akcja bota: { $figure }
adrenaline-choice-use-mark = Po jednym znaczniku namierzenia każdego wroga
adrenaline-choice-tile = { adrenaline-tile }
adrenaline-choice-forgo-cube = Oddaj { $colour_f_acc } kostkę i przejmij wieżyczkę
adrenaline-choice-forgo-powerup = Oddaj kartę zdolności i przejmij wieżyczkę
adrenaline-choice-keep-all = Weź wszystko, zostaw wieżyczkę
adrenaline-choice-square = { $square }
adrenaline-choice-stay = Zostań na { $square_loc }
adrenaline-choice-room = Całe { $room }
adrenaline-choice-heading = Na { $heading }
adrenaline-choice-cube = Kostka: { $colour_f }
adrenaline-choice-spawn = Odrzuć: { $card }
adrenaline-choice-card = { $card }
adrenaline-choice-play = Zagraj: { $card }
adrenaline-choice-card-as-cube = { $card } zamiast kostki
adrenaline-choice-other = { $word }

## Zdarzenia

adrenaline-told-became = Gracz { $seat } to { $figure }.
adrenaline-told-became-bot = Bot to { $figure }.
adrenaline-told-begins = Zaczyna { $who }.
adrenaline-told-tile-laid = Nowa amunicja na { $square_loc }: { adrenaline-tile }.
adrenaline-told-weapon-laid = { $weapon } pojawia się w { $colour_m_loc } punkcie odrodzenia.
adrenaline-told-tiles-shuffled = Zużyte żetony amunicji wracają do puli.
adrenaline-told-powerups-shuffled = Zużyte karty zdolności wracają do talii.
adrenaline-told-turn = Tura { $who_gen }.
adrenaline-told-drew = { $who } dobiera kartę: { $card }.
adrenaline-told-drew-hidden = { $who } dobiera kartę zdolności.
adrenaline-told-discarded = { $who } odrzuca kartę: { $card }.
adrenaline-told-spawned = { $who } wkracza na { $square }.
adrenaline-told-ran = { $who } przechodzi na { $square }.
adrenaline-told-moved = { $by } przesuwa { $who_acc } na { $square }.
adrenaline-told-took-tile = { $who } zabiera amunicję: { $cubes_acc }.
adrenaline-told-took-tile-full = { $who } zabiera amunicję, ale kostek nie ma już gdzie zmieścić.
adrenaline-told-took-weapon = { $who } bierze { $weapon_acc }.
adrenaline-told-dropped = { $who } zostawia { $weapon_acc }.
adrenaline-told-paid = { $who } płaci { $colour_f_ins } kostką.
adrenaline-told-paid-card = { $who } płaci kartą: { $card }.
adrenaline-told-reloaded = { $who } ładuje { $weapon_acc }.
adrenaline-told-fired = { $who } atakuje { $weapon_ins }.
adrenaline-told-used = { $who } używa efektu „{ $effect }”.
adrenaline-told-hurt =
    { $damage ->
        [0] { $by } trafia { $who_acc }, ale to już niczego nie zmienia.
       *[other] { $by } zadaje { $who_dat } { adrenaline-damage }.
    }
adrenaline-told-hurt-marks = { $by } zadaje { $who_dat } { adrenaline-damage }, w tym { $marks } z namierzenia.
adrenaline-told-marked = { $by } namierza { $who_acc }: { adrenaline-marks }.
adrenaline-told-killed = { $by } zabija { $who_acc }.
adrenaline-told-burned =
    { $damage ->
        [0] { $who } kończy turę w punkcie odrodzenia, ale to już niczego nie zmienia.
       *[other] { $who } otrzymuje { adrenaline-damage } za zakończenie tury w punkcie odrodzenia.
    }
adrenaline-told-killed-self = Punkt odrodzenia zabija { $who_acc }.
adrenaline-told-overkilled = Totalna anihilacja! { $by } dobija { $who_acc }.
adrenaline-told-played = { $who } zagrywa kartę: { $card }.
adrenaline-told-scored-first-blood = { $who } zdobywa { adrenaline-points } za „pierwszą krew” { $board_gen }.
adrenaline-told-scored-board = { $who } zdobywa { adrenaline-points } za planszę { $board_gen }.
adrenaline-told-scored-double-kill = { $who } zdobywa { adrenaline-points } za podwójną śmierć.
adrenaline-told-scored-track = { $who } zdobywa { adrenaline-points } za tor ofiar.
adrenaline-told-scored-spawnpoint = { $who } zdobywa { adrenaline-points } za { $colour } punkt odrodzenia.
adrenaline-told-tagged-damage = { $who } uszkadza { $colour } punkt odrodzenia i kładzie na nim żeton.
adrenaline-told-tagged-presence = { $who } stoi samotnie w { $colour_m_loc } punkcie odrodzenia i kładzie na nim żeton.
adrenaline-told-tagged-overkill = { $who } kładzie żeton za totalną anihilację w { $colour_m_loc } punkcie odrodzenia.
adrenaline-told-scored-turrets = { $who } zdobywa { adrenaline-points } za wieżyczki.
adrenaline-told-scored-head-start = { $who } zaczyna z przewagą: { adrenaline-points }.
adrenaline-told-tile-opened = Nowa amunicja do wyboru: { adrenaline-tile }.
adrenaline-told-commandeered = { $who } przejmuje wieżyczkę na { $square_loc }.
adrenaline-told-commandeered-from = { $who } odbiera { $by_dat } wieżyczkę na { $square_loc }.
adrenaline-told-turret = Wieżyczka { $who_gen } na { $square_loc } strzela.
adrenaline-told-skull =
    { $left ->
        [0] { $who } dostaje ostatnią czaszkę.
        [one] { $who } dostaje czaszkę; na torze ofiar zostaje { $left }.
        [few] { $who } dostaje czaszkę; na torze ofiar zostają { $left }.
       *[many] { $who } dostaje czaszkę; na torze ofiar zostaje { $left }.
    }
adrenaline-told-flipped = { $who } odwraca planszę: odtąd jest warta niewiele.
adrenaline-told-armed = { $who } przynosi broń osobistą: { $weapon }.
adrenaline-told-armed-unloaded = { $who } przynosi broń osobistą: { $weapon }, rozładowaną.
adrenaline-told-removed-marks = { $who } traci po jednym znaczniku namierzenia każdego wroga.
adrenaline-told-frenzy = Finałowy szał! Każdy ma jeszcze jedną turę.
adrenaline-told-stalemate = Od stu rund nikt nie odniósł obrażeń: gra kończy się w tym miejscu.
adrenaline-told-over = Koniec gry.

## Odmowy: dlaczego czegoś nie ma do wyboru

adrenaline-not-over = Gra się skończyła.
adrenaline-not-luck = Teraz decyduje los.
adrenaline-not-your-turn = Teraz odpowiada { $asked }.
adrenaline-not-in-this-game = W tej grze czegoś takiego nie ma.
adrenaline-not-now = Nie o to teraz chodzi.
adrenaline-not-must-choose = Tu nie można spasować: wybierz coś.
adrenaline-not-in-the-middle = Najpierw dokończ rozpoczętą akcję.
adrenaline-not-no-actions-left = Nie masz już akcji.
adrenaline-not-no-run-in-frenzy = Na tym etapie szału nikt już tylko nie biega: zabierz ekwipunek albo strzelaj.
adrenaline-not-no-weapon = Nie masz broni.
adrenaline-not-all-unloaded = Cała twoja broń jest niezaładowana.
adrenaline-not-unloaded = Ta broń jest niezaładowana.
adrenaline-not-loaded = Ta broń jest już załadowana.
adrenaline-not-no-target = Nie byłoby kogo trafić.
adrenaline-not-no-target-there = Stamtąd nie byłoby kogo trafić.
adrenaline-not-no-shot-left = Po tym wydatku nie zostałby ci żaden strzał.
adrenaline-not-shoot-first = Najpierw wybierz akcję „Strzelaj”, potem broń.
adrenaline-not-held-already = Już ją masz.
adrenaline-not-not-here = Tej broni tu nie ma.
adrenaline-not-not-yours = To nie twoja broń.
adrenaline-not-just-taken = Tę właśnie bierzesz.
adrenaline-not-cannot-pay = Nie stać cię na { $cost_acc }.
adrenaline-not-cannot-pay-any = Nie masz już czym zapłacić.
adrenaline-not-no-cube = Nie masz kostki w tym kolorze.
adrenaline-not-other-colour = Trzeba zapłacić innym kolorem.
adrenaline-not-later = Jeszcze nie: na ten efekt przyjdzie pora później, o ile przyjdzie.
adrenaline-not-used = Ten efekt jest już wykorzystany w tym strzale.
adrenaline-not-yourself = Nie w siebie, choćby kusiło.
adrenaline-not-off-board = { $who } nie stoi na planszy.
adrenaline-not-not-hurt = Ten strzał nie zadaje tej postaci obrażeń.
adrenaline-not-leads-nowhere = Takiego strzału nie dałoby się dokończyć.
adrenaline-not-first-turn = Nie w pierwszej turze: punkty odrodzenia można oznaczać od drugiej.
adrenaline-not-damaged-already = Ten punkt odrodzenia został już przez ciebie uszkodzony w tej turze.
adrenaline-not-takes-no-marks = Punkt odrodzenia przyjmuje obrażenia, ale nie znaczniki.
adrenaline-not-bot-owed = Przed końcem tury musi jeszcze zadziałać bot.
adrenaline-not-bot-done = Bot już działał w tej turze.
adrenaline-not-bot-itself = Bot nie strzela do siebie.
adrenaline-not-bot-cannot-see = Bot tego nie widzi.
adrenaline-not-no-rush-in-frenzy = Podczas finałowego szału skok adrenaliny nie poprawia żadnej akcji.
adrenaline-not-own-stays = Broń osobista zostaje przy swojej postaci.
adrenaline-not-no-reload = Tury finałowego szału nie kończą się ładowaniem.
adrenaline-not-no-ability-on-post = Zdolności specjalne nie działają na punkty odrodzenia.
adrenaline-not-not-beside-it = Tylko ktoś inny na tym samym polu, i nigdy ty.
adrenaline-not-nothing-to-siphon = Tylko od kogoś na twoim polu, kto ma kostkę, na którą masz miejsce.
adrenaline-not-not-on-tile = Nie ma tego na wziętym żetonie.
adrenaline-not-not-open = Takiego żetonu nie ma wśród odkrytych.
adrenaline-not-stand-still = Tu już stoisz.
adrenaline-not-too-far =
    { $most ->
        [0] Za daleko: musi być to samo pole.
       *[other] Za daleko: odległość { $distance }, a dozwolona to najwyżej { $most }.
    }
adrenaline-not-too-near =
    { $distance ->
        [0] Za blisko: to samo pole.
       *[other] Za blisko: odległość { $distance }, a potrzebna to co najmniej { $least }.
    }
adrenaline-not-not-straight = Nie w linii prostej.
adrenaline-not-wall-between = Po drodze jest ściana.
adrenaline-not-other-mode = Ten strzał rozpoczęto w innym trybie.
adrenaline-not-other-heading = Nie w wybranym kierunku.
adrenaline-not-only-spawnpoints = Tylko punkt odrodzenia.
adrenaline-not-post-stays = Punktu odrodzenia nie da się przesunąć.
adrenaline-not-no-scope-on-post = Celownik niczego nie dodaje do punktu odrodzenia.
adrenaline-not-way-too-long = Stamtąd reszta drogi byłaby za długa.
adrenaline-not-nobody-there = Nie ma tam kogo trafić.
adrenaline-not-cannot-see = Poza zasięgiem wzroku.
adrenaline-not-can-see = W zasięgu wzroku, a to działa tylko na niewidoczne cele.
adrenaline-not-other-room = W innym pomieszczeniu.
adrenaline-not-own-room = Nie pomieszczenie, w którym stoisz.
adrenaline-not-same-square = To musi być inne pole.
adrenaline-not-chosen-already = Ten cel jest już wybrany.
adrenaline-not-not-a-target = Tylko ktoś, kogo ten strzał już trafia.
adrenaline-not-no-card = Nie masz tej karty.
adrenaline-not-scope-later = Celownik laserowy przyda się, gdy twój strzał zada obrażenia.
adrenaline-not-tagback-later = Marker to odpowiedź na obrażenia od kogoś, kogo widzisz.
adrenaline-not-between-actions = Tylko w swojej turze, przed akcją lub po niej.

## Odrzucone ustawienia gry

adrenaline-setup-players = Grać może od { $least } do { $most } osób, nie { $given }.
adrenaline-setup-needs-bot = Bez bota grać może od { $least } do { $most } osób; przy { $given } potrzebny jest bot: włącz „bot”.
adrenaline-setup-bot = Z botem grać może od { $least } do { $most } osób, nie { $given }.
adrenaline-setup-no-powers = Z tymi komponentami nikt nie ma zdolności specjalnych: brakuje w nich postaci.
adrenaline-setup-no-power = „{ $given }” nie ma zdolności specjalnych: wybierz inną postać albo graj bez nich.
adrenaline-setup-skulls = Czaszek może być od { $least } do { $most }, nie { $given }.
adrenaline-setup-arena = Nie ma areny „{ $given }”. Są: { $known }.
adrenaline-setup-turret-arena = Tryb wieżyczek wymaga areny o najwyżej { $most } polach.
adrenaline-setup-first = Miejsca liczy się od 0: gdy graczy jest { $players }, numer { $given } nie może zaczynać.
adrenaline-setup-figures = Graczy jest { $players }, więc postaci ma być tyle samo, nie { $given }.
adrenaline-setup-figure = Nie ma postaci „{ $given }”. Są: { $known }.
adrenaline-setup-figure-twice = Tylko jedna osoba może grać postacią „{ $given }”.
