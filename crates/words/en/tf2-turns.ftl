# Team Fortress 2: Taking Turns

tf2-turns-title = Team Fortress 2: Taking Turns

## Names

tf2-turns-mode-ctf = capture the flag
tf2-turns-mode-cp = control points
tf2-turns-side-red = Red
tf2-turns-side-green = Green
tf2-turns-unit-pyro = Pyro
tf2-turns-unit-soldier = Soldier
tf2-turns-unit-sniper = Sniper
tf2-turns-unit-medic = Medic
tf2-turns-unit-heavy = Heavy
tf2-turns-unit-engineer = Engineer
tf2-turns-unit-scout = Scout
tf2-turns-weapon-pyro = flamethrower
tf2-turns-weapon-soldier = rocket launcher
tf2-turns-weapon-sniper = sniper rifle
tf2-turns-weapon-medic = medi-gun
tf2-turns-weapon-heavy = minigun
tf2-turns-weapon-engineer = shotgun
tf2-turns-weapon-scout = shotgun
tf2-turns-piece-turret = turret
tf2-turns-piece-entrance = teleporter entrance
tf2-turns-piece-exit = teleporter exit
tf2-turns-dir-n = north
tf2-turns-dir-e = east
tf2-turns-dir-s = south
tf2-turns-dir-w = west
tf2-turns-level-wall = wall
tf2-turns-level-lower = lower level
tf2-turns-level-upper = upper level
tf2-turns-level-stairs = stairs
tf2-turns-name = { $side } { $kind } { $number }
tf2-turns-building = { $piece } of { $owner }

## Setups that are refused

tf2-turns-setup-board = There is no board “{ $board }” for { $mode }; there are { $known }.
tf2-turns-setup-six = { $side } must name exactly { $size } units.
tf2-turns-setup-size = A team has 1 to { $most } units, not { $size }.
tf2-turns-setup-type = { $side } names the type { $kind }, which does not exist; there are { $known }.
tf2-turns-setup-same = { $side } names one type too often.

## Questions

tf2-turns-ask-roster = Choose your team in secret: { $left ->
    [one] one unit
   *[other] { $left } units
 } to go, at most { $most } of a type.
tf2-turns-ask-reveal = Both teams are turned over.
tf2-turns-ask-place = Where does { $unit } begin?
tf2-turns-ask-build-at = { $unit } has finished: where does the { $piece } stand?
tf2-turns-ask-return = { $unit } returns: as which type?
tf2-turns-ask-return-at = { $unit } returns as { $kind }: where?
tf2-turns-ask-free-turn = Free turn of the defenders ({ $left } left): movement, links and building, no attacks. Whom do you activate?
tf2-turns-ask-turn-ctf = { $side }, round { $round } of { $last }: whom do you activate?
tf2-turns-ask-turn-cp = { $side }, round { $round }, respawn timer { $timer } of { $limit }: whom do you activate?
tf2-turns-ask-act = { $unit } has { $points ->
    [0] no movement points left, but
    [one] one movement point and
   *[other] { $points } movement points and
 } an action to take. What now?
tf2-turns-ask-act-moved = { $unit } has { $points ->
    [one] one movement point
   *[other] { $points } movement points
 } left. What now?
tf2-turns-ask-gun = { $unit } runs and guns to the { $dir }: { $points ->
    [one] one beat
   *[other] { $points } beats
 } left. Step, or stand and fire?
tf2-turns-ask-aim = { $unit } has stepped: fire now? { $points ->
    [one] One beat follows.
   *[other] { $points } beats follow.
 }
