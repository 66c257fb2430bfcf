# Team Fortress 2: The Board Game on the page.

web-tf2-board-name = Team Fortress 2: The Board Game
web-tf2-board-length = about 50 minutes
web-tf2-board-sentence = Five of nine classes a side, one die decides who lives. Steal the Intel or hold every point.
web-tf2-board-option-mode = Mode
web-tf2-board-option-map = Map
web-tf2-board-option-first = Who goes first
web-tf2-board-option-neutral = Control points at the start
web-tf2-board-option-lead = Who goes first in the next rotation
web-tf2-board-option-sanctuary = Spawn spaces
web-tf2-board-mode-ctf = Capture the Flag
web-tf2-board-mode-cp = Control Points
web-tf2-board-map-twin-forts = Twin Forts
web-tf2-board-map-long-yards = Long Yards
web-tf2-board-map-three-yards = Three Yards
web-tf2-board-map-two-bridges = Two Bridges
web-tf2-board-map-millpond = Millpond
web-tf2-board-map-close-yards = Close Yards
web-tf2-board-map-cross-yards = Cross Yards
web-tf2-board-first-blu = Blu
web-tf2-board-first-red = Red
web-tf2-board-neutral-false = home points are owned
web-tf2-board-neutral-true = all neutral
web-tf2-board-lead-follows = opponent of the last turn
web-tf2-board-lead-fixed = always the first player
web-tf2-board-lead-changes = each in turn
web-tf2-board-sanctuary-true = safe
web-tf2-board-sanctuary-false = no protection

## The board

web-tf2-board-board = Board: { $map }
web-tf2-board-at-floor = the open ground{ web-where }
web-tf2-board-at-floor-near = the open ground { web-near } from { $of }
web-tf2-board-at-wall = the space{ web-where }
web-tf2-board-at-water = the water{ web-where }
web-tf2-board-at-spawn = the { $team } spawn space{ web-where }
web-tf2-board-at-home = the { $team } Intel room{ web-where }
web-tf2-board-at-point = control point { $n }{ web-where }
web-tf2-board-floor = Floor
web-tf2-board-water = Water
web-tf2-board-water-text = Water: two movement points to enter; it puts out a burning character.
web-tf2-board-spawn = Spawn area of { $team }
web-tf2-board-spawn-text = Spawn area of { $team }: closed to the other side. A character who stands here is safe, but cannot act.
web-tf2-board-home = Intel room of { $team }
web-tf2-board-home-text = The home of the { $team } Intel. { $team } wins at once by bringing the opposing Intel here.
web-tf2-board-point = Control point { $n }
web-tf2-board-point-text = Control point { $n }. At the end of a rotation every character on it turns the spinner to its side by its weight; at the end of the spinner the point is captured. Blu takes 1, 2, 3 in that order, Red 3, 2, 1.
web-tf2-board-intel = { $team } Intel
web-tf2-board-intel-left =
    { $n ->
        [one] goes home at the end of this rotation
       *[other] goes home in { $n } rotations
    }
web-tf2-board-sticky = { $team } sticky bomb
web-tf2-board-level = Level { $n }
web-tf2-board-sentry-text =
    { $n ->
        [one] Fires once by itself at the end of every rotation, at the nearest enemy in its row or column.
       *[other] Fires { $n } times by itself at the end of every rotation, at the nearest enemies in its row or column.
    }

## State

web-tf2-board-placing = The teams are placed
web-tf2-board-rotation = Rotation { $n } of { $of }
web-tf2-board-goal-ctf = Bring home the { $team } Intel
web-tf2-board-goal-cp = Hold all three points
web-tf2-board-track = Turn { $n } of { $of } in this rotation; { $team } goes first
web-tf2-board-kills = Characters killed by Blu: { $blu }, by Red: { $red }
web-tf2-board-kills-of = Characters killed: { $n }
web-tf2-board-owned = held by { $team }
web-tf2-board-neutral = held by nobody
web-tf2-board-spin = spinner at { $n } for { $team }
web-tf2-board-intel-carried = The { $team } Intel is carried by { $who }
web-tf2-board-intel-dropped = The { $team } Intel lies on { $at }; tokens left: { $n }
web-tf2-board-intel-home = The { $team } Intel is at home
web-tf2-board-team = Team { $team }
web-tf2-board-your-five = Your characters
web-tf2-board-leads = goes first
web-tf2-board-ready = ready
web-tf2-board-acting = acts now
web-tf2-board-used = done
web-tf2-board-away = out
web-tf2-board-empty = to be chosen
web-tf2-board-waits =
    { $n ->
        [0] may come back now
        [one] out for { $n } rotation
       *[other] out for { $n } rotations
    }
web-tf2-board-carries = carries the enemy Intel
web-tf2-board-counters =
    { $n ->
        [one] { $n } uber counter
       *[other] { $n } uber counters
    }

## Dice

web-tf2-board-performance = { $who }: Performance Roll
web-tf2-board-success = Success Roll: { $cause } on { $who }
web-tf2-board-or-less = { $n } or less
web-tf2-board-hit = Hit!
web-tf2-board-miss = Miss
web-tf2-board-rolled = Roll { $n }

## Cards

