# Program w terminalu: powitania, pytania, odmowy, raporty, podpisy na rysowanej planszy.

## Nazwy

cli-name = { $name }
cli-room = { $room_short }

## Gra

cli-welcome = { $game }, ziarno { $seed }.
cli-welcome-seat = Grasz jako { $seats }. Odpowiadaj numerem albo słowem; ? wyjaśnia resztę.
cli-welcome-team = Grasz jako { $seats }; odpowiadasz też za cały { $teams }. Odpowiadaj numerem albo słowem; ? wyjaśnia resztę.
cli-welcome-watch = Na wszystkich miejscach grają boty.
cli-too-narrow = Ten terminal ma { $have } kolumn, a plansza potrzebuje { $need }. Poszerz okno i wpisz „plansza”.
cli-bye = Do następnego razu.
cli-recorded = Partia jest zapisana w pliku { $file }.
cli-recorded-cut =
    { $answers ->
        [one] Przerwano: jedyna udzielona odpowiedź jest w pliku { $file }.
        [few] Przerwano: { $answers } udzielone odpowiedzi są w pliku { $file }.
       *[many] Przerwano: { $answers } udzielonych odpowiedzi jest w pliku { $file }.
    }
cli-undone = Cofnięte.
cli-no-undo-nothing = Nie ma czego cofać.
cli-no-undo-luck = Za późno, żeby cofnąć: los już się wypowiedział.
cli-no-undo-other = Za późno, żeby cofnąć: później odpowiedział już ktoś inny ({ $who }).
cli-unclear = To może znaczyć: { $words }.
cli-may = „{ $word }” jest teraz dozwolone.
cli-no-number =
    { $answers ->
        [one] Jest jedna odpowiedź: 1.
        [few] Są { $answers } odpowiedzi: od 1 do { $answers }.
       *[many] Jest { $answers } odpowiedzi: od 1 do { $answers }.
    }
cli-why-what = „czemu” i słowo mówi, dlaczego takiej odpowiedzi nie wolno teraz dać. Można pytać o każdą odpowiedź tej gry:
cli-why-what-adrenaline = { "  " }akcje (czemu shoot, czemu pass), postacie (czemu @dozer), pola (czemu r1c2), broń, karty zdolności i dodatki (czemu railgun, czemu newton-red, czemu +reaper).
cli-why-what-adrenaline-team = { "  " }akcje (czemu shoot, czemu pass), postacie (czemu @dozer), pola (czemu r1c2), broń, karty zdolności i dodatki (czemu railgun, czemu newton-red, czemu +reaper).
cli-why-what-tf2-board = { "  " }postacie (czemu @red-scout), pola (czemu r3c12) oraz pass, end, hold.
cli-why-what-tf2-turns = { "  " }jednostki i budowle (czemu red3, czemu turret-red3), pola (czemu r3c12) i akcje, które czasem można wybrać (czemu end).
cli-card-which = Która karta? Są { $known }.

cli-content-exported = { $files ->
    [one] Zapisano 1 plik
    [few] Zapisano { $files } pliki
   *[many] Zapisano { $files } plików
} w folderze { $folder }.
cli-content-built-in = { $game }: wbudowane komponenty, { $content }; własne pliki: { $files }.
cli-content-sound = { $game }: w porządku, { $content }; zmienione: { $files }.
cli-content-same = Oba zestawy komponentów są takie same.
cli-content-added = { $name }: to nowe.
cli-content-removed = { $name }: już tego nie ma.
cli-content-instead = { $name }: { $new } zamiast { $old }.
cli-content-now = { $name }: { $new } Przedtem: { $old }
cli-content-value = { $name }: { $key } { $new } zamiast { $old }.
cli-content-other = { $name }: { $key } jest inne.
cli-content-unchanged = Tabele mówią to samo co komponenty: nie ma czego zapisywać.
cli-content-picture = { $card }: w PDF-ie brakuje elementu „{ $what }” z rysunku; strona SVG ma go w całości.
cli-print-weapon = broń
cli-print-powerup = karta zdolności
cli-print-character = postać
cli-print-reward = płytka nagrody
cli-print-mode = zamiast efektu podstawowego
cli-print-any = +{ $n } w dowolnym kolorze
cli-print-rush = skok { $n }
cli-wrong-content-tables = { $path }: { $reason }
cli-wrong-content-no-tables = W { $path } nie ma tabel takich jak adrenaline/weapons.csv; zapisuje je content csv export
cli-wrong-content-folder = { $path } nie jest folderem z komponentami

