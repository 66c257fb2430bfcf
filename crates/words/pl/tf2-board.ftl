# Team Fortress 2: gra planszowa

tf2-board-title = Team Fortress 2: gra planszowa

## Nazwy

tf2-board-team-blu = BLU
tf2-board-team-red = RED
tf2-board-mode-ctf = Zdobądź flagę
tf2-board-mode-cp = Punkty kontrolne
tf2-board-class-scout = Skaut
    .acc = Skauta
tf2-board-class-soldier = Żołnierz
    .acc = Żołnierza
tf2-board-class-pyro = Pyro
tf2-board-class-demoman = Demoman
    .acc = Demomana
tf2-board-class-heavy = Gruby
    .acc = Grubego
tf2-board-class-engineer = Inżynier
    .acc = Inżyniera
tf2-board-class-medic = Medyk
    .acc = Medyka
tf2-board-class-sniper = Snajper
    .acc = Snajpera
tf2-board-class-spy = Szpieg
    .acc = Szpiega
tf2-board-sentry = Działko
tf2-board-stand = { $unit } ({ $team })
    .acc = { $unit_acc } ({ $team })
tf2-board-heading-north = północ
tf2-board-heading-east = wschód
tf2-board-heading-south = południe
tf2-board-heading-west = zachód
tf2-board-cause-attack = atak
tf2-board-cause-splash = odłamki
tf2-board-cause-sticky = bomba samoprzylepna
tf2-board-cause-afterburn = podpalenie
tf2-board-cause-sentry = działko
tf2-board-marker-burning = ogień
tf2-board-marker-healed = leczenie
tf2-board-marker-fed = najedzenie
tf2-board-marker-exposed = odsłonięcie
tf2-board-marker-uber = über
tf2-board-marker-disguised = przebranie
tf2-board-marker-aim = celowanie
tf2-board-action-bat = Kij bejsbolowy
tf2-board-action-pistol = Pistolet
tf2-board-action-scattergun = Obrzyn
tf2-board-action-double-jump = Podwójny skok
tf2-board-action-shovel = Łopata
tf2-board-action-shotgun = Strzelba
tf2-board-action-rocket-launcher = Wyrzutnia rakiet
tf2-board-action-rocket-jump = Skok rakietowy
tf2-board-action-fire-axe = Topór strażacki
tf2-board-action-flamethrower = Miotacz ognia
tf2-board-action-airblast = Podmuch
tf2-board-action-bottle = Butelka
tf2-board-action-grenade-launcher = Granatnik
tf2-board-action-lay-stickies = Rozkładanie bomb
tf2-board-action-detonate = Detonacja
tf2-board-action-fists = Pięści
tf2-board-action-minigun-burst = Minigun, seria
tf2-board-action-minigun-barrage = Minigun, nawała
tf2-board-action-sandvich = Kanapka
tf2-board-action-wrench = Klucz francuski
tf2-board-action-build-sentry = Budowa działka
tf2-board-action-upgrade-sentry = Ulepszenie działka
tf2-board-action-bonesaw = Piła do kości
tf2-board-action-syringe-gun = Pistolet strzykawkowy
tf2-board-action-heal = Leczenie
tf2-board-action-ubercharge = Ładunek ÜberCharge
tf2-board-action-kukri = Kukri
tf2-board-action-smg = Pistolet maszynowy
tf2-board-action-sniper-rifle = Karabin snajperski
tf2-board-action-headshot = Strzał w głowę
tf2-board-action-take-aim = Celowanie
tf2-board-action-knife = Nóż
tf2-board-action-revolver = Rewolwer
tf2-board-action-backstab = Cios w plecy
tf2-board-action-sapper = Saper
tf2-board-action-disguise = Przebranie

## Pytania

tf2-board-ask-coin = Moneta rozstrzyga, kto zaczyna.
tf2-board-ask-place-class = Postać { $n } z pięciu: jaka klasa?
tf2-board-ask-place-square = Gdzie zaczyna { $class }?
tf2-board-ask-select = Rotacja { $rotation }, tura { $turn } z 10: kto działa?
tf2-board-ask-perform = { $who }: rzut sprawności dwiema kośćmi.
tf2-board-ask-act = { $who }: rzut { $roll }, { $left ->
        [0] nie ma już punktów ruchu
        [one] pozostał { $left } punkt ruchu
        [few] pozostały { $left } punkty ruchu
       *[many] pozostało { $left } punktów ruchu
    }{ $acted ->
        [yes] ; akcja już wykonana
       *[no] {""}
    }. Co teraz?
