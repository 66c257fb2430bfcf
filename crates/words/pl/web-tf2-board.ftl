# Team Fortress 2: gra planszowa na stronie.

web-tf2-board-name = Team Fortress 2: gra planszowa
web-tf2-board-length = około 50 minut
web-tf2-board-sentence = Pięć z dziewięciu klas w drużynie, o życiu decyduje jedna kość. Wykradnij teczkę albo zajmij wszystkie punkty.
web-tf2-board-option-mode = Tryb
web-tf2-board-option-map = Mapa
web-tf2-board-option-first = Kto zaczyna
web-tf2-board-option-neutral = Punkty kontrolne na początku
web-tf2-board-option-lead = Kto zaczyna następną rotację
web-tf2-board-option-sanctuary = Pola odrodzenia
web-tf2-board-mode-ctf = Zdobądź flagę
web-tf2-board-mode-cp = Punkty kontrolne
web-tf2-board-map-twin-forts = Bliźniacze forty
web-tf2-board-map-long-yards = Długie place
web-tf2-board-neutral-false = punkty przy bazach zajęte
web-tf2-board-neutral-true = wszystkie neutralne
web-tf2-board-lead-follows = przeciwnik ostatniej tury
web-tf2-board-lead-fixed = zawsze pierwszy gracz
web-tf2-board-lead-changes = na przemian
web-tf2-board-sanctuary-true = bezpieczne
web-tf2-board-sanctuary-false = bez ochrony
web-tf2-board-map-three-yards = Trzy place
web-tf2-board-map-two-bridges = Dwa mosty
web-tf2-board-map-millpond = Staw młyński
web-tf2-board-map-close-yards = Zwarte place
web-tf2-board-map-cross-yards = Place na skos
web-tf2-board-first-blu = BLU
web-tf2-board-first-red = RED

## Plansza

web-tf2-board-board = Plansza: { $map }
web-tf2-board-at-floor = wolny teren{ web-where }
    .gen = wolnego terenu{ web-where }
    .loc = wolnym terenie{ web-where }
web-tf2-board-at-floor-near = wolny teren, { web-near } od { $of_gen }
    .gen = wolnego terenu, { web-near } od { $of_gen }
    .loc = wolnym terenie, { web-near } od { $of_gen }
web-tf2-board-at-wall = pole{ web-where }
    .gen = pola{ web-where }
    .loc = polu{ web-where }
web-tf2-board-at-water = pole z wodą{ web-where }
    .gen = pola z wodą{ web-where }
    .loc = polu z wodą{ web-where }
web-tf2-board-at-spawn = pole odrodzenia drużyny { $team }{ web-where }
    .gen = pola odrodzenia drużyny { $team }{ web-where }
    .loc = polu odrodzenia drużyny { $team }{ web-where }
web-tf2-board-at-home = miejsce teczki drużyny { $team }{ web-where }
    .gen = miejsca teczki drużyny { $team }{ web-where }
    .loc = miejscu teczki drużyny { $team }{ web-where }
web-tf2-board-at-point = punkt kontrolny { $n }{ web-where }
    .gen = punktu kontrolnego { $n }{ web-where }
    .loc = punkcie kontrolnym { $n }{ web-where }
web-tf2-board-floor = Podłoga
web-tf2-board-water = Woda
web-tf2-board-water-text = Woda: wejście kosztuje dwa punkty ruchu; gasi płonącą postać.
web-tf2-board-spawn = Strefa odrodzenia drużyny { $team }
web-tf2-board-spawn-text = Strefa odrodzenia drużyny { $team }: zamknięta dla przeciwnika. Kto tu stoi, jest bezpieczny, ale nie może działać.
web-tf2-board-home = Miejsce teczki drużyny { $team }
web-tf2-board-home-text = Miejsce teczki drużyny { $team }. Gdy jej postać przyniesie tu teczkę przeciwnika, drużyna wygrywa natychmiast.
web-tf2-board-point = Punkt kontrolny { $n }
web-tf2-board-point-text = Punkt kontrolny { $n }. Na koniec rotacji każda postać na nim przesuwa wskaźnik w swoją stronę o swoją wagę; na końcu skali punkt jest zdobyty. BLU zdobywa kolejno 1, 2, 3, a RED 3, 2, 1.
web-tf2-board-intel = Teczka drużyny { $team }
web-tf2-board-intel-left =
    { $n ->
        [one] wraca na koniec tej rotacji
        [few] wraca za { $n } rotacje
       *[many] wraca za { $n } rotacji
    }
web-tf2-board-sticky = Bomba samoprzylepna drużyny { $team }
web-tf2-board-level = Poziom { $n }
web-tf2-board-sentry-text =
    { $n ->
        [one] Samo strzela raz na koniec każdej rotacji, do najbliższego wroga w swoim rzędzie lub kolumnie.
        [few] Samo strzela { $n } razy na koniec każdej rotacji, do najbliższych wrogów w swoim rzędzie lub kolumnie.
       *[many] Samo strzela { $n } razy na koniec każdej rotacji, do najbliższych wrogów w swoim rzędzie lub kolumnie.
    }