cli-help =
    Odpowiadaj numerem odpowiedzi, jej słowem albo początkiem słowa.

      czemu SŁOWO  dlaczego czegoś nie wolno: czemu r1c2, czemu end
      karta SŁOWO  co robi karta: karta whisper, karta heavy
      cofnij       cofa twoją ostatnią decyzję
      plansza      rysuje planszę od nowa (pusty wiersz też)
      pomoc        ta strona
      koniec       wyjście z gry
cli-help-adrenaline =
    Na planszy: ┃ ściana, przerwa to drzwi, kropki dzielą pola jednego pomieszczenia, ◆ punkt
    odrodzenia z bronią i jej cenami, [YBB] amunicja (P: karta zdolności; R, Y, B: kostka czerwona,
    żółta, niebieska). Pod nią: ▶ ma turę, ? odpowiada, ¹ zaczynał; obrażenia po kolei, kreski tam,
    gdzie zaczynają się lepsze akcje i śmierć; ● załadowana, ○ niezaładowana.
cli-help-tf2-board =
    Postać na mapie to dwie pierwsze litery jej słowa: SC to @blu-scout, sc to @red-scout. Wielkie
    litery i ■ ▲ ● należą do BLU, małe litery i □ △ ○ do RED: teczka, działko z poziomem, bomba. Przed
    postacią stoi teczka, którą niesie, albo numer punktu kontrolnego; za nią ← jej tura,
    ! über, * ogień, ? przebranie. ▒ ściana, ~ woda (krok za 2 punkty), B r pola odrodzenia, [ ] miejsce
    teczki drużyny. „Pozostałe tury” pokazują, czyje tury jeszcze będą w tej rotacji. Na listach: ▶ jej tura,
    s szybkość, o obrona ze wszystkimi znacznikami; liczba w nawiasie mówi, ile końców rotacji znacznik
    jeszcze przetrwa.
cli-help-tf2-turns =
    Jednostka na planszy to litera typu i numer: H3 to red3, h3 to green3. P Pyro, S Żołnierz,
    N Snajper, M Medyk, H Gruby, E Inżynier, C Skaut. Wielkie litery i ⚑ ▲ ▼ ◆ należą do Czerwonych,
    małe litery i ⚐ △ ▽ ◇ do Zielonych: flaga, działko, wejście i wyjście teleportera z numerem
    budowniczego. Przed jednostką stoi flaga, którą niesie, albo numer punktu kontrolnego; za nią ← jej
    ruch, ! über, * ogień, % budowa. ▒ ściana, = górny poziom, ▸ schody wskazujące w górę, C z pola
    odrodzenia, ( ) tu flaga zaczyna, [ ] jej stojak. Na listach: ▶ jej ruch, zdrowie,
    a w nawiasach, ile rund lub tur coś jeszcze potrwa.

cli-fair-next = Teraz to samo z zamienionymi stronami.
cli-fair-first = Dwumecz wygrywa gracz, który zaczynał jako { $first }.
cli-fair-second = Dwumecz wygrywa gracz, który zaczynał jako { $second }.
cli-fair-drawn = Dwumecz kończy się remisem.

## Odmowy

cli-no-actor = Nikt tu nie nazywa się „{ $word }”. Są tu: { $known }.
cli-no-word = „{ $word }” nic tu nie znaczy.
cli-stale = Partia poszła już dalej, do odpowiedzi { $now }.
cli-over = Partia jest skończona.
cli-not-awaited = Pytanie jest do kogoś innego. Odpowiada: { $asked }.
cli-not-offered = Nie ma takiej odpowiedzi: „{ $word }”.