tf2-turns-ask-fire = { $unit } fires: at whom?
tf2-turns-ask-ground = { $unit } shoots at the ground: where?
tf2-turns-ask-flame = { $unit } breathes fire: in which direction?
tf2-turns-ask-run-and-gun = { $unit } begins to run and gun: in which direction?
tf2-turns-ask-melee = { $unit } strikes: whom?
tf2-turns-ask-heal = { $unit } heals: whom?
tf2-turns-ask-uber = { $unit } shares the ubercharge: with whom?
tf2-turns-ask-build = { $unit } starts to build: what?
tf2-turns-ask-pick = Several enemies are closest to the { $turret }: which one is attacked?
tf2-turns-ask-roll = { $dice ->
    [one] One die
   *[other] { $dice } dice
 } at { $target }: { $need } or more hits.
tf2-turns-ask-aimed = Aimed shot at { $target }: a ten-sided die decides the damage.
tf2-turns-ask-over = The match is over.

## Answers

tf2-turns-choice-concede = Concede the match
tf2-turns-choice-pick = { $kind }
tf2-turns-choice-reveal = Turn the teams over
tf2-turns-choice-place = Stand on { $at }
tf2-turns-choice-build-at = Put it on { $at }
tf2-turns-choice-activate = { $unit }
tf2-turns-choice-activate-turret = Fire the { $turret }
tf2-turns-choice-end = End the turn
tf2-turns-choice-done = Done with this activation
tf2-turns-choice-switch = Go on with { $unit }
tf2-turns-choice-walk = Walk to { $at } ({ $level })
tf2-turns-choice-walk-flag = Walk to { $at } and take the flag
tf2-turns-choice-walk-home = Bring the flag home to { $at }
tf2-turns-choice-walk-teleport = Walk into the teleporter on { $at }
tf2-turns-choice-fire = Fire the { $weapon }
tf2-turns-choice-burst = Fire the { $weapon } ahead: hit { $chance }%, kill { $kill }%, { $damage } damage on average
tf2-turns-choice-ground = Shoot at the ground
tf2-turns-choice-flame = Use the flamethrower
tf2-turns-choice-run-and-gun = Run and gun
tf2-turns-choice-melee = Strike
tf2-turns-choice-heal = Heal somebody
tf2-turns-choice-uber = Share an ubercharge
tf2-turns-choice-build = Start to build
tf2-turns-choice-hold = Hold fire
tf2-turns-choice-attack = { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
 } at { $need }+, hit { $chance }%, kill { $kill }%, { $damage } damage on average
tf2-turns-choice-attack-sure = { $target }: at work and helpless, { $dice ->
    [one] one sure hit
   *[other] { $dice } sure hits
 } ({ $chance }%), kill { $kill }%, { $damage } damage on average
tf2-turns-choice-swing = { $target }: hit { $chance }%, kill { $kill }%, { $damage } damage
tf2-turns-choice-ground-at = Ground of { $at }: hits { $enemies }, kill { $kill }%, { $damage } damage in all
tf2-turns-choice-ground-free = Ground of { $at }: hits no enemy
tf2-turns-choice-friendly-fire = { $attack }. Beware, your own may be hurt: { $friends }
tf2-turns-choice-flame-to = To the { $dir }: hit { $chance }%, kill { $kill }%, { $damage } damage on average
tf2-turns-choice-gun-to = To the { $dir }
tf2-turns-choice-heal-whom = Heal { $unit }
tf2-turns-choice-uber-whom = Charge { $unit }
tf2-turns-choice-start = Build a { $piece }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } without defence
tf2-turns-choice-face = { $face }

## Events

