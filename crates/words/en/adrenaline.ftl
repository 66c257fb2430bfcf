# Adrenaline: questions, answers, events, refusals, names.

adrenaline-title = Adrenaline

## Colours of cubes, powerups and spawnpoints

adrenaline-colour-red = red
adrenaline-colour-yellow = yellow
adrenaline-colour-blue = blue

## Rooms; the short form stands beside a square

adrenaline-room-red = red room
    .short = red
adrenaline-room-yellow = yellow room
    .short = yellow
adrenaline-room-blue = blue room
    .short = blue
adrenaline-room-green = green room
    .short = green
adrenaline-room-purple = purple room
    .short = purple
adrenaline-room-white = white room
    .short = white

## Headings

adrenaline-heading-north = north
adrenaline-heading-east = east
adrenaline-heading-south = south
adrenaline-heading-west = west

## Figures

adrenaline-figure-d-struct-0r = :D-struct-0R
adrenaline-figure-banshee = Banshee
adrenaline-figure-dozer = Dozer
adrenaline-figure-violet = Violet
adrenaline-figure-sprog = Sprog

## Weapons; the form for the end of a sentence leaves its last dot to the full stop

adrenaline-weapon-lock-rifle = Lock Rifle
adrenaline-weapon-machine-gun = Machine Gun
adrenaline-weapon-thor = T.H.O.R.
    .end = T.H.O.R
adrenaline-weapon-plasma-gun = Plasma Gun
adrenaline-weapon-whisper = Whisper
adrenaline-weapon-electroscythe = Electroscythe
adrenaline-weapon-tractor-beam = Tractor Beam
adrenaline-weapon-vortex-cannon = Vortex Cannon
adrenaline-weapon-furnace = Furnace
adrenaline-weapon-heatseeker = Heatseeker
adrenaline-weapon-hellion = Hellion
adrenaline-weapon-flamethrower = Flamethrower
adrenaline-weapon-grenade-launcher = Grenade Launcher
adrenaline-weapon-rocket-launcher = Rocket Launcher
adrenaline-weapon-railgun = Railgun
adrenaline-weapon-cyberblade = Cyberblade
adrenaline-weapon-zx-2 = ZX-2
adrenaline-weapon-shotgun = Shotgun
adrenaline-weapon-power-glove = Power Glove
adrenaline-weapon-shockwave = Shockwave
adrenaline-weapon-sledgehammer = Sledgehammer

## Effects

adrenaline-effect-basic = Basic effect
adrenaline-effect-lock-rifle-second-lock = Second Lock
adrenaline-effect-machine-gun-focus-shot = Focus Shot
adrenaline-effect-machine-gun-turret-tripod = Turret Tripod
adrenaline-effect-thor-chain-reaction = Chain Reaction
adrenaline-effect-thor-high-voltage = High Voltage
adrenaline-effect-plasma-gun-phase-glide = Phase Glide
adrenaline-effect-plasma-gun-charged-shot = Charged Shot
adrenaline-effect-electroscythe-reaper = Reaper
adrenaline-effect-tractor-beam-punisher = Punisher
adrenaline-effect-vortex-cannon-black-hole = Black Hole
adrenaline-effect-furnace-cozy-fire = Cozy Fire
adrenaline-effect-hellion-nano-tracer = Nano-Tracer
adrenaline-effect-flamethrower-barbecue = Barbecue
adrenaline-effect-grenade-launcher-extra-grenade = Extra Grenade
adrenaline-effect-rocket-launcher-rocket-jump = Rocket Jump
adrenaline-effect-rocket-launcher-fragmenting-warhead = Fragmenting Warhead
adrenaline-effect-railgun-piercing = Piercing
adrenaline-effect-cyberblade-shadowstep = Shadowstep
adrenaline-effect-cyberblade-slice-and-dice = Slice and Dice
adrenaline-effect-zx-2-scanner = Scanner
adrenaline-effect-shotgun-long-barrel = Long Barrel
adrenaline-effect-power-glove-rocket-fist = Rocket Fist
adrenaline-effect-shockwave-tsunami = Tsunami
adrenaline-effect-sledgehammer-pulverize = Pulverize

## Powerups