## Stan

web-tf2-board-placing = Ustawianie drużyn
web-tf2-board-rotation = Rotacja { $n } z { $of }
web-tf2-board-goal-ctf = Przynieś teczkę drużyny { $team }
web-tf2-board-goal-cp = Zajmij wszystkie punkty
web-tf2-board-track = Tura { $n } z { $of } w tej rotacji; zaczyna { $team }
web-tf2-board-kills = Postacie zabite przez BLU: { $blu }, przez RED: { $red }
web-tf2-board-kills-of = Zabite postacie: { $n }
web-tf2-board-owned = w rękach drużyny { $team }
web-tf2-board-neutral = niczyj
web-tf2-board-spin = wskaźnik na { $n } dla drużyny { $team }
web-tf2-board-intel-carried = Teczkę drużyny { $team } niesie { $who }
web-tf2-board-intel-dropped = Teczka drużyny { $team } leży na { $at }; żetony: { $n }
web-tf2-board-intel-home = Teczka drużyny { $team } jest na swoim miejscu
web-tf2-board-team = Drużyna { $team }
web-tf2-board-your-five = Twoje postacie
web-tf2-board-leads = zaczyna
web-tf2-board-ready = przed turą
web-tf2-board-acting = działa teraz
web-tf2-board-used = po turze
web-tf2-board-away = poza grą
web-tf2-board-empty = do wyboru
web-tf2-board-waits =
    { $n ->
        [0] może już wrócić
        [one] poza grą przez { $n } rotację
        [few] poza grą przez { $n } rotacje
       *[many] poza grą przez { $n } rotacji
    }
web-tf2-board-carries = niesie teczkę przeciwnika
web-tf2-board-counters =
    { $n ->
        [one] { $n } znacznik über
        [few] { $n } znaczniki über
       *[many] { $n } znaczników über
    }

## Kości

web-tf2-board-performance = { $who }: rzut sprawności
web-tf2-board-success = Rzut powodzenia: { $cause }, cel: { $who }
web-tf2-board-or-less = { $n } lub mniej
web-tf2-board-hit = Trafienie!
web-tf2-board-miss = Pudło
web-tf2-board-rolled = Rzut { $n }

## Karty

web-tf2-board-action = Akcja
web-tf2-board-special = Akcja specjalna
web-tf2-board-perf = rzut
web-tf2-board-perf-text = Dwie kości muszą pokazać co najmniej tyle
web-tf2-board-range = zasięg
web-tf2-board-range-text = Pola w prostej linii, do najbliższej ściany
web-tf2-board-power = siła
web-tf2-board-power-text = Zabija, gdy kość powodzenia pokaże siłę minus obronę lub mniej
web-tf2-board-speed = Szybkość
web-tf2-board-defense = Obrona
web-tf2-board-needs-roll = Rzut { $n } lub więcej
web-tf2-board-kill-text = Zabija, gdy kość k{ $faces } pokaże { $n } minus obrona celu albo mniej.
web-tf2-board-flag-splash = Każdy inny wróg obok celu też może zginąć, z siłą 5.
web-tf2-board-flag-pierce = Pali wszystkich w jednym kierunku aż do ściany.
web-tf2-board-flag-ignite = Kto przeżyje, płonie.
web-tf2-board-flag-lob = Przelatuje nad jednostkami, ale nie nad ścianami.
web-tf2-board-flag-still = Tylko bez żadnego ruchu w tej turze.
web-tf2-board-flag-slow = Tylko gdy w turze wydano najwyżej dwa punkty ruchu.
web-tf2-board-flag-rolls2 = Dwa rzuty powodzenia, w jeden cel albo w dwa.
web-tf2-board-flag-needs-disguise = Tylko w przebraniu.
web-tf2-board-flag-character-only = Tylko przeciw postaciom.
web-tf2-board-flag-sentry-only = Tylko przeciw działkom.
web-tf2-board-flag-keep-disguise = Nie kończy przebrania.
web-tf2-board-effect-leap = Skok o dwa pola w prostej linii, ponad wszystkim, bez wydawania ruchu.
web-tf2-board-effect-leap-exposed = Skok o dwa do czterech pól w prostej linii, ponad wszystkim; potem odsłonięcie do następnej tury.
web-tf2-board-effect-push2 = Odpycha wroga o dwa pola albo gasi płonącego towarzysza obok.
web-tf2-board-effect-place-up-to-2 = Rozkłada jedną lub dwie bomby samoprzylepne w prostej linii.
web-tf2-board-effect-blast-all-own = Wszystkie twoje bomby wybuchają, na swoim polu i obok niego.
web-tf2-board-effect-fed = Obrona +1 do następnej tury; gasi ogień.
web-tf2-board-effect-sentry-level1 = Stawia działko na polu obok.
web-tf2-board-effect-sentry-level-plus1 = Podnosi poziom działka obok, najwyżej do trzeciego.
web-tf2-board-effect-healed-plus-counter = Towarzysz w linii dostaje obronę +2 i przestaje płonąć; leczący zyskuje znacznik über.
web-tf2-board-effect-uber-both = Za trzy znaczniki über leczącego i towarzysza w linii nie da się zabić.
web-tf2-board-effect-aim = Dodaje 3 do następnego rzutu sprawności; w tej turze bez ruchu.
web-tf2-board-effect-disguised = W przebraniu: nikt nie celuje w tę postać z daleka, działka jej nie widzą, a ona przechodzi przez wrogów.
web-tf2-board-marker-burning = może zginąć na koniec rotacji; gasi go woda
web-tf2-board-marker-healed = obrona +2
web-tf2-board-marker-fed = obrona +1
web-tf2-board-marker-exposed = obrona −1
web-tf2-board-marker-uber = nie da się jej zabić, niczego nie zdobywa
web-tf2-board-marker-disguised = celować można tylko z pola obok
web-tf2-board-marker-aim = +3 do następnego rzutu sprawności
web-tf2-board-class-scout = Najszybszy; na punktach liczy się podwójnie.
web-tf2-board-class-soldier = Wytrzymały i wszechstronny, lata nad ścianami.
web-tf2-board-class-pyro = Czyści korytarze i zdmuchuje wrogów z punktów.
web-tf2-board-class-demoman = Minuje pola, na których innym zależy.
web-tf2-board-class-heavy = Powolny i trudny do zabicia; trzyma pozycję.
web-tf2-board-class-engineer = Jego działko samo strzela na koniec rotacji.
web-tf2-board-class-medic = Wzmacnia towarzyszy, a na chwilę czyni ich nietykalnymi.
web-tf2-board-class-sniper = Panuje nad długimi liniami, jeśli stoi w miejscu.
web-tf2-board-class-spy = Przechodzi przez wrogów i zabija, kogo dosięgnie.