tf2-turns-told-pick = { $side } has chosen: { $kind }.
tf2-turns-told-pick-secret = { $side } has chosen a unit in secret.
tf2-turns-told-reveal = The teams lie open. Red: { $red }. Green: { $green }.
tf2-turns-told-place = { $side } { $kind } { $number } enters the board on { $at }.
tf2-turns-told-free-turn = Free turn of the defenders, { $left } left.
tf2-turns-told-round = Round { $round } begins. Round tracker { $tracker }, respawn timer { $timer }.
tf2-turns-told-turn = { $side } is to move.
tf2-turns-told-activate = { $unit } is activated.
tf2-turns-told-move = { $unit } walks to { $to }.
tf2-turns-told-teleport = { $unit } is teleported to { $to }.
tf2-turns-told-fire = { $by } fires at { $target }.
tf2-turns-told-ground = { $by } shoots at the ground of { $at }.
tf2-turns-told-flame = { $by } breathes fire to the { $dir }.
tf2-turns-told-swing = { $by } strikes { $target }.
tf2-turns-told-run-and-gun = { $unit } runs and guns to the { $dir }.
tf2-turns-told-hit = { $face }, { $need } needed: a hit on { $target }.
tf2-turns-told-miss = { $face }, { $need } needed: { $target } is missed.
tf2-turns-told-aim = Aimed shot at { $target }: the die shows { $face }.
tf2-turns-told-hurt = { $target } takes { $damage } damage, { $left } health left.
tf2-turns-told-catch-fire = { $unit } catches fire.
tf2-turns-told-burn = { $unit } burns: { $damage } damage, { $left } health left.
tf2-turns-told-killed = { $by } kills { $unit } ({ $weapon }), who sits out { $wait ->
    [one] one turn
   *[other] { $wait } turns
 }.
tf2-turns-told-killed-melee = { $by } kills { $unit } hand to hand; { $unit } sits out { $wait ->
    [one] one turn
   *[other] { $wait } turns
 }.
tf2-turns-told-killed-turret = The { $by } kills { $unit }, who sits out { $wait ->
    [one] one turn
   *[other] { $wait } turns
 }.
tf2-turns-told-killed-fire = { $unit } burns to death and sits out { $wait ->
    [one] one turn
   *[other] { $wait } turns
 }.
tf2-turns-told-destroy = Destroyed: { $building }.
tf2-turns-told-push = { $unit } is pushed to { $to }.
tf2-turns-told-link = { $medic } heals { $patient }.
tf2-turns-told-charge = { $medic } shares an ubercharge with { $patient }.
tf2-turns-told-unlink = The link of { $medic } to { $patient } ends.
tf2-turns-told-fade = The ubercharge of { $medic } and { $patient } is used up.
tf2-turns-told-heal = { $patient } regains { $health } health from { $medic }, whose charge is now { $charge }.
tf2-turns-told-job = { $unit } starts to build: { $piece }.
tf2-turns-told-job-lost = { $unit } loses the work: { $piece }.
tf2-turns-told-build = Built on { $at }: { $building }.
tf2-turns-told-dismantle = Removed, its builder can build no more: { $building }.
tf2-turns-told-flag-take = { $unit } has the flag of { $side }.
tf2-turns-told-flag-drop = The flag of { $side } falls on { $at }.
tf2-turns-told-flag-return = The flag of { $side } goes back to { $at }.
tf2-turns-told-meter = Control point { $point }: the meter shows { $value }.
tf2-turns-told-contest = Control point { $point } is contested, its meter starts over.
tf2-turns-told-capture = Control point { $point } is captured.
tf2-turns-told-no-room = { $unit } finds no empty spawn space and waits.
tf2-turns-told-concede = { $side } concedes.
tf2-turns-told-win = { $side } wins the match.
tf2-turns-told-win-flag = { $side } brings its flag home and wins!
tf2-turns-told-win-points = The last control point has fallen: { $side } wins!
tf2-turns-told-win-timer = The respawn timer has run out: { $side } has held on and wins!
tf2-turns-told-win-rounds = The last round is over: { $side } is ahead and wins.
tf2-turns-told-draw = The match is drawn.

## Refusals

