# Team Fortress 2: Taking Turns

## Nazwy

tf2-turns-mode-ctf = zdobądź flagę
tf2-turns-mode-cp = punkty kontrolne
tf2-turns-side-red = Czerwoni
tf2-turns-side-green = Zieloni
tf2-turns-unit-pyro = Pyro
tf2-turns-unit-soldier = Żołnierz
tf2-turns-unit-sniper = Snajper
tf2-turns-unit-medic = Medyk
tf2-turns-unit-heavy = Gruby
tf2-turns-unit-engineer = Inżynier
tf2-turns-unit-scout = Skaut
tf2-turns-weapon-pyro = miotacz ognia
tf2-turns-weapon-soldier = wyrzutnia rakiet
tf2-turns-weapon-sniper = karabin snajperski
tf2-turns-weapon-medic = medigun
tf2-turns-weapon-heavy = minigun
tf2-turns-weapon-engineer = strzelba
tf2-turns-weapon-scout = strzelba
tf2-turns-piece-turret = działko
tf2-turns-piece-entrance = wejście teleportera
tf2-turns-piece-exit = wyjście teleportera
tf2-turns-dir-n = północ
tf2-turns-dir-e = wschód
tf2-turns-dir-s = południe
tf2-turns-dir-w = zachód
tf2-turns-level-wall = ściana
tf2-turns-level-lower = dolny poziom
tf2-turns-level-upper = górny poziom
tf2-turns-level-stairs = schody
tf2-turns-name = { $kind } { $number } ({ $side })
tf2-turns-building = { $piece } – { $owner }

## Odrzucone ustawienia

tf2-turns-setup-board = Nie ma planszy „{ $board }” dla trybu: { $mode }.
tf2-turns-setup-six = { $side } muszą podać dokładnie sześć jednostek.
tf2-turns-setup-same = { $side } podają jeden typ zbyt wiele razy.

## Pytania

tf2-turns-ask-roster = Wybierz w tajemnicy drużynę: { $left ->
    [one] została jedna jednostka
    [few] zostały { $left } jednostki
   *[many] zostało { $left } jednostek
 }, limit jednego typu: { $most }.
tf2-turns-ask-reveal = Obie drużyny zostają odkryte.
tf2-turns-ask-place = Gdzie zaczyna { $unit }?
tf2-turns-ask-build-at = { $unit } kończy budowę ({ $piece }): na którym polu?
tf2-turns-ask-return = { $unit } wraca do gry: jako jaki typ?
tf2-turns-ask-return-at = { $unit } wraca do gry ({ $kind }): na którym polu?
tf2-turns-ask-free-turn = Wolna tura obrońców ({ $left ->
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
 }): ruch, leczenie i budowa, bez ataków. Kogo aktywujesz?
tf2-turns-ask-turn-ctf = { $side }, runda { $round } z { $last }: kogo aktywujesz?
tf2-turns-ask-turn-cp = { $side }, runda { $round }, licznik odrodzeń { $timer } z { $limit }: kogo aktywujesz?
tf2-turns-ask-act = { $unit } ma { $points ->
    [one] jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
 } i może jeszcze zaatakować.
tf2-turns-ask-act-moved = { $unit } ma jeszcze { $points ->
    [one] jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
 }.
