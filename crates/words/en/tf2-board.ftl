# Team Fortress 2: The Board Game

tf2-board-title = Team Fortress 2: The Board Game

## Names

tf2-board-team-blu = Blu
tf2-board-team-red = Red
tf2-board-mode-ctf = Capture the Flag
tf2-board-mode-cp = Control Points
tf2-board-class-scout = Scout
tf2-board-class-soldier = Soldier
tf2-board-class-pyro = Pyro
tf2-board-class-demoman = Demoman
tf2-board-class-heavy = Heavy
tf2-board-class-engineer = Engineer
tf2-board-class-medic = Medic
tf2-board-class-sniper = Sniper
tf2-board-class-spy = Spy
tf2-board-sentry = Sentry
tf2-board-stand = { $team } { $unit }
tf2-board-heading-north = north
tf2-board-heading-east = east
tf2-board-heading-south = south
tf2-board-heading-west = west
tf2-board-cause-attack = attack
tf2-board-cause-splash = splash
tf2-board-cause-sticky = sticky bomb
tf2-board-cause-afterburn = afterburn
tf2-board-cause-sentry = sentry
tf2-board-marker-burning = burning
tf2-board-marker-healed = healed
tf2-board-marker-fed = fed
tf2-board-marker-exposed = exposed
tf2-board-marker-uber = uber
tf2-board-marker-disguised = disguised
tf2-board-marker-aim = aiming
tf2-board-action-bat = Bat
tf2-board-action-pistol = Pistol
tf2-board-action-scattergun = Scattergun
tf2-board-action-double-jump = Double Jump
tf2-board-action-shovel = Shovel
tf2-board-action-shotgun = Shotgun
tf2-board-action-rocket-launcher = Rocket Launcher
tf2-board-action-rocket-jump = Rocket Jump
tf2-board-action-fire-axe = Fire Axe
tf2-board-action-flamethrower = Flamethrower
tf2-board-action-airblast = Airblast
tf2-board-action-bottle = Bottle
tf2-board-action-grenade-launcher = Grenade Launcher
tf2-board-action-lay-stickies = Lay Stickies
tf2-board-action-detonate = Detonate
tf2-board-action-fists = Fists
tf2-board-action-minigun-burst = Minigun, burst
tf2-board-action-minigun-barrage = Minigun, barrage
tf2-board-action-sandvich = Sandvich
tf2-board-action-wrench = Wrench
tf2-board-action-build-sentry = Build Sentry
tf2-board-action-upgrade-sentry = Upgrade Sentry
tf2-board-action-bonesaw = Bonesaw
tf2-board-action-syringe-gun = Syringe Gun
tf2-board-action-heal = Heal
tf2-board-action-ubercharge = ÜberCharge
tf2-board-action-kukri = Kukri
tf2-board-action-smg = SMG
tf2-board-action-sniper-rifle = Sniper Rifle
tf2-board-action-headshot = Headshot
tf2-board-action-take-aim = Take Aim
tf2-board-action-knife = Knife
tf2-board-action-revolver = Revolver
tf2-board-action-backstab = Backstab
tf2-board-action-sapper = Sapper
tf2-board-action-disguise = Disguise

## Questions

tf2-board-ask-coin = A coin decides who goes first.
tf2-board-ask-place-class = Character { $n } of five: which class?
tf2-board-ask-place-square = Where does your { $class } begin?
tf2-board-ask-select = Rotation { $rotation }, turn { $turn } of 10: whom do you use?
tf2-board-ask-perform = Performance Roll for { $who }: two dice.
tf2-board-ask-act = { $who } rolled { $roll } and has { $left ->
        [0] no movement points
        [one] { $left } movement point
       *[other] { $left } movement points
    } left{ $acted ->
        [yes] ; the action is done
       *[no] {""}
    }. What now?
