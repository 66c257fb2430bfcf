# Program w terminalu: powitania, pytania, odmowy, raporty, podpisy na rysowanej planszy.

## Nazwy

cli-name = { $name }
cli-room = { $room_short }
cli-game-adrenaline = Adrenalina
cli-game-tf2-board = Team Fortress 2: gra planszowa
cli-game-tf2-turns = Team Fortress 2: Taking Turns

## Gra

cli-welcome = { $game }, ziarno { $seed }.
cli-welcome-seat = Grasz jako { $seats }. Odpowiadaj numerem albo słowem; ? wyjaśnia resztę.
cli-welcome-watch = Na wszystkich miejscach grają boty.
cli-bye = Do następnego razu.
cli-recorded = Partia jest zapisana w pliku { $file }.
cli-undone = Cofnięte.
cli-no-undo-nothing = Nie ma czego cofać.
cli-no-undo-luck = Za późno, żeby cofnąć: los już się wypowiedział.
cli-no-undo-other = Za późno, żeby cofnąć: później odpowiedział już ktoś inny ({ $who }).
cli-unclear = To może znaczyć: { $words }.
cli-may = „{ $word }” jest teraz dozwolone.
cli-help =
    Odpowiadaj numerem odpowiedzi, jej słowem albo początkiem słowa.

      czemu SŁOWO  dlaczego czegoś nie wolno: czemu railgun, czemu @dozer
      cofnij       cofa twoją ostatnią decyzję
      plansza      rysuje planszę od nowa (pusty wiersz też)
      pomoc        ta strona
      koniec       wyjście z gry

    Na planszy: ┃ ściana, przerwa to drzwi, kropki dzielą pola jednego pomieszczenia, ◆ punkt
    odrodzenia z bronią i jej cenami, [YBB] amunicja (P: karta zdolności; R, Y, B: kostka czerwona,
    żółta, niebieska). Pod nią: ▶ ma turę, ? odpowiada, ¹ zaczynał; obrażenia po kolei, kreski tam,
    gdzie zaczynają się lepsze akcje i śmierć; ● naładowana, ○ nienaładowana.

## Odmowy

cli-no-actor = Nikt tu nie nazywa się „{ $word }”. Są tu: { $known }.
cli-no-word = „{ $word }” nic tu nie znaczy.
cli-stale = Partia poszła już dalej, do odpowiedzi { $now }.
cli-over = Partia jest skończona.
cli-not-awaited = Pytanie jest do kogoś innego. Odpowiada: { $asked }.
cli-not-offered = Nie ma takiej odpowiedzi: „{ $word }”.

## Koniec

cli-place =
    { $points ->
        [one] { $place }. { $side }, { $points } punkt
        [few] { $place }. { $side }, { $points } punkty
       *[many] { $place }. { $side }, { $points } punktów
    }

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
cli-board-powerups = zdolności