tf2-board-ask-aim = { $who }, { $action }: gdzie?
tf2-board-ask-second-sticky = { $who }, { $action }: druga bomba?
tf2-board-ask-second-target = { $who }, { $action }: cel drugiego rzutu?
tf2-board-ask-success = Rzut powodzenia, cel: { $target } ({ $cause }). Zabija { $need } lub mniej.
tf2-board-ask-shot = Twoje działko ma kilka najbliższych celów. Który wybierasz?
tf2-board-ask-return-class = Może wrócić { $who }. W jakiej klasie?
tf2-board-ask-return-square = Gdzie wraca { $class }?
tf2-board-ask-over = Rozgrywka jest skończona.

## Odpowiedzi

tf2-board-do-walk = Idź na { $at } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[many] { $cost } punktów
    })
tf2-board-do-square = { $at }
tf2-board-do-unit = { $who }
tf2-board-do-unit-odds = { $who }: { $hits } na { $of } ({ $percent }%)
tf2-board-do-class = { $class }
tf2-board-do-act = { $action }
tf2-board-do-act-odds = { $action }: { $hits ->
        [0] nikogo tu nie zabije
        [one] do { $hits } na { $of } ({ $percent }%)
        [few] do { $hits } na { $of } ({ $percent }%)
       *[many] do { $hits } na { $of } ({ $percent }%)
    }
tf2-board-do-heading-odds = Pal w kierunku: { $heading }. Szansa { $hits } na { $of } ({ $percent }%)
tf2-board-do-enough = Jedna wystarczy
tf2-board-do-pass = Oddaj turę
tf2-board-do-end = Zakończ turę
tf2-board-do-hold = Na razie wstrzymaj powrót
tf2-board-do-concede = Poddaj się
tf2-board-do-first = Zaczyna { $team }
tf2-board-do-roll = { $n }

## Co się stało

