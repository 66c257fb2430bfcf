# Team Fortress 2: Taking Turns
#
# Formy: gen dopełniacz, dat celownik, acc biernik, ins narzędnik. Pyro się nie odmienia.

tf2-turns-title = Team Fortress 2: Taking Turns

## Nazwy

tf2-turns-mode-ctf = zdobądź flagę
tf2-turns-mode-cp = punkty kontrolne
tf2-turns-side-red = Czerwoni
    .gen = Czerwonych
tf2-turns-side-green = Zieloni
    .gen = Zielonych
tf2-turns-unit-pyro = Pyro
tf2-turns-unit-soldier = Żołnierz
    .gen = Żołnierza
    .dat = Żołnierzowi
    .acc = Żołnierza
    .ins = Żołnierzem
tf2-turns-unit-sniper = Snajper
    .gen = Snajpera
    .dat = Snajperowi
    .acc = Snajpera
    .ins = Snajperem
tf2-turns-unit-medic = Medyk
    .gen = Medyka
    .dat = Medykowi
    .acc = Medyka
    .ins = Medykiem
tf2-turns-unit-heavy = Gruby
    .gen = Grubego
    .dat = Grubemu
    .acc = Grubego
    .ins = Grubym
tf2-turns-unit-engineer = Inżynier
    .gen = Inżyniera
    .dat = Inżynierowi
    .acc = Inżyniera
    .ins = Inżynierem
tf2-turns-unit-scout = Skaut
    .gen = Skauta
    .dat = Skautowi
    .acc = Skauta
    .ins = Skautem
tf2-turns-weapon-pyro = miotacz ognia
    .gen = miotacza ognia
tf2-turns-weapon-soldier = wyrzutnia rakiet
    .gen = wyrzutni rakiet
tf2-turns-weapon-sniper = karabin snajperski
    .gen = karabinu snajperskiego
tf2-turns-weapon-medic = medigun
    .gen = mediguna
tf2-turns-weapon-heavy = minigun
    .gen = miniguna
tf2-turns-weapon-engineer = strzelba
    .gen = strzelby
tf2-turns-weapon-scout = strzelba
    .gen = strzelby
tf2-turns-piece-turret = działko
    .gen = działka
tf2-turns-piece-entrance = wejście teleportera
    .gen = wejścia teleportera
tf2-turns-piece-exit = wyjście teleportera
    .gen = wyjścia teleportera
tf2-turns-dir-n = północ
tf2-turns-dir-e = wschód
tf2-turns-dir-s = południe
tf2-turns-dir-w = zachód
tf2-turns-level-wall = ściana
tf2-turns-level-lower = dolny poziom
tf2-turns-level-upper = górny poziom
tf2-turns-level-stairs = schody
tf2-turns-name = { $kind } { $number } ({ $side })
    .gen = { $kind_gen } { $number } ({ $side })
    .dat = { $kind_dat } { $number } ({ $side })
    .acc = { $kind_acc } { $number } ({ $side })
    .ins = { $kind_ins } { $number } ({ $side })
tf2-turns-building = { $piece } { $owner_gen }
    .gen = { $piece_gen } { $owner_gen }

## Odrzucone ustawienia

tf2-turns-setup-board = Nie ma planszy „{ $board }” dla trybu: { $mode }. Do wyboru: { $known }.
tf2-turns-setup-six = { $side } muszą podać dokładnie tyle jednostek: { $size }.
tf2-turns-setup-size = Drużyna ma od 1 do { $most } jednostek, nie { $size }.
tf2-turns-setup-type = { $side } podają typ { $kind }, którego nie ma; są: { $known }.
tf2-turns-setup-same = { $side } podają jeden typ zbyt wiele razy.

## Pytania

tf2-turns-ask-roster = Wybierz w tajemnicy drużynę: { $left ->
    [one] została jedna jednostka
    [few] zostały { $left } jednostki
   *[many] zostało { $left } jednostek
 }, limit jednego typu: { $most }.