## Co jest nie tak

cli-error = błąd: { $what }
cli-wrong-game = nie ma takiej gry: `{ $game }`; są { $known }
cli-wrong-store = { $kind }… to baza, której ten program nie zna. PostgreSQL, postgres://…, jest w wersji zbudowanej z opcją „--features cluster”
cli-wrong-bus = { $kind }… to szyna, której ten program nie zna. NATS, nats://…, jest w wersji zbudowanej z opcją „--features cluster”
cli-wrong-bus-alone = „--bus” łączy serwery, które dzielą bazę: podaj ją opcją „--store postgres://…”
cli-wrong-margin = --margin { $margin }: między 0 a 50
cli-wrong-power = --effect przyjmuje punkty procentowe od 0 do 40, --seconds czas większy od 0
cli-wrong-two-games = { $a } i { $b } to dwie różne gry; obok siebie można pokazać tylko wyniki jednej gry
cli-wrong-endless = partia { $game } się nie kończy
cli-wrong-no-teams = --seats: w grze { $game } nie ma zespołów graczy; są tylko w adrenaline-team
cli-wrong-seats = `{ $word }`: potrzebne miejsca, na przykład 2v3
cli-wrong-pair = `{ $word }`: potrzebne OPCJA=WARTOŚĆ
cli-wrong-option = { $game } nie ma opcji `{ $key }`; są { $known }
cli-wrong-option-twice = opcję { $key } podano dwa razy
cli-wrong-option-flag = opcja { $key }: `{ $word }`: true albo false
cli-wrong-option-one-of = opcja { $key }: `{ $word }`: jedno z: { $known }
cli-wrong-option-number = opcja { $key }: `{ $word }`: to nie jest liczba
cli-wrong-seat = nie ma miejsca { $n }; liczba miejsc: { $seats }
cli-wrong-seat-of-luck = los nie ma miejsca przy stole
cli-wrong-read = nie można odczytać { $path }: { $reason }
cli-wrong-write = nie można zapisać { $path }: { $reason }
cli-wrong-folder = nie można utworzyć folderu { $path }: { $reason }
cli-wrong-exists = { $path } już istnieje; wybierz inną nazwę albo --force, żeby go zastąpić
cli-wrong-not-empty = { $path } nie jest pusty; wybierz inny folder albo --force, żeby zastąpić w nim pliki
cli-wrong-file-not-found = nie ma takiego pliku ani folderu
cli-wrong-file-permission = brak uprawnień
cli-wrong-file-exists = już istnieje
cli-wrong-file-folder = to jest folder
cli-wrong-file-no-folder = część ścieżki nie jest folderem
cli-wrong-file-full = dysk jest pełny
cli-wrong-file-not-text = to nie jest tekst
cli-wrong-at = --at { $at }: liczba odpowiedzi w zapisie: { $answers }
cli-wrong-answer = `{ $word }`: { $reason }
cli-wrong-over = `{ $word }`: partia jest skończona, nikt nie odpowiada
cli-wrong-why = --why { $word }: { $reason }
cli-wrong-luck-first = `{ $word }`: najpierw odpowiada los, jednym z: { $answers }
cli-wrong-fair = { $game }: nie ma dwóch stron do zamiany; dwumecz wymaga dwóch miejsc
cli-wrong-whose = `{ $word }`: podaj, czyja to odpowiedź, na przykład { $example }
cli-wrong-not-allowed = `{ $word }`: { $why } Odpowiada { $actor }; może dać: { $answers }
cli-wrong-not-offered = `{ $word }`: nie ma takiej odpowiedzi; odpowiada { $actor }, może dać: { $answers }
cli-wrong-no-answer = `{ $word }` nie jest żadną odpowiedzią; odpowiada { $actor }, może dać: { $answers }

## Koniec

cli-place =
    { $points ->
        [one] { $place }. { $side }, { $points } punkt
        [few] { $place }. { $side }, { $points } punkty
       *[many] { $place }. { $side }, { $points } punktów
    }

cli-place-only = { $place }. { $side }