adrenaline-powerup-targeting-scope = Targeting Scope
adrenaline-powerup-newton = Newton
adrenaline-powerup-tagback-grenade = Tagback Grenade
adrenaline-powerup-teleporter = Teleporter

## Pieces of sentences

adrenaline-card = { $name } ({ $colour })
adrenaline-square = { $square } ({ $room_short })
adrenaline-cubes =
    { $n ->
        [one] { $n } { $colour } cube
       *[other] { $n } { $colour } cubes
    }
# What an ammo tile shows; a tile that is not in the box keeps its letters.
adrenaline-tile =
    { $tile ->
        [YBB] 1 yellow, 2 blue
        [YRR] 1 yellow, 2 red
        [RBB] 1 red, 2 blue
        [RYY] 1 red, 2 yellow
        [BYY] 1 blue, 2 yellow
        [BRR] 1 blue, 2 red
        [PYY] 2 yellow, a powerup
        [PRR] 2 red, a powerup
        [PBB] 2 blue, a powerup
        [PYR] 1 yellow, 1 red, a powerup
        [PYB] 1 yellow, 1 blue, a powerup
        [PRB] 1 red, 1 blue, a powerup
       *[other] { $tile }
    }
adrenaline-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
adrenaline-marks =
    { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
adrenaline-damage = { $damage } damage
adrenaline-up-to =
    { $moves ->
        [one] up to { $moves } square
       *[other] up to { $moves } squares
    }

## Questions

adrenaline-ask-nothing = Nothing to decide.
adrenaline-ask-luck = Luck decides.
adrenaline-ask-spawn = { $who }: discard a powerup. Its colour is the spawnpoint where you enter.
adrenaline-ask-spawn-anywhere = { $who }: no powerup to discard. Enter at any spawnpoint.
adrenaline-ask-action =
    { $left ->
        [one] { $who }: choose your last action.
       *[other] { $who }: choose an action ({ $left } left).
    }
adrenaline-ask-after-actions = { $who }: no actions left. Play a powerup or finish.
adrenaline-ask-run = { $who }: run where? You have { adrenaline-up-to }.
adrenaline-ask-grab-move = { $who }: move { adrenaline-up-to }, then grab.
adrenaline-ask-grab = { $who }: what do you grab?
adrenaline-ask-drop = { $who }: your hands are full. Which weapon do you leave for the { $weapon }?
adrenaline-ask-shoot-move = { $who }: move { adrenaline-up-to }, then shoot.
adrenaline-ask-shoot-reload = { $who }: reload anything before you shoot?
adrenaline-ask-shoot = { $who }: which weapon do you use?
adrenaline-ask-mode = { $who }: how do you use the { $weapon }?
adrenaline-ask-target = { $who }: pick a target for the { $weapon_end }.
adrenaline-ask-square = { $who }: pick a square for the { $weapon_end }.
adrenaline-ask-room = { $who }: pick a room for the { $weapon_end }.
adrenaline-ask-heading = { $who }: pick a direction for the { $weapon_end }.
adrenaline-ask-extra = { $who }: any extras for the { $weapon }?
adrenaline-ask-scope = { $who }: add a Targeting Scope to the { $weapon }?
adrenaline-ask-scope-target = { $who }: who takes 1 more damage from the { $weapon }?
adrenaline-ask-tagback = { $who }: { $by } has just hurt you. Return the favour with a Tagback Grenade?
adrenaline-ask-pay = { $who }: pay a { $colour } cube, or a { $colour } powerup in its place.
adrenaline-ask-pay-any = { $who }: pay a cube of any colour, or a powerup in its place.
adrenaline-ask-newton = { $who }: whom does Newton push?
adrenaline-ask-newton-move = { $who }: where does Newton push { $target }?
adrenaline-ask-teleport = { $who }: teleport where?
adrenaline-ask-reload = { $who }: which weapon do you reload?
adrenaline-ask-overkill = { $who }: put your overkill token on the track of a spawnpoint.
adrenaline-ask-bot-spawn = { $who }: at which spawnpoint does the bot, { $bot }, enter?
adrenaline-ask-bot-owed = { $who }: you still have to act with the bot.
adrenaline-ask-bot-move = { $who }: where does the bot go? It moves 1 square at most.
adrenaline-ask-bot-shot = { $who }: whom does the bot shoot?
adrenaline-ask-control-strike = { $who }: do you make { $target } strike somebody on its square? That spends the token.
adrenaline-ask-grab-tile = { $who }: which ammo tile do you take?
adrenaline-ask-commandeer = { $who }: give up a part of the tile to commandeer the turret at { $square }?
adrenaline-ask-way = { $who }: which way does { $target } go to { $square }?

## Answers

adrenaline-choice-end-actions = End your actions
adrenaline-choice-done = Done
adrenaline-choice-take-nothing = Take nothing
adrenaline-choice-no-extra = No extras
adrenaline-choice-nobody = Leave it at that
adrenaline-choice-pass = Pass
adrenaline-choice-run = Run { adrenaline-up-to }
adrenaline-choice-grab = Move { adrenaline-up-to } and grab
adrenaline-choice-shoot = Shoot
adrenaline-choice-move-and-shoot = Move { adrenaline-up-to } and shoot
adrenaline-choice-move-reload-and-shoot = Move { adrenaline-up-to }, reload if you like, and shoot
adrenaline-choice-effect = { $effect } for { $cost }
adrenaline-choice-effect-free = { $effect } (free)
adrenaline-choice-weapon = { $weapon }
adrenaline-choice-weapon-for = { $weapon } for { $cost }
adrenaline-choice-weapon-free = { $weapon } (free)
adrenaline-choice-figure = { $figure }
adrenaline-choice-spawnpoint = The { $colour } spawnpoint
adrenaline-choice-bot = Act with the bot, { $figure }
adrenaline-choice-use-mark = One mark of every enemy
adrenaline-choice-tile = { adrenaline-tile }
adrenaline-choice-forgo-cube = Give up a { $colour } cube and take the turret
adrenaline-choice-forgo-powerup = Give up the powerup and take the turret
adrenaline-choice-keep-all = Keep it all, leave the turret
adrenaline-choice-square = { $square }
adrenaline-choice-stay = Stay at { $square }
adrenaline-choice-room = The whole { $room }
adrenaline-choice-heading = To the { $heading }
adrenaline-choice-cube = A { $colour } cube
adrenaline-choice-spawn = Discard { $card }
adrenaline-choice-card = { $card }
adrenaline-choice-play = Play { $card }
adrenaline-choice-card-as-cube = { $card } in place of a cube
adrenaline-choice-other = { $word }

## Events

adrenaline-told-became = Player { $seat } is { $figure }.
adrenaline-told-became-bot = The bot is { $figure }.
adrenaline-told-begins = { $who } goes first.
adrenaline-told-tile-laid = New ammo at { $square }: { adrenaline-tile }.
adrenaline-told-weapon-laid = The { $colour } spawnpoint now has the { $weapon_end }.
adrenaline-told-tiles-shuffled = The used ammo tiles are shuffled back in.
adrenaline-told-powerups-shuffled = The used powerups are shuffled back in.
adrenaline-told-turn = { $who }’s turn.
adrenaline-told-drew = { $who } draws { $card }.
adrenaline-told-drew-hidden = { $who } draws a powerup.
adrenaline-told-discarded = { $who } discards { $card }.
adrenaline-told-spawned = { $who } enters at { $square }.
adrenaline-told-ran = { $who } moves to { $square }.
adrenaline-told-moved = { $by } moves { $who } to { $square }.
adrenaline-told-took-tile = { $who } grabs ammo: { $cubes }.
adrenaline-told-took-tile-full = { $who } grabs ammo, but has no room for the cubes.
adrenaline-told-took-weapon = { $who } takes the { $weapon_end }.
adrenaline-told-dropped = { $who } leaves the { $weapon } behind.
adrenaline-told-paid = { $who } pays a { $colour } cube.
adrenaline-told-paid-card = { $who } pays with { $card }.
adrenaline-told-reloaded = { $who } reloads the { $weapon_end }.
adrenaline-told-fired = { $who } attacks with the { $weapon_end }.
adrenaline-told-used = { $who } uses { $effect }.
adrenaline-told-hurt =
    { $damage ->
        [0] { $by } hits { $who }, who is past feeling it.
       *[other] { $by } deals { adrenaline-damage } to { $who }.
    }
adrenaline-told-hurt-marks = { $by } deals { adrenaline-damage } to { $who }, { $marks } of it from marks.
adrenaline-told-marked = { $by } puts { adrenaline-marks } on { $who }.
adrenaline-told-killed = { $by } kills { $who }.
adrenaline-told-burned =
    { $damage ->
        [0] { $who } ends the turn on a spawnpoint, past feeling it.
       *[other] { $who } takes { adrenaline-damage } for ending the turn on a spawnpoint.
    }
adrenaline-told-killed-self = The spawnpoint kills { $who }.
adrenaline-told-overkilled = Overkill! { $by } makes quite sure of { $who }.
adrenaline-told-played = { $who } plays { $card }.
adrenaline-told-scored-first-blood = { $who } scores { adrenaline-points } for first blood on { $board }.
adrenaline-told-scored-board = { $who } scores { adrenaline-points } for damage to { $board }.
adrenaline-told-scored-double-kill = { $who } scores { adrenaline-points } for a double kill.
adrenaline-told-scored-track = { $who } scores { adrenaline-points } from the killshot track.
adrenaline-told-scored-spawnpoint = { $who } scores { adrenaline-points } from the track of the { $colour } spawnpoint.
adrenaline-told-tagged-damage = { $who } damages the { $colour } spawnpoint and tags it.
adrenaline-told-tagged-presence = { $who } stands alone on the { $colour } spawnpoint and tags it.
adrenaline-told-tagged-overkill = { $who } puts the overkill token on the { $colour } spawnpoint.
adrenaline-told-scored-turrets = { $who } scores { adrenaline-points } for turrets.
adrenaline-told-scored-head-start = { $who } begins with { adrenaline-points }.
adrenaline-told-tile-opened = New ammo to choose: { adrenaline-tile }.
adrenaline-told-commandeered = { $who } commandeers the turret at { $square }.
adrenaline-told-commandeered-from = { $who } takes the turret at { $square } from { $by }.
adrenaline-told-turret = { $who }’s turret at { $square } fires.
adrenaline-told-skull =
    { $left ->
        [0] { $who } gets the last skull.
       *[other] { $who } gets a skull; { $left } left on the track.
    }
adrenaline-told-flipped = { $who } flips the board: from now on it is worth little.
adrenaline-told-armed = { $who } brings the { $weapon }.
adrenaline-told-armed-unloaded = { $who } brings the { $weapon }, unloaded.
adrenaline-told-removed-marks = { $who } is rid of one mark of every enemy.
adrenaline-told-frenzy = Final frenzy! Everyone has one last turn.
adrenaline-told-stalemate = A hundred rounds and nobody was hurt: the game ends here.
adrenaline-told-over = The game is over.

## Refusals: why something is not offered

adrenaline-not-over = The game is over.
adrenaline-not-luck = Luck is deciding.
adrenaline-not-your-turn = It is { $asked } who must answer now.
adrenaline-not-in-this-game = There is no such thing in this game.
adrenaline-not-now = Not what is being asked now.
adrenaline-not-must-choose = You cannot pass here: choose something.
adrenaline-not-in-the-middle = Finish the action you have begun.
adrenaline-not-no-actions-left = You have no actions left.
adrenaline-not-no-run-in-frenzy = This late in the frenzy nobody merely runs: grab or shoot.
adrenaline-not-no-weapon = You have no weapon.
adrenaline-not-all-unloaded = All your weapons are unloaded.
adrenaline-not-unloaded = It is unloaded.
adrenaline-not-loaded = It is loaded already.
adrenaline-not-no-target = It would hit nobody.
adrenaline-not-no-target-there = From there you would hit nobody.
adrenaline-not-no-shot-left = After paying for this you would have no shot left.
adrenaline-not-shoot-first = Choose to shoot first, then the weapon.
adrenaline-not-held-already = You have it already.
adrenaline-not-not-here = It does not lie here.
adrenaline-not-not-yours = It is not yours.
adrenaline-not-just-taken = You have only just taken it.
adrenaline-not-cannot-pay = You cannot pay { $cost }.
adrenaline-not-cannot-pay-any = You have nothing left to pay with.
adrenaline-not-no-cube = You have no cube of that colour.
adrenaline-not-other-colour = Another colour is due.
adrenaline-not-later = Not yet: its moment comes later in the shot, if it comes.
adrenaline-not-used = You have already used it in this shot.
adrenaline-not-yourself = Not yourself, however tempting.
adrenaline-not-off-board = { $who } is not on the board.
adrenaline-not-not-hurt = This shot has not hurt them.
adrenaline-not-leads-nowhere = The shot could not be finished from there.
adrenaline-not-first-turn = Not in your first turn: you can tag spawnpoints from your second turn on.
adrenaline-not-damaged-already = You have already damaged this spawnpoint in this turn.
adrenaline-not-takes-no-marks = A spawnpoint takes damage, but no marks.
adrenaline-not-bot-owed = The bot has to act before your turn ends.
adrenaline-not-bot-done = The bot has already acted in this turn.
adrenaline-not-bot-itself = The bot does not shoot itself.
adrenaline-not-bot-cannot-see = The bot does not see it.
adrenaline-not-no-rush-in-frenzy = In the final frenzy no rush makes an action better.
adrenaline-not-own-stays = A character’s own weapon stays with it.
adrenaline-not-no-reload = Turns of the final frenzy have no reload at their end.
adrenaline-not-no-ability-on-post = Abilities do nothing to spawnpoints.
adrenaline-not-not-beside-it = Only somebody else on its square, and never you.
adrenaline-not-nothing-to-siphon = Only from somebody on your square, with a cube for which you have room.
adrenaline-not-not-on-tile = It is not on the tile you took.
adrenaline-not-not-open = No such tile lies open.
adrenaline-not-stand-still = That is where you stand.
adrenaline-not-too-far =
    { $most ->
        [0] Too far: it has to be the same square.
       *[other] Too far: { $distance } moves away, and { $most } is the most.
    }
adrenaline-not-too-near =
    { $distance ->
        [0] Too near: that is the same square.
       *[other] Too near: { $distance } away, and { $least } is the least.
    }
adrenaline-not-not-straight = Not in a straight line.
adrenaline-not-wall-between = A wall is in between.
adrenaline-not-other-mode = This shot was begun in another mode.
adrenaline-not-other-heading = Not in the direction you chose.
adrenaline-not-only-spawnpoints = Only a spawnpoint.
adrenaline-not-post-stays = A spawnpoint stays where it is.
adrenaline-not-no-scope-on-post = A Scope adds nothing to a spawnpoint.
adrenaline-not-way-too-long = From there the rest of the way would be too long.
adrenaline-not-nobody-there = Nobody there to hit.
adrenaline-not-cannot-see = Out of sight.
adrenaline-not-can-see = In plain sight, and this works only on the unseen.
adrenaline-not-other-room = It is in another room.
adrenaline-not-own-room = Not the room you are in.
adrenaline-not-same-square = It has to be another square.
adrenaline-not-chosen-already = Chosen already.
adrenaline-not-not-a-target = Only somebody this shot has already hit.
adrenaline-not-no-card = You do not hold that card.
adrenaline-not-scope-later = The Targeting Scope waits until your shot hurts somebody.
adrenaline-not-tagback-later = The Tagback Grenade answers somebody who hurts you in plain sight.
adrenaline-not-between-actions = Only in your own turn, before or after an action.

## Setups that are refused

adrenaline-setup-players = { $least } to { $most } can play, not { $given }.
adrenaline-setup-needs-bot = { $least } to { $most } can play without the Bot; { $given } need it: switch “bot” on.
adrenaline-setup-bot = With the Bot, { $least } to { $most } can play, not { $given }.
adrenaline-setup-no-powers = Nobody has powers with this content: it lacks the characters.
adrenaline-setup-no-power = “{ $given }” has no powers: choose another figure, or play without powers.
adrenaline-setup-skulls = There can be { $least } to { $most } skulls, not { $given }.
adrenaline-setup-arena = There is no arena “{ $given }”. There are { $known }.
adrenaline-setup-turret-arena = Turret mode needs an arena of at most { $most } squares.
adrenaline-setup-first = Seats are counted from 0: with { $players } players, number { $given } cannot begin.
adrenaline-setup-figures = { $players } players need as many figures, not { $given }.
adrenaline-setup-figure = There is no figure “{ $given }”. There are { $known }.
adrenaline-setup-figure-twice = Only one player can be “{ $given }”.