## Legenda

web-tf2-board-symbol-defense = Obrona
web-tf2-board-symbol-defense-text = Aby zabić, rzut powodzenia nie może przekroczyć siły ataku pomniejszonej o tę liczbę: im jest ona wyższa, tym bezpieczniej. Znaczniki ją podnoszą albo obniżają.
web-tf2-board-symbol-speed = Szybkość
web-tf2-board-symbol-speed-text = Tyle punktów ruchu ma ta postać w swojej turze.
web-tf2-board-symbol-kills = Zabójstwa
web-tf2-board-symbol-kills-text = Postacie przeciwnika zabite przez tę drużynę. Wracają, ale później.
web-tf2-board-symbol-intel = Teczka
web-tf2-board-symbol-intel-text = Niesie ją postać obok; nad mapą widać, gdzie jest teczka każdej drużyny. W trybie „Zdobądź flagę” trzeba przynieść do siebie teczkę przeciwnika.
web-tf2-board-symbol-counters = Znaczniki über
web-tf2-board-symbol-counters-text = Leczący dostaje jeden za każde leczenie. Gdy ma wszystkie, może użyć ładunku ÜberCharge.
web-tf2-board-symbol-respawn = Czeka na powrót
web-tf2-board-symbol-respawn-text = Zabita postać albo upuszczona teczka: po każdej rotacji ubywa jej żeton, czyli liczba przy klepsydrze maleje o jeden, aż wróci na swoje miejsce.
web-tf2-board-symbol-goal = Cel
web-tf2-board-symbol-goal-text = Zdobądź flagę: przynieś teczkę przeciwnika na miejsce własnej. Punkty kontrolne: zajmij wszystkie punkty.
web-tf2-board-symbol-turns = Tury rotacji
web-tf2-board-symbol-turns-text = Drużyny używają na przemian po jednej postaci, od lewej; potem rotacja się kończy. W ramce jest tura, która trwa.
web-tf2-board-symbol-point = Punkt kontrolny
web-tf2-board-symbol-point-text = Każdy punkt ma swój wskaźnik, a kolor numeru mówi, czyj jest. Na koniec rotacji każda postać na punkcie przesuwa wskaźnik w swoją stronę o swoją wagę; na końcu skali punkt jest zdobyty. Ramka oznacza punkty, które można teraz zdobyć.
web-tf2-board-symbol-perf = Rzut sprawności
web-tf2-board-symbol-perf-text = { web-tf2-board-perf-text }.
web-tf2-board-symbol-range = Zasięg
web-tf2-board-symbol-range-text = { web-tf2-board-range-text }.
web-tf2-board-symbol-power = Siła
web-tf2-board-symbol-power-text = { web-tf2-board-power-text }.