web-tf2-board-action = Action
web-tf2-board-special = Special action
web-tf2-board-perf = roll
web-tf2-board-perf-text = The two dice must show at least this much
web-tf2-board-range = range
web-tf2-board-range-text = Spaces in a straight line, up to the next wall
web-tf2-board-power = power
web-tf2-board-power-text = Kills if the success die shows power minus defense, or less
web-tf2-board-speed = Speed
web-tf2-board-defense = Defense
web-tf2-board-needs-roll = Roll { $n } or more
web-tf2-board-kill-text = Kills if a die of { $faces } sides shows { $n } minus the defense of the target, or less.
web-tf2-board-flag-splash = Every other enemy beside the target may die too, with power 5.
web-tf2-board-flag-pierce = Burns everybody in one direction up to the next wall.
web-tf2-board-flag-ignite = Anyone who survives is set on fire.
web-tf2-board-flag-lob = Flies over units, not over walls.
web-tf2-board-flag-still = Only without any movement in the turn.
web-tf2-board-flag-slow = Only with at most two movement points in the turn.
web-tf2-board-flag-rolls2 = Two Success Rolls, at one target or at two.
web-tf2-board-flag-needs-disguise = Only in disguise.
web-tf2-board-flag-character-only = Only against characters.
web-tf2-board-flag-sentry-only = Only against sentries.
web-tf2-board-flag-keep-disguise = Does not end the disguise.
web-tf2-board-effect-leap = Leaps two spaces in a straight line, over anything, without spending movement.
web-tf2-board-effect-leap-exposed = Leaps two to four spaces in a straight line, over anything; then exposed until the next turn.
web-tf2-board-effect-push2 = Pushes an enemy two spaces away, or puts out a burning friend on the next one.
web-tf2-board-effect-place-up-to-2 = Lays one or two sticky bombs in a straight line.
web-tf2-board-effect-blast-all-own = All your sticky bombs explode, on their space and those beside it.
web-tf2-board-effect-fed = Defense +1 until the next turn; puts out fire.
web-tf2-board-effect-sentry-level1 = Puts a sentry on a neighbouring space.
web-tf2-board-effect-sentry-level-plus1 = Raises a neighbouring sentry by one level, up to three.
web-tf2-board-effect-healed-plus-counter = A friend in line gets defense +2 and is put out; the healer gains an uber counter.
web-tf2-board-effect-uber-both = For three uber counters the healer and a friend in line cannot be killed.
web-tf2-board-effect-aim = Adds 3 to the next Performance Roll; no movement this turn.
web-tf2-board-effect-disguised = In disguise: nobody aims at this character from afar, sentries ignore it, and it walks through enemies.
web-tf2-board-marker-burning = may die at the end of the rotation; water puts it out
web-tf2-board-marker-healed = defense +2
web-tf2-board-marker-fed = defense +1
web-tf2-board-marker-exposed = defense −1
web-tf2-board-marker-uber = cannot be killed, captures nothing
web-tf2-board-marker-disguised = can be aimed at only from a neighbouring space
web-tf2-board-marker-aim = +3 on the next Performance Roll
web-tf2-board-class-scout = The fastest; counts double on control points.
web-tf2-board-class-soldier = A sturdy all-rounder who flies over walls.
web-tf2-board-class-pyro = Clears corridors and blows capturers away.
web-tf2-board-class-demoman = Mines the spaces others want.
web-tf2-board-class-heavy = Slow and hard to kill; holds ground.
web-tf2-board-class-engineer = His sentry fires by itself when the rotation ends.
web-tf2-board-class-medic = Makes friends hard to kill, and for a while unkillable.
web-tf2-board-class-sniper = Owns long lines if he stands still.
web-tf2-board-class-spy = Walks through the enemy and kills anyone he reaches.

## The legend

web-tf2-board-symbol-defense = Defense
web-tf2-board-symbol-defense-text = To kill, the Success Roll has to be at or below the power of the attack less this number: the higher it is, the safer. Markers raise or lower it.
web-tf2-board-symbol-speed = Speed
web-tf2-board-symbol-speed-text = The movement points this character has in its turn.
web-tf2-board-symbol-kills = Kills
web-tf2-board-symbol-kills-text = Enemy characters this team has killed. They come back, but later.
web-tf2-board-symbol-intel = Intel
web-tf2-board-symbol-intel-text = Carried by the character beside it, or, above the map, where each team’s Intel is. In Capture the Flag the enemy’s has to come home.
web-tf2-board-symbol-counters = Uber counters
web-tf2-board-symbol-counters-text = A healer gains one with each heal. With all of them, the ÜberCharge is ready.
web-tf2-board-symbol-respawn = Waiting to come back
web-tf2-board-symbol-respawn-text = A killed character, or Intel that was dropped: after each rotation it loses a token, so the hourglass counts down by one, until it is back where it starts.
web-tf2-board-symbol-goal = The goal
web-tf2-board-symbol-goal-text = Capture the Flag: carry the other team’s Intel to the home of your own. Control Points: hold all points.
web-tf2-board-symbol-turns = Turns of the rotation
web-tf2-board-symbol-turns-text = The two teams use one character each in turn, from the left; then the rotation ends. The framed turn is the one being played.
web-tf2-board-symbol-point = Control point
web-tf2-board-symbol-point-text = A gauge for each point, and its holder in the colour of the number. At the end of a rotation every character on a point turns the spinner to its side by its weight; at the end of the spinner the point is captured. A frame marks the points that can be captured now.
web-tf2-board-symbol-perf = Performance Roll
web-tf2-board-symbol-perf-text = { web-tf2-board-perf-text }.
web-tf2-board-symbol-range = Range
web-tf2-board-symbol-range-text = { web-tf2-board-range-text }.
web-tf2-board-symbol-power = Power
web-tf2-board-symbol-power-text = { web-tf2-board-power-text }.