tf2-board-ask-aim = { $who }, { $action }: where?
tf2-board-ask-second-sticky = { $who }, { $action }: a second one?
tf2-board-ask-second-target = { $who }, { $action }: who is the second roll against?
tf2-board-ask-success = Success Roll against { $target } ({ $cause }): { $need } or less kills.
tf2-board-ask-shot = Your sentry has several nearest targets. Which one?
tf2-board-ask-return-class = { $who } may return. As which class?
tf2-board-ask-return-square = Where does your { $class } come back?
tf2-board-ask-over = The match is over.

## Answers

tf2-board-do-walk = Go to { $at } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
tf2-board-do-square = { $at }
tf2-board-do-unit = { $who }
tf2-board-do-unit-odds = { $who }: { $hits } in { $of } ({ $percent }%)
tf2-board-do-class = { $class }
tf2-board-do-act = { $action }
tf2-board-do-act-odds = { $action }: { $hits ->
        [0] kills nobody here
        [one] up to { $hits } in { $of } ({ $percent }%)
       *[other] up to { $hits } in { $of } ({ $percent }%)
    }
tf2-board-do-heading-odds = Burn { $heading }: { $hits } in { $of } ({ $percent }%)
tf2-board-do-enough = One is enough
tf2-board-do-pass = Pass this turn
tf2-board-do-end = End the turn
tf2-board-do-hold = Hold back for now
tf2-board-do-concede = Concede
tf2-board-do-first = { $team } goes first
tf2-board-do-roll = { $n }

## What happened

tf2-board-told-first = { $team } goes first.
tf2-board-told-placed = { $who } is placed on { $at }.
tf2-board-told-rotation = Rotation { $n } begins; { $team } goes first.
tf2-board-told-rotation-over = Rotation { $n } ends.
tf2-board-told-passed = { $team } passes.
tf2-board-told-performed = { $who } rolls { $roll }.
tf2-board-told-performed-aimed = { $who } rolls { $roll } and adds { $bonus } for aiming.
tf2-board-told-turn-over = { $who } is done.
tf2-board-told-walked = { $who } goes to { $at } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
tf2-board-told-leapt = { $who } leaps to { $at }.
tf2-board-told-pushed = { $who } is blown to { $at }.
tf2-board-told-acted = { $who }: { $action }!
tf2-board-told-rolled-hit = { $roll } against { $who } ({ $cause }, { $need } or less): a hit!
tf2-board-told-rolled-miss = { $roll } against { $who } ({ $cause }, { $need } or less): a miss.
tf2-board-told-certain-hit = { $who } cannot escape ({ $cause }).
tf2-board-told-certain-miss = Nothing can hurt { $who } ({ $cause }).
tf2-board-told-killed = { $by } kills { $who } on { $at } ({ $action }).
tf2-board-told-killed-splash = { $by } kills { $who } on { $at } ({ $action }, splash).
tf2-board-told-killed-sentry = { $by } kills { $who } on { $at }.
tf2-board-told-killed-fire = { $who } burns to death on { $at }.
tf2-board-told-marked = { $who } is now { $marker }.
tf2-board-told-unmarked = { $who } is no longer { $marker }.
tf2-board-told-charged = { $who } has { $n ->
        [one] { $n } uber counter
       *[other] { $n } uber counters
    }.