## Gry

cli-games-rules = zasady { $version }, komponenty { $content }
cli-games-open = (dowolnie)
cli-games-name = opcja
cli-games-default = domyślnie
cli-games-values = wartości

## Symulacja

cli-sim-games =
    { $games ->
        [one] { $games } partia w { $seconds } s
        [few] { $games } partie w { $seconds } s
       *[many] { $games } partii w { $seconds } s
    }
cli-sim-decisions = decyzje: { $decisions } ({ $speed } na sekundę)
cli-sim-others = odpowiedzi bez wyboru: { $singles }, los: { $luck }
cli-sim-length = średnia długość partii w decyzjach: { $length }
cli-sim-seat = miejsce { $seat }: wygrane { $wins } ({ $share }%), średnio punktów { $points }

## Drabinka

cli-ladder-pair =
    { $games ->
        [one] { $a } przeciw { $b }, { $games } partia
        [few] { $a } przeciw { $b }, { $games } partie
       *[many] { $a } przeciw { $b }, { $games } partii
    }
cli-ladder-ahead = { "  " }{ $a } wyprzedza rywala w { $rate }% [{ $low }, { $high }], Elo { $elo }
cli-ladder-first = { "  " }samotny { $a } wśród { $b } zajmuje pierwsze miejsce w { $rate }% [{ $low }, { $high }], { $times } raza tyle, ile wypada na każdego
cli-ladder-side = { "  " }strona { $n }, { $side }: wygrane { $rate }% [{ $low }, { $high }]
cli-ladder-length = { "  " }remisy { $draws }%; połowa partii trwa najwyżej tyle: rundy { $rounds }, decyzje { $decisions }
cli-ladder-rating = { $name }: Elo { $elo } łącznie

cli-agent-trouble = { $games ->
        [one] { $name } przegrał jedną grę walkowerem: { $reason }.
        [few] { $name } przegrał { $games } gry walkowerem; w pierwszej { $reason }.
        [many] { $name } przegrał { $games } gier walkowerem; w pierwszej { $reason }.
       *[other] { $name } przegrał { $games } gry walkowerem; w pierwszej { $reason }.
    }
cli-agent-fallen = { $who }: porażka walkowerem, bo { $reason }. Na tym miejscu gra dalej bot greedy.
cli-agent-start = nie udało się go uruchomić ({ $what })
cli-agent-ended = zakończył się ({ $what })
cli-agent-late = nie odpowiedział w ciągu { $seconds } s
cli-agent-nonsense = napisał coś, co nie jest odpowiedzią ({ $what })
cli-agent-illegal = odpowiedział { $what }, a takiej odpowiedzi nie było do wyboru

## Perft

cli-perft-total = głębokość { $depth }: { $count }

## Odtwarzanie

cli-replay-head =
    { $answers ->
        [one] { $game }, { $answers } odpowiedź
        [few] { $game }, { $answers } odpowiedzi
       *[many] { $game }, { $answers } odpowiedzi
    }
cli-replay-at = Po odpowiedzi { $at } z { $answers }.

## Sędzia

cli-only-answer = jedyna odpowiedź
cli-luck-must-answer = Odpowiada los:

## Rysowana plansza

cli-board-track = Tor ofiar
cli-board-spawnpoints = Punkty odrodzenia
cli-board-bot = bot
cli-board-bot-owed = bot jeszcze nie działał
cli-board-killshot = ginie przy { $damage }
cli-board-venom = jad
cli-board-control = pod kontrolą
cli-board-tracked = tropiona postać
cli-board-tuned = tańsze ładowanie
cli-board-turrets = Wieżyczki
cli-board-open-tiles = amunicja
cli-board-decks = w taliach: broń { $weapons }, amunicja { $tiles }, zdolności { $powerups }
cli-board-turn =
    { $left ->
        [0] Tura: { $who }, bez akcji
        [one] Tura: { $who }, została { $left } akcja
        [few] Tura: { $who }, zostały { $left } akcje
       *[many] Tura: { $who }, zostało { $left } akcji
    }