tf2-board-told-first = Zaczyna { $team }.
tf2-board-told-placed = { $who } staje na { $at_loc }.
tf2-board-told-rotation = Rotacja { $n }; zaczyna { $team }.
tf2-board-told-rotation-over = Koniec rotacji { $n }.
tf2-board-told-passed = { $team } oddaje turę.
tf2-board-told-performed = { $who } wyrzuca { $roll }.
tf2-board-told-performed-aimed = { $who } wyrzuca { $roll } i dodaje { $bonus } za celowanie.
tf2-board-told-turn-over = { $who } kończy turę.
tf2-board-told-walked = { $who } idzie na { $at } za { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
tf2-board-told-leapt = { $who } skacze na { $at }.
tf2-board-told-pushed = Podmuch: { $who } ląduje na { $at_loc }.
tf2-board-told-acted = { $who }: { $action }!
tf2-board-told-rolled-hit = Cel: { $who } ({ $cause }). Rzut { $roll } przy progu { $need }: trafienie!
tf2-board-told-rolled-miss = Cel: { $who } ({ $cause }). Rzut { $roll } przy progu { $need }: pudło.
tf2-board-told-certain-hit = Cel: { $who } ({ $cause }). Trafienie jest pewne.
tf2-board-told-certain-miss = Cel: { $who } ({ $cause }). Nic nie może mu zaszkodzić.
tf2-board-told-killed = { $by } zabija { $who_acc } na { $at_loc } ({ $action }).
tf2-board-told-killed-splash = { $by } zabija { $who_acc } na { $at_loc } ({ $action }, odłamki).
tf2-board-told-killed-sentry = { $by } zabija { $who_acc } na { $at_loc }.
tf2-board-told-killed-fire = { $who } ginie w płomieniach na { $at_loc }.
tf2-board-told-marked = { $who } otrzymuje znacznik: { $marker }.
tf2-board-told-unmarked = { $who } traci znacznik: { $marker }.
tf2-board-told-charged = { $who } ma { $n ->
        [one] { $n } znacznik über
        [few] { $n } znaczniki über
       *[many] { $n } znaczników über
    }.
tf2-board-told-sticky-laid = { $team } kładzie bombę na { $at_loc }.
tf2-board-told-sticky-blew = Bomba drużyny { $team } wybucha na { $at_loc }.
tf2-board-told-stickies-gone = Bomby drużyny { $team } znikają.
tf2-board-told-sentry-built = { $team } buduje działko na { $at_loc }.
tf2-board-told-sentry-upgraded = Działko drużyny { $team } ma teraz poziom { $n }.
tf2-board-told-sentry-fired = Działko drużyny { $team } strzela. Cel: { $who }.
tf2-board-told-sentry-gone = Działko drużyny { $team } na { $at_loc } znika z planszy.
tf2-board-told-intel-taken = { $who } zabiera teczkę drużyny { $team }!
tf2-board-told-intel-dropped = Teczka drużyny { $team } leży na { $at_loc }: { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }.
tf2-board-told-intel-ticked = Na teczce drużyny { $team } { $n ->
        [one] zostaje { $n } żeton
        [few] zostają { $n } żetony
       *[many] zostaje { $n } żetonów
    }.
tf2-board-told-intel-home = Teczka drużyny { $team } jest znów na swoim miejscu.
tf2-board-told-point-blu = Punkt { $point }: BLU { $blu }, RED { $red }; wskaźnik { $n } po stronie BLU.
tf2-board-told-point-red = Punkt { $point }: BLU { $blu }, RED { $red }; wskaźnik { $n } po stronie RED.
tf2-board-told-point-even = Punkt { $point }: BLU { $blu }, RED { $red }; wskaźnik na zerze.
tf2-board-told-captured = { $team } zdobywa punkt { $point }!
tf2-board-told-respawn-ticked = { $who } czeka: { $n ->
        [0] bez żetonów
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }.
tf2-board-told-returned = { $who } wraca na { $at }.
tf2-board-told-held-back = { $who } jeszcze nie wraca.
tf2-board-told-won-intel = { $team } przynosi teczkę do siebie i wygrywa!
tf2-board-told-won-points = { $team } ma wszystkie punkty i wygrywa!
tf2-board-told-won-guard = Ostatnia rotacja minęła; { $team } prowadzi i wygrywa.
tf2-board-told-won-conceded = Przeciwnik się poddaje; wygrywa { $team }.
tf2-board-told-drawn = Ostatnia rotacja minęła; nikt nie prowadzi: remis.

## Dlaczego nie

tf2-board-bad-map = Nie ma mapy „{ $map }” dla trybu: { $mode }; są: { $known }.
tf2-board-no-over = Rozgrywka jest skończona.
tf2-board-no-not-asked = Teraz odpowiada { $team }.
tf2-board-no-dice = Kości są w ruchu.
tf2-board-no-concede = Tutaj nie można się poddać.
tf2-board-no-class-taken = Twoja drużyna ma już tę klasę: { $class }.
tf2-board-no-not-spawn = To nie jest twoje pole odrodzenia: { $at }.
tf2-board-no-occupied = Zajęte: { $at }.
tf2-board-no-not-yours = To jednostka drużyny { $team }.
tf2-board-no-sentry-alone = Działko strzela samo i nie ma swojej tury.
tf2-board-no-not-in-team = { $who }: nie ma takiej postaci w grze.
tf2-board-no-away = { $who } jest poza planszą: { $n ->
        [0] bez żetonów
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }.
tf2-board-no-used = { $who } już działał w tej rotacji.
tf2-board-no-here = Już tam stoisz.
tf2-board-no-no-such-class = W tej grze nie ma takiej klasy.
tf2-board-no-off-board = Na tej mapie nie ma takiego pola.
tf2-board-no-wall = Tu jest ściana: { $at }.
tf2-board-no-enemy-spawn = To strefa odrodzenia przeciwnika: { $at }.
tf2-board-no-no-points = W tej turze nie ma już ruchu.
tf2-board-no-own-intel = Nikt nie może stanąć na własnej teczce ani na jej miejscu.
tf2-board-no-too-far = Droga na { $at } kosztuje { $cost }, a { $left ->
        [one] pozostał tylko { $left } punkt
        [few] pozostały tylko { $left } punkty
       *[many] pozostało tylko { $left } punktów
    }.
tf2-board-no-no-way = Nie ma teraz drogi na { $at }.
tf2-board-no-not-on-card = { $who } nie ma tego na karcie.
tf2-board-no-acted = Jedyna akcja tej tury jest już wykonana.
tf2-board-no-shared = Nie na polu, na którym stoi inna postać.
tf2-board-no-on-spawn = Na polu odrodzenia nie można działać.
tf2-board-no-roll-too-low = { $action }: trzeba wyrzucić { $need }, a wypadło { $roll }.
tf2-board-no-moved = { $action }: tylko bez ruchu w tej turze.
tf2-board-no-moved-too-far = { $action }: w tej turze najwyżej { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }.
tf2-board-no-needs-disguise = { $action }: tylko w przebraniu.
tf2-board-no-no-target = { $action }: nikogo w zasięgu.
tf2-board-no-no-space = { $action }: żadne pole się nie nadaje.
tf2-board-no-stickies-out = Wszystkie trzy bomby już leżą.
tf2-board-no-stickies-none = Żadna bomba nie leży na planszy.
tf2-board-no-sentry-top = Działko ma już najwyższy poziom.
tf2-board-no-sentry-not-beside = Obok nie stoi twoje działko.
tf2-board-no-counters = Znaczniki über: { $n } z { $need }.
tf2-board-no-carrier = Nie, gdy postać niesie teczkę.
tf2-board-no-disguised-already = Przebranie już działa.
tf2-board-no-not-a-friend = { $who } nie jest po twojej stronie.
tf2-board-no-friendly-fire = { $who } jest po twojej stronie.
tf2-board-no-only-characters = To działa tylko na postacie, a cel to { $who }.
tf2-board-no-only-sentries = To działa tylko na działka, a cel to { $who }.
tf2-board-no-not-on-board = { $who } nie stoi na planszy.
tf2-board-no-self = Nie możesz wybrać siebie.
tf2-board-no-not-in-line = { $who } nie stoi w twoim rzędzie ani kolumnie.
tf2-board-no-out-of-range = { $who } stoi w odległości { $n ->
        [one] { $n } pola
        [few] { $n } pól
       *[many] { $n } pól
    }, a zasięg to od { $min } do { $max }.
tf2-board-no-blocked = Cel: { $who }. Na { $at_loc } linię zasłania { $by }.
tf2-board-no-blocked-wall = Cel: { $who }. Na { $at_loc } linię zasłania ściana.
tf2-board-no-carries = { $who } niesie teczkę.
tf2-board-no-not-burning = { $who } nie płonie.
tf2-board-no-sanctuary = { $who } jest bezpieczny na polu odrodzenia.
tf2-board-no-disguised = { $who } jest w przebraniu i można w niego celować tylko z sąsiedniego pola.
tf2-board-no-hopeless = Cel: { $who }. To nie może się udać.
tf2-board-no-nobody-there = W tym kierunku nie ma kogo palić.
tf2-board-no-landing = Nie można wylądować na { $at_loc }.
tf2-board-no-sticky-space = Na { $at_loc } nie można położyć bomby.
tf2-board-no-building-space = Na { $at_loc } nie może stanąć działko.
tf2-board-no-not-nearest = { $who } nie należy do najbliższych celów.
tf2-board-no-asked-coin = Moneta jest w powietrzu.
tf2-board-no-asked-perform = Najpierw rzut sprawności.
tf2-board-no-asked-success = Najpierw rzut powodzenia.
tf2-board-no-asked-place-class = Wybierz klasę do wystawienia.
tf2-board-no-asked-place-square = Wybierz pole odrodzenia.
tf2-board-no-asked-select = Wybierz postać albo oddaj turę.
tf2-board-no-asked-act = Idź, działaj albo zakończ turę.
tf2-board-no-asked-aim = Najpierw wybierz cel akcji.
tf2-board-no-asked-second-sticky = Połóż drugą bombę albo zrezygnuj.
tf2-board-no-asked-second-target = Najpierw wybierz drugi cel.
tf2-board-no-asked-shot = Wybierz cel działka.
tf2-board-no-asked-return-class = Wybierz klasę albo wstrzymaj powrót.
tf2-board-no-asked-return-square = Wybierz wolne pole odrodzenia.

## Teksty kart, których liczby nie są drukowane

tf2-board-card-splash = Każdy inny wróg obok celu też może zginąć, z siłą { $n }.
tf2-board-card-uber-both = Za { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
} über leczącego i towarzysza w linii nie da się zabić.
tf2-board-card-slow = Tylko gdy w turze wydano najwyżej { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ruchu.
tf2-board-card-push = Odpycha wroga o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} albo gasi płonącego towarzysza obok.
tf2-board-card-fed = Obrona +{ $n } do następnej tury; gasi ogień.
tf2-board-card-healed = Towarzysz w linii dostaje obronę +{ $n } i przestaje płonąć; leczący zyskuje znacznik über.
tf2-board-card-aim = Dodaje { $n } do następnego rzutu sprawności; w tej turze bez ruchu.
tf2-board-card-more-defense = obrona +{ $n }
tf2-board-card-less-defense = obrona −{ $n }
tf2-board-card-more-performance = +{ $n } do następnego rzutu sprawności
tf2-board-card-leap = Skok na odległość od { $least } do { $most } pól w prostej linii, ponad wszystkim, bez wydawania ruchu.
tf2-board-card-leap-exposed = Skok na odległość od { $least } do { $most } pól w prostej linii, ponad wszystkim; potem odsłonięcie do następnej tury.
tf2-board-card-class = Szybkość { $speed }, obrona { $defense }, waga { $weight } na punkcie kontrolnym.
tf2-board-card-attack = Siła { $power }, zasięg od { $least } do { $most }, rzut sprawności co najmniej { $perf }.
tf2-board-card-special = { $effect } Zasięg od { $least } do { $most }, rzut sprawności co najmniej { $perf }.
