# The page of Team Fortress 2: Taking Turns

web-tf2-turns-name = TF2: Taking Turns
web-tf2-turns-length = about 50 minutes
web-tf2-turns-sentence = Six specialists a side on two levels. Choose your squad in secret, hold the high ground, and bring your flag home.
web-tf2-turns-seat-attack = Red, attacks
web-tf2-turns-seat-defend = Green, defends
web-tf2-turns-seat-first = Red, first
web-tf2-turns-seat-second = Green, second
web-tf2-turns-option-mode = What is fought over
web-tf2-turns-option-board = Map
web-tf2-turns-option-team_size = Units of a team
web-tf2-turns-option-buildings = Buildings of a fallen builder
web-tf2-turns-option-sanctuary = Spawn spaces
web-tf2-turns-buildings-stay = stay
web-tf2-turns-buildings-destroy = fall with him
web-tf2-turns-sanctuary-true = safe
web-tf2-turns-sanctuary-false = no protection
web-tf2-turns-mode-ctf = Capture the flag
web-tf2-turns-mode-cp = Control points
web-tf2-turns-board-split-yard = Split Yard
web-tf2-turns-board-short-yard = Short Yard
web-tf2-turns-board-sluice = Sluice
web-tf2-turns-board-low-road = Low Road
web-tf2-turns-board-far-stage = Far Stage
web-tf2-turns-board-high-stage = High Stage
web-tf2-turns-board-dry-stage = Dry Stage

## Above the board

web-tf2-turns-turn-of = { $side } to move
web-tf2-turns-set-up = Setting up the teams
web-tf2-turns-free =
    { $n ->
        [one] The defenders’ last free turn
       *[other] { $n } free turns of the defenders
    }
web-tf2-turns-round = Round { $n }
web-tf2-turns-round-of = Round { $n } of { $last }
web-tf2-turns-goal-ctf = bring your flag home
web-tf2-turns-goal-attack = take all points before timer { $n }
web-tf2-turns-goal-defend = hold on until timer { $n }
web-tf2-turns-tracker = Round tracker: { $n } of { $most }; after the last the respawn timer rises
web-tf2-turns-timer = Respawn timer: { $n } of { $most }. A fallen unit sits out this number of turns
web-tf2-turns-flag-home = The flag of { $side } stands at its start, { $at }
web-tf2-turns-flag-carried = { $who } carries the flag of { $side }, now on { $at }
web-tf2-turns-flag-lies = The flag of { $side } lies on { $at }
web-tf2-turns-flag-due = The flag of { $side } lies on { $at } and goes back when this turn ends
web-tf2-turns-flag-short-home = at its start
web-tf2-turns-flag-short-carried = carried!
web-tf2-turns-flag-short-lies = dropped
web-tf2-turns-flag-short-due = goes back soon
web-tf2-turns-point-meter = Control point { $n }: held { $meter } of { $most } rounds
web-tf2-turns-point-taken = Control point { $n }: captured
web-tf2-turns-contested = contested

## Units

web-tf2-turns-secret = secret
web-tf2-turns-unchosen = to choose
web-tf2-turns-attacks = attacks
web-tf2-turns-defends = defends
web-tf2-turns-kills =
    { $n ->
        [one] { $n } kill
       *[other] { $n } kills
    }
web-tf2-turns-health = health { $health } of { $most }
web-tf2-turns-hp = { $n } HP
web-tf2-turns-mv = move { $n }
web-tf2-turns-chosen = { $n } in your team
web-tf2-turns-out =
    { $n ->
        [0] comes back next round
        [one] sits out { $n } turn
       *[other] sits out { $n } turns
    }
web-tf2-turns-returns = comes back next round
web-tf2-turns-has-flag = has the flag
web-tf2-turns-burns = on fire
web-tf2-turns-burning =
    { $n ->
        [one] on fire for { $n } more round
       *[other] on fire for { $n } more rounds
    }
web-tf2-turns-heals = heals { $who }
web-tf2-turns-ubers =
    { $n ->
        [one] ubercharge with { $who }, { $n } turn left
       *[other] ubercharge with { $who }, { $n } turns left
    }
web-tf2-turns-healed-by = healed by { $who }
web-tf2-turns-ubered-by = ubercharged by { $who }
web-tf2-turns-uber = ubercharge
web-tf2-turns-charge = charge { $n }%
web-tf2-turns-working =
    { $n ->
        [one] builds: { $piece }, { $n } round to go
       *[other] builds: { $piece }, { $n } rounds to go
    }
web-tf2-turns-builds = builds
web-tf2-turns-guns = runs and guns to the { $dir }
web-tf2-turns-points =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
web-tf2-turns-steps-left = steps
web-tf2-turns-done = has acted this turn
web-tf2-turns-held = held
web-tf2-turns-captured = captured!

## What is on the board