cli-board-over = Gra skończona
cli-board-frenzy =
    { $left ->
        [one] FINAŁOWY SZAŁ, ostatnia tura
        [few] FINAŁOWY SZAŁ, jeszcze { $left } tury
       *[many] FINAŁOWY SZAŁ, jeszcze { $left } tur
    }
cli-board-marks = znaczniki
cli-board-worth = warte
cli-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-board-no-weapons = bez broni
cli-team-turn = Tura: { $team }
cli-team-buffer = bufor { $damage } z { $full }
cli-board-powerups = zdolności

## Team Fortress 2: gra planszowa na rysunku

cli-tf2-board-rotation = rotacja { $rotation } z { $rotations }, zaczyna { $team }
cli-tf2-board-turns = pozostałe tury
cli-tf2-board-asked = Odpowiada { $team }
cli-tf2-board-using =
    { $left ->
        [0] { $who }: rzut { $roll }, bez punktów ruchu, akcja do wykonania
        [one] { $who }: rzut { $roll }, { $left } punkt ruchu, akcja do wykonania
        [few] { $who }: rzut { $roll }, { $left } punkty ruchu, akcja do wykonania
       *[many] { $who }: rzut { $roll }, { $left } punktów ruchu, akcja do wykonania
    }
cli-tf2-board-using-acted =
    { $left ->
        [0] { $who }: rzut { $roll }, bez punktów ruchu, akcja wykonana
        [one] { $who }: rzut { $roll }, { $left } punkt ruchu, akcja wykonana
        [few] { $who }: rzut { $roll }, { $left } punkty ruchu, akcja wykonana
       *[many] { $who }: rzut { $roll }, { $left } punktów ruchu, akcja wykonana
    }
cli-tf2-board-need = Cel: { $who }. Zabija { $need } lub mniej
cli-tf2-board-legend-ctf =
    WIELKIE litery i ■ ▲ ● to BLU, małe litery i □ △ ○ to RED: teczka, działko z poziomem, bomba
    ← jej tura, ! über, * ogień, ? przebranie; ~ woda, B r odrodzenie, [ ] teczka; s szybkość, o obrona
cli-tf2-board-legend-cp =
    WIELKIE litery i ▲ ● to BLU, małe litery i △ ○ to RED: postacie, działko z poziomem, bomba
    ← jej tura, ! über, * ogień, ? przebranie; B r odrodzenie, 1 2 3 punkty, ■ □ zdobyte; s szybkość, o obrona
cli-tf2-board-point = Punkt { $point }
cli-tf2-board-nobody = niczyj
cli-tf2-board-active = do zdobycia
cli-tf2-board-intel-home = Teczka drużyny { $team } jest na swoim miejscu, { $at }.
cli-tf2-board-intel-lies =
    { $tokens ->
        [one] Teczka drużyny { $team } leży na { $at }: { $tokens } żeton.
        [few] Teczka drużyny { $team } leży na { $at }: { $tokens } żetony.
       *[many] Teczka drużyny { $team } leży na { $at }: { $tokens } żetonów.
    }
cli-tf2-board-intel-carried = { $who } niesie teczkę drużyny { $team }!
cli-tf2-board-kills = zabici: { $kills }
cli-tf2-board-level = poziom { $level }
cli-tf2-board-stickies = bomby
cli-tf2-board-speed = s
cli-tf2-board-defense = o
cli-tf2-board-away =
    { $tokens ->
        [0] poza planszą, może wrócić
        [one] poza planszą, { $tokens } żeton
        [few] poza planszą, { $tokens } żetony
       *[many] poza planszą, { $tokens } żetonów
    }
cli-tf2-board-used = po turze
cli-tf2-board-carries = ma teczkę
cli-tf2-board-lasting = { $marker } ({ $left })
cli-tf2-board-counters = znaczniki über: { $counters }

## Team Fortress 2: Taking Turns na rysunku