tf2-turns-not-over = The match is over.
tf2-turns-not-asked = Somebody else has to answer now.
tf2-turns-not-answer = That does not answer this question.
tf2-turns-not-such-type = There is no such type in this game.
tf2-turns-not-off-board = There is no such space on this board.
tf2-turns-not-same-type = { $kind }: a team has at most { $most } of a type.
tf2-turns-not-occupied = A unit stands there.
tf2-turns-not-spawn = That is not one of your spawn spaces.
tf2-turns-not-site = A piece stands on empty floor beside its builder, on the same level and nowhere special.
tf2-turns-not-group = That unit does not take part in this activation.
tf2-turns-not-already-mover = That unit is already on the move.
tf2-turns-not-switched = The unit just named has to do something first.
tf2-turns-not-nothing-to-do = { $unit } has nothing left to do.
tf2-turns-not-closest = A turret attacks one of the closest enemies.
tf2-turns-not-yours = That is not yours.
tf2-turns-not-dead = That unit is off the board, { $wait ->
    [one] one counter
   *[other] { $wait } counters
 } to sit out.
tf2-turns-not-working = This unit is at work for { $work ->
    [one] one more round
   *[other] { $work } more rounds
 }.
tf2-turns-not-activated = That has been activated in this turn.
tf2-turns-not-only-turrets = Of the buildings only turrets are activated.
tf2-turns-not-building = There is no such building.
tf2-turns-not-free-turn = There are no attacks in a free turn.
tf2-turns-not-turret-blind = The turret sees no enemy.
tf2-turns-not-wall = That is a wall.
tf2-turns-not-here = The unit stands there already.
tf2-turns-not-points = No movement points are left.
tf2-turns-not-enemy-there = The enemy is in the way.
tf2-turns-not-enemy-spawn = The spawn spaces of the enemy are closed to you.
tf2-turns-not-own-building = Nobody stops on this building.
tf2-turns-not-enemy-flag = Nobody stops on the enemy's flag, nor where it starts.
tf2-turns-not-one-step = In run and gun each beat is one step.
tf2-turns-not-too-far = There is no way there with { $points ->
    [one] one movement point
   *[other] { $points } movement points
 }.
tf2-turns-not-ability = A { $kind } cannot do that.
tf2-turns-not-carrier = The unit that carries the flag can only walk.
tf2-turns-not-gunning = In run and gun there is no other action.
tf2-turns-not-attacked = The action of this turn has been used.
tf2-turns-not-sanctuary = No attack leaves a spawn space.
tf2-turns-not-gun-points = Run and gun needs two movement points.
tf2-turns-not-charge = The charge is { $charge } of { $full }.
tf2-turns-not-patient = Nobody to heal is in range and sight.
tf2-turns-not-site-near = Nothing can ever stand beside this space.
tf2-turns-not-pieces = No such piece is left in the box.
tf2-turns-not-target = There is no target in range and sight.
tf2-turns-not-enemy = That is an enemy.
tf2-turns-not-self = No unit heals itself.
tf2-turns-not-has-medic = Another unit already heals that one.
tf2-turns-not-already-healed = This unit already heals that one.
tf2-turns-not-heal-building = Buildings are not healed.
tf2-turns-not-friend = This weapon is not aimed at friends.
tf2-turns-not-gone = That is not on the board.
tf2-turns-not-target-sanctuary = No attack reaches into a spawn space.
tf2-turns-not-adjacent = Melee reaches adjacent spaces of the same level only.
tf2-turns-not-ahead = That does not lie in the direction of run and gun.
tf2-turns-not-flame-blocked = There is a wall, another level or a spawn space in front.
tf2-turns-not-has-piece = This builder has one already.
tf2-turns-not-range = The distance is { $distance }, the range { $range }.
tf2-turns-not-sight = There is no line of sight.

## Texts of cards whose numbers are not the printed ones

tf2-turns-card-burning = Sets on fire: { $n } damage at the start of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
tf2-turns-card-ubercharge = At { $charge } charge shares an ubercharge: { $moves ->
    [one] 1 more step
   *[other] { $moves } more steps
} and half damage for both.
tf2-turns-card-builder = Builds turrets and teleporters, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} each; helpless meanwhile.
tf2-turns-card-unit = Movement { $moves }, health { $health }; weapon: dice { $dice }, damage { $damage }, range { $range }; melee { $melee }.