tf2-turns-ask-reveal = Obie drużyny zostają odkryte.
tf2-turns-ask-place = Gdzie zaczyna { $unit }?
tf2-turns-ask-build-at = { $unit } kończy budowę { $piece_gen }: na którym polu?
tf2-turns-ask-return = { $unit } wraca do gry: jako jaki typ?
tf2-turns-ask-return-at = { $unit } wraca do gry jako { $kind }: na którym polu?
tf2-turns-ask-free-turn = Wolna tura obrońców ({ $left ->
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
 }): ruch, leczenie i budowa, bez ataków. Kogo aktywujesz?
tf2-turns-ask-turn-ctf = { $side }, runda { $round } z { $last }: kogo aktywujesz?
tf2-turns-ask-turn-cp = { $side }, runda { $round }, licznik odrodzeń { $timer } z { $limit }: kogo aktywujesz?
tf2-turns-ask-act = { $unit } { $points ->
    [0] nie ma już punktów ruchu, ale
    [one] ma jeden punkt ruchu i
    [few] ma { $points } punkty ruchu i
   *[many] ma { $points } punktów ruchu i
 } może jeszcze coś zrobić. Co teraz?
tf2-turns-ask-act-moved = { $unit } ma jeszcze { $points ->
    [one] jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
 }. Co teraz?
tf2-turns-ask-gun = { $unit } strzela w biegu na { $dir }, { $points ->
    [one] został jeden takt
    [few] zostały { $points } takty
   *[many] zostało { $points } taktów
 }. Krok czy strzał z miejsca?
tf2-turns-ask-aim = { $unit } po kroku: strzelać teraz? { $points ->
    [one] Został jeszcze jeden takt.
    [few] Zostały jeszcze { $points } takty.
   *[many] Zostało jeszcze { $points } taktów.
 }
tf2-turns-ask-fire = { $unit } strzela: do kogo?
tf2-turns-ask-ground = { $unit } strzela w ziemię: w które pole?
tf2-turns-ask-flame = { $unit } zieje ogniem: w którym kierunku?
tf2-turns-ask-run-and-gun = { $unit } zaczyna strzelać w biegu: w którym kierunku?
tf2-turns-ask-melee = { $unit } uderza: kogo?
tf2-turns-ask-heal = { $unit } leczy: kogo?
tf2-turns-ask-uber = { $unit } dzieli się ładunkiem über: z kim?
tf2-turns-ask-build = { $unit } zaczyna budować: co?
tf2-turns-ask-pick = Kilku wrogów jest równie blisko { $turret_gen }: który zostaje zaatakowany?
tf2-turns-ask-roll = { $dice ->
    [one] Jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }, cel: { $target }; trafia { $need } lub więcej.
tf2-turns-ask-aimed = Strzał mierzony do { $target_gen }: o obrażeniach decyduje kość dziesięciościenna.
tf2-turns-ask-over = Rozgrywka dobiegła końca.

## Odpowiedzi

tf2-turns-choice-concede = Poddaj się
tf2-turns-choice-pick = { $kind }
tf2-turns-choice-reveal = Odkryj drużyny
tf2-turns-choice-place = Stań na { $at_loc }
tf2-turns-choice-build-at = Postaw na { $at_loc }
tf2-turns-choice-activate = { $unit }
tf2-turns-choice-activate-turret = Strzelaj z { $turret_gen }
tf2-turns-choice-end = Zakończ turę
tf2-turns-choice-done = Zakończ tę aktywację
tf2-turns-choice-switch = Dalej: { $unit }
tf2-turns-choice-walk = Idź na { $at } ({ $level })
tf2-turns-choice-walk-flag = Idź na { $at } i weź flagę
tf2-turns-choice-walk-home = Przynieś flagę na { $at }
tf2-turns-choice-walk-teleport = Wejdź do teleportera na { $at_loc }
tf2-turns-choice-fire = Strzelaj ({ $weapon })
tf2-turns-choice-burst = Strzelaj przed siebie ({ $weapon }): trafienie { $chance }%, zabicie { $kill }%, średnie obrażenia { $damage }
tf2-turns-choice-ground = Strzelaj w ziemię
tf2-turns-choice-flame = Użyj miotacza ognia
tf2-turns-choice-run-and-gun = Strzelaj w biegu
tf2-turns-choice-melee = Uderz
tf2-turns-choice-heal = Lecz kogoś
tf2-turns-choice-uber = Podziel się ładunkiem über
tf2-turns-choice-build = Zacznij budowę
tf2-turns-choice-hold = Nie strzelaj
tf2-turns-choice-attack = { $target }: { $dice ->
    [one] jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
 } na { $need }+, trafienie { $chance }%, zabicie { $kill }%, średnie obrażenia { $damage }