cli-tf2-turns-round = runda { $round }
cli-tf2-turns-round-of = runda { $round } z { $last }
cli-tf2-turns-tracker = licznik rund
cli-tf2-turns-timer = licznik odrodzeń
cli-tf2-turns-set-up = Drużyny dopiero się zbierają.
cli-tf2-turns-volley =
    { $dice ->
        [one] Cel: { $target }. Została jedna kość, trafia { $need } lub więcej, trafienia: { $hits }
        [few] Cel: { $target }. Zostały { $dice } kości, trafia { $need } lub więcej, trafienia: { $hits }
       *[many] Cel: { $target }. Zostało { $dice } kości, trafia { $need } lub więcej, trafienia: { $hits }
    }
cli-tf2-turns-legend-ctf =
    WIELKIE litery i ⚑ ▲ ▼ ◆ to Czerwoni, małe litery i ⚐ △ ▽ ◇ to Zieloni: flaga, działko, wejście, wyjście
    ← jej ruch, ! über, * ogień, % budowa; = górny poziom, ▸ schody w górę, ( ) start flagi, [ ] jej stojak
cli-tf2-turns-legend-cp =
    WIELKIE litery i ▲ ▼ ◆ to Czerwoni, małe litery i △ ▽ ◇ to Zieloni: działko, wejście, wyjście
    ← jej ruch, ! über, * ogień, % budowa; = górny poziom, ▸ schody w górę, C z odrodzenie, 1 2 punkty, ■ zdobyte
cli-tf2-turns-point = Punkt kontrolny { $point }
cli-tf2-turns-captured = zdobyty przez Czerwonych
cli-tf2-turns-meter = wskaźnik { $meter } z { $most }
cli-tf2-turns-flag-home = Flaga { $side_gen } stoi na polu startu { $at }.
cli-tf2-turns-flag-lies = Flaga { $side_gen } leży na { $at }.
cli-tf2-turns-flag-due = Flaga { $side_gen } leży na { $at } i wraca z końcem tej tury.
cli-tf2-turns-flag-carried = { $who } niesie flagę { $side_gen }, pole { $at }!
cli-tf2-turns-attacks = atakują
cli-tf2-turns-defends = bronią się
cli-tf2-turns-kills = zabici: { $kills }
cli-tf2-turns-secret = tajny
cli-tf2-turns-turret = działko
cli-tf2-turns-entrance = wejście
cli-tf2-turns-exit = wyjście
cli-tf2-turns-out =
    { $wait ->
        [0] może wrócić
        [one] pauzuje { $wait } turę
        [few] pauzuje { $wait } tury
       *[many] pauzuje { $wait } tur
    }
cli-tf2-turns-points =
    { $points ->
        [0] bez punktów
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }
cli-tf2-turns-done = po ruchu
cli-tf2-turns-carries = ma flagę
cli-tf2-turns-burns = ogień { $rounds }
cli-tf2-turns-heals = leczy { $who }
cli-tf2-turns-ubers = über z { $who } ({ $turns })
cli-tf2-turns-ubered = über
cli-tf2-turns-charge = ładunek { $charge }
cli-tf2-turns-builds = buduje: { $piece } ({ $rounds })

## Laboratorium

cli-lab-rate = partii
cli-lab-left = do końca
cli-lab-done = Tabele i podsumowanie są w { $folder }; „fireteam lab report { $folder }” zrobi z nich stronę.
cli-lab-stopped = Zatrzymano. Partie bezpieczne w { $folder }: { $safe } z { $games }; to samo polecenie dokończy resztę.
cli-lab-part = Część { $part } rozegrana, partii w { $folder }: { $games }; „fireteam lab merge WYNIK CZĘŚĆ…” złoży wszystkie części.
cli-lab-side = { $side }: wygrywa { $win }% ({ $low }–{ $high }), średnio punktów { $points }
cli-lab-length =
    { $games ->
        [one] { $games } partia, tur { $turns }, decyzji { $decisions }
        [few] { $games } partie, średnio tur { $turns }, decyzji { $decisions }
       *[many] { $games } partii, średnio tur { $turns }, decyzji { $decisions }
    }