tf2-turns-ask-gun = { $unit } strzela w biegu (kierunek: { $dir }), { $points ->
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
tf2-turns-ask-uber = { $unit } dzieli się ładunkiem uber: z kim?
tf2-turns-ask-build = { $unit } zaczyna budować: co?
tf2-turns-ask-pick = Kilku wrogów jest równie blisko ({ $turret }): który zostaje zaatakowany?
tf2-turns-ask-roll = { $dice ->
    [one] Jedna kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }, cel: { $target }. Trafia { $need } lub więcej.
tf2-turns-ask-aimed = Strzał mierzony, cel: { $target }. O obrażeniach decyduje kość dziesięciościenna.
tf2-turns-ask-over = Rozgrywka dobiegła końca.

## Odpowiedzi

tf2-turns-do-concede = Poddaj rozgrywkę
tf2-turns-do-pick = { $kind }
tf2-turns-do-reveal = Odkryj drużyny
tf2-turns-do-place = Stań na { $at }
tf2-turns-do-build-at = Postaw na { $at }
tf2-turns-do-activate = { $unit }
tf2-turns-do-activate-turret = Ognia: { $turret }
tf2-turns-do-end = Zakończ turę
tf2-turns-do-done = Zakończ tę aktywację
tf2-turns-do-switch = Dalej: { $unit }
tf2-turns-do-walk = Idź na { $at } ({ $level })
tf2-turns-do-walk-flag = Idź na { $at } i weź flagę
tf2-turns-do-walk-home = Przynieś flagę na { $at }
tf2-turns-do-walk-teleport = Wejdź do teleportera na { $at }
tf2-turns-do-fire = Strzelaj ({ $weapon })
tf2-turns-do-burst = Strzelaj przed siebie ({ $weapon }): trafienie { $chance } %, zabicie { $kill } %, średnie obrażenia { $damage }
tf2-turns-do-ground = Strzelaj w ziemię
tf2-turns-do-flame = Użyj miotacza ognia
tf2-turns-do-run-and-gun = Strzelaj w biegu
tf2-turns-do-melee = Uderz
tf2-turns-do-heal = Lecz kogoś
tf2-turns-do-uber = Podziel się ładunkiem uber
tf2-turns-do-build = Zacznij budowę
tf2-turns-do-hold = Nie strzelaj
tf2-turns-do-attack = { $target }: trafienie { $chance } %, zabicie { $kill } %, średnie obrażenia { $damage }
tf2-turns-do-swing = { $target }: trafienie { $chance } %, zabicie { $kill } %, obrażenia { $damage }
tf2-turns-do-ground-at = Ziemia na { $at }: wróg w zasięgu wybuchu { $chance } %, zabicie { $kill } %, obrażenia wrogów { $damage }
tf2-turns-do-flame-to = Kierunek { $dir }: trafienie { $chance } %, zabicie { $kill } %, średnie obrażenia { $damage }
tf2-turns-do-gun-to = Kierunek: { $dir }
tf2-turns-do-heal-whom = Lecz: { $unit }
tf2-turns-do-uber-whom = Naładuj: { $unit }
tf2-turns-do-start = Buduj ({ $piece }): { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
 } bez obrony
tf2-turns-do-face = { $face }

## Zdarzenia

tf2-turns-did-pick = { $side } wybierają: { $kind }.
tf2-turns-did-pick-secret = { $side } wybierają jednostkę w tajemnicy.
tf2-turns-did-reveal = Drużyny są odkryte. Czerwoni: { $red }. Zieloni: { $green }.
tf2-turns-did-place = { $kind } { $number } ({ $side }) wchodzi na planszę na { $at }.
tf2-turns-did-free-turn = Wolna tura obrońców, { $left ->
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
 }.
tf2-turns-did-round = Zaczyna się runda { $round }. Licznik rund { $tracker }, licznik odrodzeń { $timer }.
tf2-turns-did-turn = Ruch mają { $side }.
tf2-turns-did-activate = Aktywacja: { $unit }.
tf2-turns-did-move = { $unit } idzie z { $from } na { $to }.
tf2-turns-did-teleport = { $unit } przenosi się teleporterem na { $to }.
tf2-turns-did-fire = { $by } strzela, cel: { $target }.
tf2-turns-did-ground = { $by } strzela w ziemię na { $at }.
tf2-turns-did-flame = { $by } zieje ogniem, kierunek: { $dir }.
tf2-turns-did-swing = { $by } uderza, cel: { $target }.
tf2-turns-did-run-and-gun = { $unit } strzela w biegu, kierunek: { $dir }.
tf2-turns-did-hit = { $face }: trafienie, cel: { $target }.
tf2-turns-did-miss = { $face }: pudło, cel: { $target }.
tf2-turns-did-aim = Strzał mierzony, cel: { $target }. Na kości { $face }.
tf2-turns-did-hurt = { $target }: { $damage ->
    [one] jeden punkt obrażeń
    [few] { $damage } punkty obrażeń
   *[many] { $damage } punktów obrażeń
 }, pozostałe zdrowie: { $left }.
tf2-turns-did-catch-fire = { $unit } staje w płomieniach.
tf2-turns-did-burn = { $unit } płonie: { $damage ->
    [one] jeden punkt obrażeń
    [few] { $damage } punkty obrażeń
   *[many] { $damage } punktów obrażeń
 }, pozostałe zdrowie: { $left }.
tf2-turns-did-die = { $unit } ginie i pauzuje przez { $wait ->
    [one] jedną turę
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-did-destroy = Zniszczono: { $building }.
tf2-turns-did-push = { $unit } zostaje odrzucony z { $from } na { $to }.
tf2-turns-did-link = { $medic } leczy, pacjent: { $patient }.
tf2-turns-did-charge = { $medic } dzieli się ładunkiem uber, partner: { $patient }.
tf2-turns-did-unlink = Koniec leczenia: { $medic }, pacjent: { $patient }.
tf2-turns-did-fade = Ładunek uber się wyczerpał: { $medic }, { $patient }.
tf2-turns-did-heal = { $patient } odzyskuje { $health ->
    [one] jeden punkt zdrowia
    [few] { $health } punkty zdrowia
   *[many] { $health } punktów zdrowia
 }. Leczy { $medic }, ładunek: { $charge }.
tf2-turns-did-job = { $unit } zaczyna budowę: { $piece }.
tf2-turns-did-job-lost = { $unit } traci rozpoczętą budowę: { $piece }.
tf2-turns-did-build = Zbudowano na { $at }: { $building }.
tf2-turns-did-dismantle = Usunięto, bo budowniczy nie jest już Inżynierem: { $building }.
tf2-turns-did-flag-take = { $unit } ma flagę ({ $side }).
tf2-turns-did-flag-drop = Flaga ({ $side }) upada na { $at }.
tf2-turns-did-flag-return = Flaga ({ $side }) wraca na { $at }.
tf2-turns-did-meter = Punkt kontrolny { $point }: wskaźnik pokazuje { $value }.
tf2-turns-did-contest = Punkt kontrolny { $point } jest sporny, wskaźnik zaczyna od nowa.
tf2-turns-did-capture = Punkt kontrolny { $point } został zdobyty.
tf2-turns-did-no-room = { $unit } nie ma wolnego pola odrodzenia i czeka.
tf2-turns-did-concede = { $side } poddają rozgrywkę.
tf2-turns-did-win = Wygrywają { $side }.
tf2-turns-did-draw = Rozgrywka kończy się remisem.

## Odmowy

tf2-turns-no-over = Rozgrywka dobiegła końca.
tf2-turns-no-not-asked = Teraz odpowiada ktoś inny.
tf2-turns-no-answer = To nie jest odpowiedź na to pytanie.
tf2-turns-no-off-board = Na tej planszy nie ma takiego pola.
tf2-turns-no-same-type = { $kind }: limit jednego typu w drużynie to { $most }.
tf2-turns-no-occupied = Stoi tam jednostka.
tf2-turns-no-not-spawn = To nie jest twoje pole odrodzenia.
tf2-turns-no-site = Budowla staje na pustej podłodze obok Inżyniera, na jego poziomie i nie na polu specjalnym.
tf2-turns-no-group = Ta jednostka nie bierze udziału w tej aktywacji.
tf2-turns-no-already-mover = Ta jednostka już się rusza.
tf2-turns-no-switched = Wskazana jednostka musi najpierw coś zrobić.
tf2-turns-no-nothing-to-do = { $unit } nie ma już nic do zrobienia.
tf2-turns-no-closest = Działko atakuje jednego z najbliższych wrogów.
tf2-turns-no-not-yours = To nie należy do ciebie.
tf2-turns-no-dead = Tej jednostki nie ma na planszy, pauzuje jeszcze { $wait ->
    [one] jedną turę
    [few] { $wait } tury
   *[many] { $wait } tur
 }.
tf2-turns-no-working = Inżynier pracuje jeszcze { $work ->
    [one] jedną rundę
    [few] { $work } rundy
   *[many] { $work } rund
 }.
tf2-turns-no-activated = To już było aktywowane w tej turze.
tf2-turns-no-only-turrets = Spośród budowli aktywuje się tylko działka.
tf2-turns-no-no-building = Nie ma takiej budowli.
tf2-turns-no-free-turn = W wolnej turze nie ma ataków.
tf2-turns-no-turret-blind = Działko nie widzi żadnego wroga.
tf2-turns-no-wall = To jest ściana.
tf2-turns-no-here = Jednostka już tam stoi.
tf2-turns-no-points = Nie ma już punktów ruchu.
tf2-turns-no-enemy-there = Drogę zajmuje wróg.
tf2-turns-no-enemy-spawn = Pola odrodzenia wroga są dla ciebie zamknięte.
tf2-turns-no-own-building = Na tej budowli nie można stanąć.
tf2-turns-no-enemy-flag = Nie można stanąć na fladze wroga ani na jej polu startowym.
tf2-turns-no-one-step = Przy strzelaniu w biegu każdy takt to jeden krok.
tf2-turns-no-too-far = Nie da się tam dojść, mając { $points ->
    [one] jeden punkt ruchu
    [few] { $points } punkty ruchu
   *[many] { $points } punktów ruchu
 }.
tf2-turns-no-ability = { $kind } tego nie potrafi.
tf2-turns-no-carrier = Kto niesie flagę, może tylko chodzić.
tf2-turns-no-gunning = Przy strzelaniu w biegu nie ma innych działań.
tf2-turns-no-attacked = Działanie w tej turze zostało już wykorzystane.
tf2-turns-no-sanctuary = Z pola odrodzenia nie można atakować.
tf2-turns-no-gun-points = Strzelanie w biegu wymaga dwóch punktów ruchu.
tf2-turns-no-charge = Ładunek wynosi { $charge } z { $full }.
tf2-turns-no-patient = W zasięgu i w polu widzenia nie ma kogo leczyć.
tf2-turns-no-site-near = Obok tego pola nic nigdy nie stanie.
tf2-turns-no-pieces = W pudełku nie ma już takiej budowli.
tf2-turns-no-target = W zasięgu i w polu widzenia nie ma celu.
tf2-turns-no-enemy = To jest wróg.
tf2-turns-no-self = Medyk nie leczy sam siebie.
tf2-turns-no-has-medic = Tę jednostkę leczy już inny Medyk.
tf2-turns-no-already-healed = Medyk już leczy tę jednostkę.
tf2-turns-no-heal-building = Budowli się nie leczy.
tf2-turns-no-friend = Tej broni nie kieruje się w swoich.
tf2-turns-no-gone = Tego nie ma na planszy.
tf2-turns-no-target-sanctuary = Atak nie sięga pól odrodzenia.
tf2-turns-no-adjacent = Broń biała sięga tylko sąsiednich pól na tym samym poziomie.
tf2-turns-no-ahead = To nie leży w kierunku strzelania w biegu.
tf2-turns-no-flame-blocked = Z przodu jest ściana, inny poziom albo pole odrodzenia.
tf2-turns-no-has-piece = Ten Inżynier już ma taką budowlę.
tf2-turns-no-range = Odległość wynosi { $distance }, a zasięg { $range }.
tf2-turns-no-sight = Nie ma linii strzału.