tf2-board-told-sticky-laid = { $team } lays a sticky on { $at }.
tf2-board-told-sticky-blew = The { $team } sticky on { $at } explodes.
tf2-board-told-stickies-gone = The stickies of { $team } vanish.
tf2-board-told-sentry-built = { $team } builds a sentry on { $at }.
tf2-board-told-sentry-upgraded = The { $team } sentry is now level { $n }.
tf2-board-told-sentry-fired = The { $team } sentry fires at { $who }.
tf2-board-told-sentry-gone = The { $team } sentry on { $at } is gone.
tf2-board-told-intel-taken = { $who } takes the { $team } Intel!
tf2-board-told-intel-dropped = The { $team } Intel lies on { $at } with { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.
tf2-board-told-intel-ticked = The { $team } Intel keeps { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.
tf2-board-told-intel-home = The { $team } Intel is home again.
tf2-board-told-point-blu = Point { $point }: Blu { $blu }, Red { $red }; the spinner shows { $n } for Blu.
tf2-board-told-point-red = Point { $point }: Blu { $blu }, Red { $red }; the spinner shows { $n } for Red.
tf2-board-told-point-even = Point { $point }: Blu { $blu }, Red { $red }; the spinner shows zero.
tf2-board-told-captured = { $team } captures point { $point }!
tf2-board-told-respawn-ticked = { $who } waits with { $n ->
        [0] no token
        [one] { $n } token
       *[other] { $n } tokens
    }.
tf2-board-told-returned = { $who } is back on { $at }.
tf2-board-told-held-back = { $who } is held back.
tf2-board-told-won-intel = { $team } brings the Intel home and wins!
tf2-board-told-won-points = { $team } holds all points and wins!
tf2-board-told-won-guard = The last rotation is over; { $team } is ahead and wins.
tf2-board-told-won-conceded = The other side concedes; { $team } wins.
tf2-board-told-drawn = The last rotation is over; nobody is ahead: a draw.

## Why not

tf2-board-bad-map = There is no map “{ $map }” for { $mode }; there are: { $known }.
tf2-board-no-over = The match is over.
tf2-board-no-not-asked = It is up to { $team } to answer.
tf2-board-no-dice = The dice are rolling.
tf2-board-no-concede = Conceding is not offered here.
tf2-board-no-class-taken = Your team already has its { $class }.
tf2-board-no-not-spawn = { $at } is not one of your spawn spaces.
tf2-board-no-occupied = { $at } is occupied.
tf2-board-no-not-yours = That is a unit of { $team }.
tf2-board-no-sentry-alone = A sentry fires by itself and takes no turn.
tf2-board-no-not-in-team = { $who } is not in play.
tf2-board-no-away = { $who } is off the board with { $n ->
        [0] no token
        [one] { $n } token
       *[other] { $n } tokens
    }.
tf2-board-no-used = { $who } was already used in this rotation.
tf2-board-no-here = You are already there.
tf2-board-no-no-such-class = There is no such class in this game.
tf2-board-no-off-board = There is no such space on this map.
tf2-board-no-wall = { $at } is a wall.
tf2-board-no-enemy-spawn = { $at } belongs to the opposing spawn area.
tf2-board-no-no-points = No movement is left this turn.
tf2-board-no-own-intel = You cannot stop on your own Intel, nor in your Intel room.
tf2-board-no-too-far = { $at } costs { $cost }, but only { $left ->
        [one] { $left } point is
       *[other] { $left } points are
    } left.
tf2-board-no-no-way = There is no way to { $at } now.
tf2-board-no-not-on-card = That is not on the card of { $who }.
tf2-board-no-acted = The one action of this turn is done.
tf2-board-no-shared = Not while standing on another character's space.
tf2-board-no-on-spawn = No action from a spawn space.
tf2-board-no-roll-too-low = { $action } needs a roll of { $need }; it was { $roll }.
tf2-board-no-moved = { $action } allows no movement in the turn.
tf2-board-no-moved-too-far = { $action } allows at most { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    } in the turn.
tf2-board-no-needs-disguise = { $action } needs a disguise.
tf2-board-no-no-target = { $action }: nobody is in reach.
tf2-board-no-no-space = { $action }: no space will do.
tf2-board-no-stickies-out = All three stickies are out.
tf2-board-no-stickies-none = No sticky is out.
tf2-board-no-sentry-top = The sentry already has its highest level.
tf2-board-no-sentry-not-beside = None of your sentries is next to you.
tf2-board-no-counters = { $n } of { $need } uber counters.
tf2-board-no-carrier = Not while carrying the Intel.
tf2-board-no-disguised-already = Already disguised.
tf2-board-no-not-a-friend = { $who } is not on your side.
tf2-board-no-friendly-fire = { $who } is on your side.
tf2-board-no-only-characters = Characters only, not { $who }.
tf2-board-no-only-sentries = Sentries only, not { $who }.
tf2-board-no-not-on-board = { $who } is not on the board.
tf2-board-no-self = You cannot target yourself.
tf2-board-no-not-in-line = { $who } is in neither your row nor your column.
tf2-board-no-out-of-range = { $who } is { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } away; the range is { $min } to { $max }.
tf2-board-no-blocked = The line to { $who } is blocked by { $by } on { $at }.
tf2-board-no-blocked-wall = The line to { $who } is blocked by the wall on { $at }.
tf2-board-no-carries = { $who } carries the Intel.
tf2-board-no-not-burning = { $who } is not burning.
tf2-board-no-sanctuary = { $who } is safe on a spawn space.
tf2-board-no-disguised = { $who } is disguised and can be aimed at only from a neighbouring space.
tf2-board-no-hopeless = Against { $who } this cannot succeed.
tf2-board-no-nobody-there = There is nobody to burn in that direction.
tf2-board-no-landing = You cannot land on { $at }.
tf2-board-no-sticky-space = No sticky can lie on { $at }.
tf2-board-no-building-space = No sentry can stand on { $at }.
tf2-board-no-not-nearest = { $who } is not one of the nearest targets.
tf2-board-no-asked-coin = The coin is in the air.
tf2-board-no-asked-perform = The Performance Roll comes first.
tf2-board-no-asked-success = The Success Roll comes first.
tf2-board-no-asked-place-class = Choose a class to place.
tf2-board-no-asked-place-square = Choose a spawn space.
tf2-board-no-asked-select = Choose a unit to use, or pass.
tf2-board-no-asked-act = Walk, act or end the turn.
tf2-board-no-asked-aim = Choose a target of the action first.
tf2-board-no-asked-second-sticky = Lay the second sticky or leave it.
tf2-board-no-asked-second-target = Choose the second target first.
tf2-board-no-asked-shot = Choose the target of your sentry.
tf2-board-no-asked-return-class = Choose a class, or hold the character back.
tf2-board-no-asked-return-square = Choose an empty spawn space.

## Texts of cards whose numbers are not the printed ones

tf2-board-card-splash = Every other enemy beside the target may die too, with power { $n }.
tf2-board-card-uber-both = For { $n ->
    [one] 1 uber counter
   *[other] { $n } uber counters
} the healer and a friend in line cannot be killed.
tf2-board-card-slow = Only with at most { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} in the turn.
tf2-board-card-push = Pushes an enemy { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away, or puts out a burning friend on the next one.
tf2-board-card-fed = Defense +{ $n } until the next turn; puts out fire.
tf2-board-card-healed = A friend in line gets defense +{ $n } and is put out; the healer gains an uber counter.
tf2-board-card-aim = Adds { $n } to the next Performance Roll; no movement this turn.
tf2-board-card-more-defense = defense +{ $n }
tf2-board-card-less-defense = defense −{ $n }
tf2-board-card-more-performance = +{ $n } on the next Performance Roll
tf2-board-card-leap = Leaps { $least } to { $most } spaces in a straight line, over anything, without spending movement.
tf2-board-card-leap-exposed = Leaps { $least } to { $most } spaces in a straight line, over anything; then exposed until the next turn.
tf2-board-card-class = Speed { $speed }, defense { $defense }, weight { $weight } on a control point.
tf2-board-card-attack = Power { $power }, range { $least } to { $most }, Performance Roll { $perf } or more.
tf2-board-card-special = { $effect } Range { $least } to { $most }, Performance Roll { $perf } or more.