cli-lab-worth =
    { $thing }: bez tego odsetek wygranych ({ $side }) zmienia się o { $lost } punktu procentowego (od { $low } do { $high }; par partii na tych samych ziarnach: { $pairs })
cli-lab-worth-used =
    Użycia tam, gdzie wolno: { $allowed }; gdzie nie wolno, bo nie było innej odpowiedzi: { $forced }
cli-lab-page = Raport jest w { $file }.
cli-lab-verdict-more = Jasne po { $pairs } parach partii: z B rośnie { $what }, z { $a } do { $b }; zmiana leży między { $low } a { $high }.
cli-lab-verdict-less = Jasne po { $pairs } parach partii: z B maleje { $what }, z { $a } do { $b }; zmiana leży między { $low } a { $high }.
cli-lab-verdict-same = Jasne po { $pairs } parach partii: { $what } nie zmienia się o więcej niż margines ({ $a } i { $b }; zmiana leży między { $low } a { $high }).
cli-lab-verdict-unclear = Niejasne po { $pairs } parach partii: { $what } to { $a } z A i { $b } z B; zmiana leży między { $low } a { $high }. Potrzeba więcej partii.
cli-lab-bots-more = Jasne po { $pairs } parach partii: B jest silniejszy. Kończy przed A w { $b } ({ $low }–{ $high }).
cli-lab-bots-less = Jasne po { $pairs } parach partii: A jest silniejszy. B kończy przed A w { $b } ({ $low }–{ $high }).
cli-lab-bots-same = Jasne po { $pairs } parach partii: różnią się o mniej niż margines. B kończy przed A w { $b } ({ $low }–{ $high }).
cli-lab-bots-unclear = Niejasne po { $pairs } parach partii. B kończy przed A w { $b } ({ $low }–{ $high }).
cli-lab-sure = Przedział jest prawdziwy, ilekolwiek razy się patrzy, z pewnością 95%.
cli-lab-changed = Z innych obserwowanych rzeczy (jest ich { $watched }) zmieniły się te, wszystkie razem z pewnością 95% (poprawka Holma):
cli-lab-change = { $what }: { $a } → { $b } (od { $low } do { $high })
cli-lab-nothing = Żadna z innych obserwowanych rzeczy (jest ich { $watched }) nie zmieniła się wyraźnie; --json wypisze wszystkie.
cli-lab-what = { $topic }, { $name }
cli-lab-what-count = { $thing }: { $count }
cli-lab-only-a = Tylko w A: { $names }
cli-lab-only-b = Tylko w B: { $names }
cli-lab-sweep-value = { $value }: { $sides }; długość { $turns }
cli-lab-sweep-stopped = Zatrzymano; przegląd nie zostawia nic w połowie.
cli-lab-fair-unfair = Gra nie jest sprawiedliwa; jasne po tylu partiach: { $games }. Sprawiedliwa część to { $part }.
cli-lab-fair-fair = Gra jest sprawiedliwa, z dokładnością do marginesu; jasne po tylu partiach: { $games }. Sprawiedliwa część to { $part }.
cli-lab-fair-unclear = Niejasne po tylu partiach: { $games }. Sprawiedliwa część to { $part }. Potrzeba więcej partii.
cli-lab-fair-more = { $side } wygrywa częściej: { $win } ({ $low }–{ $high }); tak jak rozegrano: { $won }
cli-lab-fair-less = { $side } wygrywa rzadziej: { $win } ({ $low }–{ $high }); tak jak rozegrano: { $won }
cli-lab-fair-side = { $side }: { $win } ({ $low }–{ $high }); tak jak rozegrano: { $won }
cli-lab-fair-sure = Szczęście w kościach i kartach jest odjęte. Przedziały są prawdziwe dla wszystkich stron razem, z pewnością 95%, ilekolwiek razy się patrzy aż do ostatniej partii.
cli-lab-power =
    Partie: { $games }, po { $milliseconds } ms jednego rdzenia; w { $seconds } s mieści się partii: { $affordable }.