web-tf2-turns-at-lower = the floor{ web-where }
web-tf2-turns-at-lower-near = the floor { web-near } from { $of }
web-tf2-turns-at-upper-near = the deck { web-near } from { $of }
web-tf2-turns-at-wall = the space{ web-where }
web-tf2-turns-at-upper = the deck{ web-where }
web-tf2-turns-at-stairs = the stairs{ web-where }
web-tf2-turns-at-spawn = the spawn space of { $side }{ web-where }
web-tf2-turns-at-holder = the flag holder of { $side }{ web-where }
web-tf2-turns-at-start = the flag start of { $side }{ web-where }
web-tf2-turns-at-point = control point { $n }{ web-where }
web-tf2-turns-point = control point { $n }
web-tf2-turns-spawn = spawn space of { $side }
web-tf2-turns-holder = { $side } wins by bringing its flag here
web-tf2-turns-start = the flag of { $side } starts here
web-tf2-turns-about-upper = Raised. Entered by the stairs only; stepping down is free. From its edge weapons reach half as far again.
web-tf2-turns-about-stairs = Climbs in the direction of the arrows. Entered and left at its two ends; counts as both levels.
web-tf2-turns-about-turret = Fires once a turn at the closest enemy it sees.
web-tf2-turns-about-entrance = A unit of its side that steps in comes out at the exit, one unit a round.
web-tf2-turns-about-exit = Where the teleporter leads. Units of its side may stand here.

## What units can do

web-tf2-turns-moves = movement
web-tf2-turns-melee = melee
web-tf2-turns-melee-for = { $damage }, always hits
web-tf2-turns-die-for = { $damage }
web-tf2-turns-dice-for = { $dice } × { $damage }
web-tf2-turns-aims-for = { $least }–{ $most }
web-tf2-turns-heals-for = heals { $n } a turn
web-tf2-turns-range = range { $n }
web-tf2-turns-range-straight = range { $n }, straight lines
web-tf2-turns-range-flame = the space ahead; half around it
web-tf2-turns-tag-run-and-gun = Run and gun: gives up a step, then steps and fires in one direction, beat by beat.
web-tf2-turns-tag-burning = Sets on fire: { $n } damage at the start of three rounds.
web-tf2-turns-tag-friendly-fire = Hurts friends too.
web-tf2-turns-tag-ground-attack = May shoot at the ground: no die, half the damage of a hit on the spot and around it, and everyone is pushed away.
web-tf2-turns-tag-aimed-shot = A hit throws a ten-sided die for the damage.
web-tf2-turns-tag-healer = Links to a friend: heals it every turn and moves together with it.
web-tf2-turns-tag-ubercharge = At 100 charge shares an ubercharge: two more steps and half damage for both.
web-tf2-turns-tag-builder = Builds turrets and teleporters, two rounds each; helpless meanwhile.
web-tf2-turns-tag-double-capture = Counts twice on a control point.

## Dice

web-tf2-turns-needs = each needs { $need } or more
web-tf2-turns-hits =
    { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }
web-tf2-turns-aimed = Aimed shot: { $damage } damage

## The legend

web-tf2-turns-symbol-out = Off the board
web-tf2-turns-symbol-out-text = A fallen unit: the number of its side’s turns until it comes back.
web-tf2-turns-symbol-flag = Carries the flag
web-tf2-turns-symbol-flag-text = Brought to its holder, the flag wins the game. If the carrier falls, the flag lies there.
web-tf2-turns-symbol-fire = On fire
web-tf2-turns-symbol-fire-text = Loses health at the beginning of each round, for the number of rounds shown.
web-tf2-turns-symbol-uber = Ubercharged
web-tf2-turns-symbol-uber-text = Healer and patient take half damage and move further, for the number of their turns shown.
web-tf2-turns-symbol-heal = Healing beam
web-tf2-turns-symbol-heal-text = A healer and the patient: the patient is healed at the beginning of every player’s turn, as long as the two stay near each other.
web-tf2-turns-symbol-charge = Charge
web-tf2-turns-symbol-charge-text = Health restored charges the healer. When the charge is full, it can be shared with a unit nearby.
web-tf2-turns-symbol-job = At work
web-tf2-turns-symbol-job-text = A unit that builds does nothing else; the number says how many rounds are left.
web-tf2-turns-symbol-tracker = Round tracker
web-tf2-turns-symbol-tracker-text = Above the board: one space a round. After the last it begins anew and the respawn timer rises.
web-tf2-turns-symbol-timer = Respawn timer
web-tf2-turns-symbol-timer-text = A unit that falls now sits out this number of turns. It rises during the game.
web-tf2-turns-symbol-goal = The goal
web-tf2-turns-symbol-goal-text = Capture the Flag: fetch the flag of your colour and carry it to your flag holder. Control Points: Red takes all points before time is up, Green holds on.
web-tf2-turns-symbol-flags = Flags
web-tf2-turns-symbol-flags-text = Each flag stands on the enemy’s side at the start and is fetched by units of its own colour. A framed one is on its way, or lies where its carrier fell.
web-tf2-turns-symbol-point = Control point
web-tf2-turns-symbol-point-text = At the end of a round Red units alone on the lowest point not yet captured raise its meter; more units need fewer rounds. A Green unit there sets the meter back to nothing. A captured point stays captured.