tf2-turns-choice-attack-sure = { $target }: bezbronny przy pracy, { $dice ->
    [one] jedno pewne trafienie
    [few] { $dice } pewne trafienia
   *[many] { $dice } pewnych trafień
 } ({ $chance }%), zabicie { $kill }%, średnie obrażenia { $damage }
tf2-turns-choice-swing = { $target }: trafienie { $chance }%, zabicie { $kill }%, obrażenia { $damage }
tf2-turns-choice-ground-at = Ziemia na { $at_loc }: trafia { $enemies_acc }, zabicie { $kill }%, łącznie obrażeń { $damage }
tf2-turns-choice-ground-free = Ziemia na { $at_loc }: nie trafia żadnego wroga
tf2-turns-choice-friendly-fire = { $attack }. Uwaga, ucierpieć mogą swoi: { $friends }
tf2-turns-choice-flame-to = Na { $dir }: trafienie { $chance }%, zabicie { $kill }%, średnie obrażenia { $damage }
tf2-turns-choice-gun-to = Na { $dir }
tf2-turns-choice-heal-whom = Lecz { $unit_acc }
tf2-turns-choice-uber-whom = Naładuj { $unit_acc }
tf2-turns-choice-start = Buduj { $piece }: { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
 } bez obrony
tf2-turns-choice-face = { $face }

## Zdarzenia

tf2-turns-told-pick = { $side } wybierają: { $kind }.
tf2-turns-told-pick-secret = { $side } wybierają jednostkę w tajemnicy.
tf2-turns-told-reveal = Drużyny są odkryte. Czerwoni: { $red }. Zieloni: { $green }.
tf2-turns-told-place = { $kind } { $number } ({ $side }) wchodzi na planszę na { $at_loc }.
tf2-turns-told-free-turn = Wolna tura obrońców, { $left ->
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
 }.
tf2-turns-told-round = Zaczyna się runda { $round }. Licznik rund { $tracker }, licznik odrodzeń { $timer }.
tf2-turns-told-turn = Ruch mają { $side }.
tf2-turns-told-activate = Aktywacja { $unit_gen }.
tf2-turns-told-move = { $unit } idzie na { $to }.
tf2-turns-told-teleport = { $unit } przenosi się teleporterem na { $to }.
tf2-turns-told-fire = { $by } strzela do { $target_gen }.
tf2-turns-told-ground = { $by } strzela w ziemię na { $at_loc }.
tf2-turns-told-flame = { $by } zieje ogniem na { $dir }.
tf2-turns-told-swing = { $by } uderza { $target_acc }.
tf2-turns-told-run-and-gun = { $unit } strzela w biegu na { $dir }.
tf2-turns-told-hit = { $face }, potrzeba { $need }: trafienie w { $target_acc }.
tf2-turns-told-miss = { $face }, potrzeba { $need }: pudło, cel: { $target }.
tf2-turns-told-aim = Strzał mierzony do { $target_gen }: na kości { $face }.
tf2-turns-told-hurt = { $target }: { $damage ->
    [one] jeden punkt obrażeń
    [few] { $damage } punkty obrażeń
   *[many] { $damage } punktów obrażeń
 }, pozostałe zdrowie: { $left }.
tf2-turns-told-catch-fire = { $unit } staje w płomieniach.
tf2-turns-told-burn = { $unit } płonie: { $damage ->
    [one] jeden punkt obrażeń
    [few] { $damage } punkty obrażeń
   *[many] { $damage } punktów obrażeń
 }, pozostałe zdrowie: { $left }.
