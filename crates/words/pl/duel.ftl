# Pojedynek na torze: przykład z docs/adding-a-game.md

duel-title = Pojedynek na torze

duel-side-left = Lewy
duel-side-right = Prawy

## Pytania i odpowiedzi

duel-ask-turn = Odległość wynosi { $distance }; { $turns ->
    [one] została jedna tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
 }. Co robisz?
duel-ask-roll = Decyduje kość; trafia { $need } lub więcej.
duel-choice-advance = zrób krok naprzód
duel-choice-retreat = cofnij się o krok
duel-choice-fire = strzel (trafia { $need } lub więcej)
duel-choice-roll = { $face }

## Zdarzenia

duel-told-turn = Ruch: { $who }.
duel-told-moved = { $who } przechodzi na pole { $to }.
duel-told-fired = { $who } strzela.
duel-told-hit = Na kości { $roll }: { $who } dostaje.
duel-told-missed = Na kości { $roll }: { $who } wychodzi cało.
duel-told-won = { $who } wygrywa pojedynek.
duel-told-drawn = Nikt nie wygrywa pojedynku.

## Odmowy

duel-not-over = Pojedynek jest skończony.
duel-not-asked = To nie twoja tura.
duel-not-die = Na to odpowiada tylko kość.
duel-not-shot = Strzał już padł.
duel-not-far = Przy odległości { $distance } żaden rzut nie trafia.
duel-not-blocked = Tam stoi przeciwnik.
duel-not-edge = Tam tor się kończy.

## Terminal

cli-duel-health = { $who }: { $n ->
    [one] jedno trafienie do końca
    [few] { $n } trafienia do końca
   *[many] { $n } trafień do końca
 }
cli-help-duel =
    Tura to jedna odpowiedź: advance, retreat albo fire. Trafia kość, która pokazuje co najmniej odległość.
cli-why-what-duel = { "  " }odpowiedzi: advance, retreat, fire.

## Laboratorium

duel-board-strip = tor
duel-source-hits = trafienia
duel-kind-step = kroki
duel-kind-shot = strzały
duel-weapon-pistol = pistolet
duel-ending-hit = jeden jest zdrowszy
duel-ending-drawn = remis
duel-unit-turn = tury

## Przewodnik

rules-duel-goal = O co chodzi
rules-duel-goal-text =
    Traf przeciwnika, zanim on trafi ciebie.
rules-duel-turn = Twoja tura
rules-duel-turn-text =
    Zrób krok albo strzel. Trafia kość, która pokazuje co najmniej odległość.