cli-lab-power-luck = Bez szczęścia w kościach i kartach wyniki mają { $left }% swojej wariancji.
cli-lab-power-none = bez nierównowagi: przebiegi { $runs }; znaleziono ją, choć jej nie ma, { $found } i { $wrong } razy
cli-lab-power-effect = { $effect } p.p.: znaleziono w { $found } z { $runs } przebiegów (po złej stronie: { $wrong }); partii w medianie { $median }; 19 na 20 przebiegów znajduje ją, gdy partii może być { $needed }
cli-lab-tune-value = { $field }: { $standing } → { $found }
cli-lab-tune-aim = { $aim }: { $before } tak jak jest, { $after } po zmianie
cli-lab-tune-out = Raport, próby, zmienione komponenty i łatka są w { $folder }.

## Co jeszcze program może o sobie powiedzieć

cli-man-written =
    { $count ->
        [one] Jedna strona podręcznika jest w { $dir }.
        [few] { $count } strony podręcznika są w { $dir }.
       *[many] { $count } stron podręcznika jest w { $dir }.
    }
cli-doctor-good = dobrze
cli-doctor-doubtful = uwaga
cli-doctor-bad = ŹLE
cli-doctor-program = fireteam { $version }
cli-doctor-page = Strona jest w tym programie.
cli-doctor-no-page = Program zbudowano bez strony: zainstaluj Node.js 20 lub nowszy i zbuduj go ponownie. Wszystko inne działa.
cli-doctor-content =
    { $count ->
        [one] Komponenty jednej gry są w porządku.
        [few] Komponenty wszystkich { $count } gier są w porządku.
       *[many] Komponenty wszystkich { $count } gier są w porządku.
    }
cli-doctor-bad-content = Komponentów nie da się użyć: { $reason }
cli-doctor-address = Adres { $address } jest wolny.
cli-doctor-address-ours = Pod adresem { $address } odpowiada serwer Fireteam.
cli-doctor-address-not-ready = Serwer pod adresem { $address } nie jest gotowy: nie może zapisywać albo nie ma połączenia z szyną.
cli-doctor-address-nobody = Pod adresem { $address } nie odpowiada żaden serwer Fireteam.
cli-doctor-address-taken = Adresu { $address } nie można zająć: { $reason }. Wybierz inny przez { $flag }.
cli-doctor-clock = Zegar jest ustawiony.
cli-doctor-clock-behind = Zegar wskazuje czas sprzed powstania tego programu. Ustaw go: zależą od niego zegary partii i kolejność stołów.
cli-doctor-data = W { $path } można zapisywać.
cli-doctor-data-closed = W { $path } nie można zapisywać: { $reason }
cli-doctor-disk = W { $path } jest { $free } MiB miejsca.
cli-doctor-disk-little = W { $path } jest tylko { $free } MiB miejsca; pełny dysk zatrzyma grę, aż znajdzie się go więcej.
cli-doctor-database = Baza danych w { $path } jest w porządku: układ { $layout }, stołów: { $tables }.
cli-doctor-database-none = W { $path } nie ma jeszcze bazy danych; serwer ją utworzy.
cli-doctor-database-older = Baza danych w { $path } jest w porządku i ma układ { $layout }; serwer zmieni go na { $now }. Zrób najpierw kopię.
cli-doctor-database-newer = Baza danych w { $path } ma układ { $layout }, a ten program czyta układ { $now }: zapisał ją nowszy program.
cli-doctor-database-bad = Bazy danych w { $path } nie da się odczytać: { $reason }
cli-doctor-bus = Szyna odpowiada.
cli-doctor-bus-away = Szyna nie odpowiada: { $reason }
cli-doctor-files = Naraz może być otwartych { $files } plików.
cli-doctor-files-few = Naraz może być otwartych tylko { $files } plików, a każdy gracz potrzebuje jednego. Zwiększ to przez ulimit -n albo LimitNOFILE w systemd.
cli-wrong-doctor =
    { $count ->
        [one] jedna rzecz stoi na przeszkodzie
        [few] { $count } rzeczy stoją na przeszkodzie
       *[many] { $count } rzeczy stoi na przeszkodzie
    }