tf2-turns-told-killed = { $by } zabija { $unit_acc } ({ $weapon }). Pauza: { $wait ->
    [one] jedna tura
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-told-killed-melee = { $by } zabija { $unit_acc } w walce wręcz. Pauza: { $wait ->
    [one] jedna tura
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-told-killed-turret = Strzela { $by }: ginie { $unit }. Pauza: { $wait ->
    [one] jedna tura
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-told-killed-fire = { $unit } ginie w płomieniach i pauzuje przez { $wait ->
    [one] jedną turę
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-told-destroy = Pada { $building }.
tf2-turns-told-push = { $unit } zostaje odrzucony na { $to }.
tf2-turns-told-link = { $medic } leczy { $patient_acc }.
tf2-turns-told-charge = { $medic } dzieli się ładunkiem über z { $patient_ins }.
tf2-turns-told-unlink = { $medic } przestaje leczyć { $patient_acc }.
tf2-turns-told-fade = Ładunek über { $medic_gen } i { $patient_gen } się wyczerpał.
tf2-turns-told-heal = { $medic } przywraca { $patient_dat } { $health ->
    [one] jeden punkt zdrowia
    [few] { $health } punkty zdrowia
   *[many] { $health } punktów zdrowia
 }, ładunek: { $charge }.
tf2-turns-told-job = { $unit } zaczyna budować { $piece }.
tf2-turns-told-job-lost = { $unit } traci rozpoczętą budowę { $piece_gen }.
tf2-turns-told-build = Na { $at_loc } staje { $building }.
tf2-turns-told-dismantle = Znika { $building }: ta jednostka nie może już budować.
tf2-turns-told-flag-take = { $unit } ma flagę { $side_gen }.
tf2-turns-told-flag-drop = Flaga { $side_gen } upada na { $at }.
tf2-turns-told-flag-return = Flaga { $side_gen } wraca na { $at }.
tf2-turns-told-meter = Punkt kontrolny { $point }: wskaźnik pokazuje { $value }.
tf2-turns-told-contest = Punkt kontrolny { $point } jest sporny, wskaźnik zaczyna od nowa.
tf2-turns-told-capture = Punkt kontrolny { $point } został zdobyty.
tf2-turns-told-no-room = { $unit } nie ma wolnego pola odrodzenia i czeka.
tf2-turns-told-concede = { $side } się poddają.
tf2-turns-told-win = Wygrywają { $side }.
tf2-turns-told-win-flag = { $side } przynoszą swoją flagę do bazy i wygrywają!
tf2-turns-told-win-points = Ostatni punkt kontrolny padł: wygrywają { $side }!
tf2-turns-told-win-timer = Licznik odrodzeń dobiegł końca: { $side } utrzymali punkty i wygrywają!
tf2-turns-told-win-rounds = Koniec ostatniej rundy: { $side } prowadzą i wygrywają.
tf2-turns-told-draw = Rozgrywka kończy się remisem.

## Odmowy

tf2-turns-not-over = Rozgrywka dobiegła końca.
tf2-turns-not-asked = Teraz odpowiada ktoś inny.
tf2-turns-not-answer = To nie jest odpowiedź na to pytanie.
tf2-turns-not-such-type = W tej grze nie ma takiego typu.
tf2-turns-not-off-board = Na tej planszy nie ma takiego pola.
tf2-turns-not-same-type = { $kind }: limit jednego typu w drużynie to { $most }.
tf2-turns-not-occupied = Stoi tam jednostka.
tf2-turns-not-spawn = To nie jest twoje pole odrodzenia.
tf2-turns-not-site = Budowla staje na pustej podłodze obok budowniczego, na jego poziomie i nie na polu specjalnym.
tf2-turns-not-group = Ta jednostka nie bierze udziału w tej aktywacji.
tf2-turns-not-already-mover = Ta jednostka już się rusza.
tf2-turns-not-switched = Wskazana jednostka musi najpierw coś zrobić.
tf2-turns-not-nothing-to-do = { $unit } nie ma już nic do zrobienia.
tf2-turns-not-closest = Działko atakuje jednego z najbliższych wrogów.
tf2-turns-not-yours = To nie należy do ciebie.
tf2-turns-not-dead = Tej jednostki nie ma na planszy, pauzuje jeszcze { $wait ->
    [one] jedną turę
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-not-working = Ta jednostka pracuje jeszcze { $work ->
    [one] jedną rundę
    [few] { $work } rundy
   *[many] { $work } rund
 }.
tf2-turns-not-activated = To już było aktywowane w tej turze.
tf2-turns-not-only-turrets = Spośród budowli aktywuje się tylko działka.
tf2-turns-not-building = Nie ma takiej budowli.
tf2-turns-not-free-turn = W wolnej turze nie ma ataków.
tf2-turns-not-turret-blind = Działko nie widzi żadnego wroga.
tf2-turns-not-wall = To jest ściana.
tf2-turns-not-here = Jednostka już tam stoi.
tf2-turns-not-points = Nie ma już punktów ruchu.
tf2-turns-not-enemy-there = Drogę zajmuje wróg.
tf2-turns-not-enemy-spawn = Pola odrodzenia wroga są dla ciebie zamknięte.
tf2-turns-not-own-building = Na tej budowli nie można stanąć.
tf2-turns-not-enemy-flag = Nie można stanąć na fladze wroga ani na polu jej startu.
tf2-turns-not-one-step = Przy strzelaniu w biegu każdy takt to jeden krok.
tf2-turns-not-too-far = Nie da się tam dojść, mając { $points ->
    [one] jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
 }.
tf2-turns-not-ability = { $kind } tego nie potrafi.
tf2-turns-not-carrier = Kto niesie flagę, może tylko chodzić.
tf2-turns-not-gunning = Przy strzelaniu w biegu nie ma innych akcji.
tf2-turns-not-attacked = Akcja w tej turze jest już wykonana.
tf2-turns-not-sanctuary = Z pola odrodzenia nie można atakować.
tf2-turns-not-gun-points = Strzelanie w biegu wymaga dwóch punktów ruchu.
tf2-turns-not-charge = Ładunek wynosi { $charge } z { $full }.
tf2-turns-not-patient = W zasięgu i w polu widzenia nie ma kogo leczyć.
tf2-turns-not-site-near = Obok tego pola nic nigdy nie stanie.
tf2-turns-not-pieces = W pudełku nie ma już takiej budowli.
tf2-turns-not-target = W zasięgu i w polu widzenia nie ma celu.
tf2-turns-not-enemy = To jest wróg.
tf2-turns-not-self = Jednostka nie leczy sama siebie.
tf2-turns-not-has-medic = Tę jednostkę leczy już inna.
tf2-turns-not-already-healed = Ta jednostka już ją leczy.
tf2-turns-not-heal-building = Budowli się nie leczy.
tf2-turns-not-friend = Tej broni nie kieruje się w swoich.
tf2-turns-not-gone = Tego nie ma na planszy.
tf2-turns-not-target-sanctuary = Atak nie sięga pól odrodzenia.
tf2-turns-not-adjacent = Broń biała sięga tylko sąsiednich pól na tym samym poziomie.
tf2-turns-not-ahead = To nie leży w kierunku strzelania w biegu.
tf2-turns-not-flame-blocked = Z przodu jest ściana, inny poziom albo pole odrodzenia.
tf2-turns-not-has-piece = Ten budowniczy już ma taką budowlę.
tf2-turns-not-range = Odległość wynosi { $distance }, a zasięg { $range }.
tf2-turns-not-sight = Cel jest poza polem widzenia.

## Teksty kart, których liczby nie są drukowane

tf2-turns-card-burning = Podpala: obrażenia na początku { $rounds ->
    [one] 1 rundy
    [few] { $rounds } rund
   *[many] { $rounds } rund
}, za każdym razem { $n }.
tf2-turns-card-ubercharge = Przy ładunku { $charge } dzieli się nim: { $moves ->
    [one] 1 krok
    [few] { $moves } kroki
   *[many] { $moves } kroków
} więcej i połowa obrażeń dla obu.
tf2-turns-card-builder = Buduje działka i teleportery, po { $rounds ->
    [one] 1 rundzie
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}; w tym czasie jest bezbronny.
tf2-turns-card-unit = Ruch { $moves }, zdrowie { $health }; broń: kości { $dice }, obrażenia { $damage }, zasięg { $range }; walka wręcz { $melee }.
