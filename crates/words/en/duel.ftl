# A duel on a strip: the example of docs/adding-a-game.md

duel-title = A duel on a strip

duel-side-left = Left
duel-side-right = Right

## Questions and answers

duel-ask-turn = The distance is { $distance }; { $turns ->
    [one] one turn is left
   *[other] { $turns } turns are left
 }. What do you do?
duel-ask-roll = The die decides; { $need } or more hits.
duel-choice-advance = take a step forward
duel-choice-retreat = take a step back
duel-choice-fire = fire ({ $need } or more hits)
duel-choice-roll = { $face }

## Events

duel-told-turn = { $who } to move.
duel-told-moved = { $who } steps to square { $to }.
duel-told-fired = { $who } fires.
duel-told-hit = The die shows { $roll }: { $who } is hit.
duel-told-missed = The die shows { $roll }: { $who } is missed.
duel-told-won = { $who } wins the duel.
duel-told-drawn = Nobody wins the duel.

## Refusals

duel-not-over = The duel is over.
duel-not-asked = It is not your turn.
duel-not-die = Only the die can answer that.
duel-not-shot = A shot is on its way.
duel-not-far = At a distance of { $distance } no die hits.
duel-not-blocked = The other duellist stands there.
duel-not-edge = The strip ends there.

## The terminal

cli-duel-health = { $who }: { $n ->
    [one] one hit left
   *[other] { $n } hits left
 }
cli-help-duel =
    A turn is one answer: advance, retreat or fire. A die that shows the distance or more hits.
cli-why-what-duel = { "  " }the answers: advance, retreat, fire.

## The lab

duel-board-strip = the strip
duel-source-hits = hits
duel-kind-step = steps
duel-kind-shot = shots
duel-weapon-pistol = pistol
duel-ending-hit = one is healthier
duel-ending-drawn = drawn
duel-unit-turn = turns

## The guide

rules-duel-goal = What you are here for
rules-duel-goal-text =
    Hit the other duellist before they hit you.
rules-duel-turn = Your turn
rules-duel-turn-text =
    Take a step, or fire. A die that shows the distance or more hits.
