# Adrenaline Team Play: what the base game has no words for.

adrenaline-team-title = Adrenaline Team Play

## Teams, players, where a value comes from

adrenaline-team-side-black = Black
adrenaline-team-side-white = White
adrenaline-team-player-black = Black { $n }
adrenaline-team-player-white = White { $n }
adrenaline-team-status-fact = printed or in the rule book
adrenaline-team-status-recovered = pieced together from fragments
adrenaline-team-status-house = a house value: the printed one is not known

## Characters, abilities, own weapons, reward tiles

adrenaline-figure-echo = Echo

adrenaline-team-ability-venom = Venom
adrenaline-team-ability-mind-control = Mind Control
adrenaline-team-ability-overload = Overload
adrenaline-team-ability-nanobots = Nanobots
adrenaline-team-ability-upgrade = Upgrade
adrenaline-team-ability-hack = Hack

adrenaline-weapon-scrapshot = Scrapshot
adrenaline-weapon-hot-rod = Hot Rod
adrenaline-weapon-siren-call = Siren Call
adrenaline-weapon-sonic-scream = Sonic Scream
adrenaline-weapon-nanospark = Nanospark
adrenaline-weapon-ram-fist = Ram Fist
adrenaline-weapon-dual-guns = Dual Guns
adrenaline-weapon-custom-carbine = Custom Carbine
adrenaline-weapon-putrifier = Putrifier
adrenaline-weapon-fang-dart = Fang Dart
adrenaline-weapon-tracking-bot = Tracking Bot
adrenaline-weapon-shadow-blade = Shadow Blade

adrenaline-effect-scrapshot-shrapnel = Shrapnel
adrenaline-effect-hot-rod-afterburn = Afterburn
adrenaline-effect-hot-rod-redline = Redline
adrenaline-effect-siren-call-duet = Duet
adrenaline-effect-sonic-scream-second-wave = Second Wave
adrenaline-effect-sonic-scream-shriek = Shriek
adrenaline-effect-nanospark-arc = Arc
adrenaline-effect-nanospark-repair-arc = Repair Arc
adrenaline-effect-ram-fist-charge = Charge
adrenaline-effect-dual-guns-third-shot = Third Shot
adrenaline-effect-dual-guns-trick-shot = Trick Shot
adrenaline-effect-custom-carbine-extended-magazine = Extended Magazine
adrenaline-effect-custom-carbine-strafe = Strafe
adrenaline-effect-putrifier-cloud = Cloud
adrenaline-effect-fang-dart-double-dose = Double Dose
adrenaline-effect-fang-dart-slither = Slither
adrenaline-effect-tracking-bot-payload = Payload
adrenaline-effect-tracking-bot-long-leash = Long Leash
adrenaline-effect-shadow-blade-shadowstep = Shadowstep
adrenaline-effect-shadow-blade-blink = Blink

adrenaline-team-reward-doctrine = Doctrine
adrenaline-team-reward-supply-drop = Supply Drop
adrenaline-team-reward-focus-fire = Focus Fire

## Pieces of sentences

adrenaline-team-price-any =
    { $n ->
        [one] { $n } cube of any colour
       *[other] { $n } cubes of any colour
    }
adrenaline-team-price-rush =
    { $n ->
        [one] an adrenaline rush
       *[other] { $n } adrenaline rushes
    }
adrenaline-team-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
adrenaline-team-colours =
    { $colours ->
        [one] one colour
       *[other] { $colours } colours
    }

## Questions

adrenaline-team-ask-draft = { $who }: choose a character (pick { $n } of 6).
adrenaline-team-ask-assign = { $who }: whom does { $player } play?
adrenaline-team-ask-arm = { $who }: who pays, or which weapon is paid for? What is left starts unloaded.
adrenaline-team-ask-muster = { $who }: who draws three powerups and spawns two characters?
adrenaline-team-ask-spawn = { $who }: discard a powerup. { $character } enters at the spawnpoint of its colour.
adrenaline-team-ask-control = { $who }: who controls { $character } this turn?
adrenaline-team-ask-team =
    { $left ->
        [one] { $who }: send your last character into action.
       *[other] { $who }: who acts next? { $left } are left.
    }
adrenaline-team-ask-after-actions = { $who }: everybody has acted. Play a powerup or end the turn.
adrenaline-team-ask-floor = { $who }: which powerup do you play?
adrenaline-team-ask-act = { $who }: what does { $character } do?
adrenaline-team-ask-effect = { $who }: which effect of the { $weapon } comes next?
adrenaline-team-ask-tagback = { $who }: { $by } has just hurt one of yours. Throw a Tagback Grenade back?
adrenaline-team-ask-teleport-whom = { $who }: whom do you teleport?
adrenaline-team-ask-teleport = { $who }: where does { $character } appear?
adrenaline-team-ask-abilities = { $who }: whose ability is used next?
adrenaline-team-ask-abilities-venom = { $who }: whose ability is used next? Venom will not wait for ever.
adrenaline-team-ask-mind-control = { $who }: whom does { $character } command?
adrenaline-team-ask-control-move = { $who }: where does { $character } send { $target }?
adrenaline-team-ask-control-strike = { $who }: does { $character } make { $target } strike a teammate? That spends the token.
adrenaline-team-ask-overload = { $who }: { $character } has { adrenaline-team-tokens }. Charge or discharge?
adrenaline-team-ask-nanobots = { $who }: what do the bots of { $character } do?
adrenaline-team-ask-heal-whom = { $who }: whom do the bots of { $character } heal?
adrenaline-team-ask-purge-whom = { $who }: whom do the bots of { $character } clean?
adrenaline-team-ask-purge-what = { $who }: what do the bots of { $character } take off { $target }?
adrenaline-team-ask-upgrade = { $who }: what does { $character } tinker with?
adrenaline-team-ask-scavenge = { $who }: which cube does { $character } scavenge?
adrenaline-team-ask-hack = { $who }: what does { $character } hack?
adrenaline-team-ask-lock-on = { $who }: whom does { $character } lock on to?
adrenaline-team-ask-siphon = { $who }: whose ammo does { $character } tap?
adrenaline-team-ask-siphon-cube = { $who }: which cube does { $character } take from { $from }?
adrenaline-team-ask-gift-heal = { $who }: whom do you heal?
adrenaline-team-ask-gift-cube-to =
    { $left ->
        [one] { $who }: who gets the cube?
       *[other] { $who }: who gets a cube? { $left } are left.
    }
adrenaline-team-ask-gift-powerup-to =
    { $left ->
        [one] { $who }: who gets the powerup?
       *[other] { $who }: who gets a powerup? { $left } are left.
    }
adrenaline-team-ask-gift-cube = { $who }: which cube for { $player }?
adrenaline-team-ask-respawn = { $who }: who brings { $character } back?
adrenaline-team-ask-tune = { $who }: which cube of the { $weapon } do you save?
adrenaline-team-ask-unload = { $who }: your hand is full. Which weapon goes to the table for the { $weapon }?

## Answers

adrenaline-team-choice-end-actions = End the turn
adrenaline-team-choice-pass-action = Pass
adrenaline-team-choice-no-more-abilities = No more abilities
adrenaline-team-choice-no-effect = No more effects
adrenaline-team-choice-stay = Leave them there
adrenaline-team-choice-no-strike = Do not strike
adrenaline-team-choice-no-heal = Heal nobody
adrenaline-team-choice-no-powerup = No powerup now
adrenaline-team-choice-rush-grab = Adrenaline rush: move { adrenaline-up-to } and grab
adrenaline-team-choice-rush-shoot = Adrenaline rush: move { adrenaline-up-to } and shoot
adrenaline-team-choice-ability = { $figure }: { $ability }
adrenaline-team-choice-player = { $player }
adrenaline-team-choice-floor = { $player } plays a powerup
adrenaline-team-choice-use-heal = Heal: the rush tile moves one space right
adrenaline-team-choice-use-purge = Purge a token or a mark
adrenaline-team-choice-use-venom = The venom token
adrenaline-team-choice-use-control = The control token
adrenaline-team-choice-use-mark = A mark in the buffer
adrenaline-team-choice-use-charge = Charge: one more token
adrenaline-team-choice-use-discharge = Discharge everything
adrenaline-team-choice-use-scavenge = Scavenge a cube
adrenaline-team-choice-use-tune = Tune: the next reload costs a cube less
adrenaline-team-choice-use-lock-on = Lock on: a mark
adrenaline-team-choice-use-siphon = Siphon a cube

## Events

adrenaline-team-told-reward-tile = Flushing is rewarded by { $reward }.
adrenaline-team-told-begins = { $team } goes first.
adrenaline-team-told-revealed = { $who } brings the { $weapon }.
adrenaline-team-told-drafted = { $team } takes { $who }.
adrenaline-team-told-assigned = { $who } plays { $character }.
adrenaline-team-told-shared = { $team } shares { $who }.
adrenaline-team-told-armed = { $who } has the { $weapon } loaded.
adrenaline-team-told-unarmed = { $who } starts with the { $weapon } unloaded.
adrenaline-team-told-turn = { $team } takes a turn.
adrenaline-team-told-controls = { $who } controls { $character } this turn.
adrenaline-team-told-acts = { $who } acts.
adrenaline-team-told-passed = { $who } does nothing.
adrenaline-team-told-slid = Adrenaline rush! { $who } can now be killed by { $killshot } damage.
adrenaline-team-told-healed = { $who } heals: it takes { $killshot } damage to kill now.
adrenaline-team-told-pushed = { $player } moves { $who } to { $square }.
adrenaline-team-told-unloaded = { $who } puts the { $weapon } on the table, unloaded.
adrenaline-team-told-hurt = { $by } deals { adrenaline-damage } to { $who }, into the buffer.
adrenaline-team-told-hurt-marks = { $by } deals { adrenaline-damage } to { $who }, { $marks } of it from marks, into the buffer.
adrenaline-team-told-marked = { $who } is marked in the buffer: { adrenaline-marks }.
adrenaline-team-told-poisoned = { $who } is poisoned.
adrenaline-team-told-controlled = { $who } is under control.
adrenaline-team-told-overloaded = { $who } holds { adrenaline-team-tokens } of overload.
adrenaline-team-told-tracked = { $who } is tracked.
adrenaline-team-told-venom = Venom deals { adrenaline-damage } to { $who }, past the buffer.
adrenaline-team-told-ability = { $who } uses { $ability }.
adrenaline-team-told-removed-venom = { $who } is rid of the venom.
adrenaline-team-told-removed-control = { $who } is out of control, which is to say free.
adrenaline-team-told-removed-mark = One mark on { $who } leaves the buffer.
adrenaline-team-told-discharged = { $who } discharges { adrenaline-team-tokens }.
adrenaline-team-told-scavenged = { $who } scavenges a { $colour } cube.
adrenaline-team-told-tuned = The next reload of { $who } costs a cube less.
adrenaline-team-told-siphoned = { $who } taps a { $colour } cube from { $from }.
adrenaline-team-told-flushed = The buffer of { $team } flushes with { adrenaline-team-colours }!
adrenaline-team-told-landed = { $who } receives { adrenaline-damage }.
adrenaline-team-told-landed-lost = { $who } receives { adrenaline-damage }; { $lost } more are wasted.
adrenaline-team-told-got-cube = { $who } gets a { $colour } cube.
adrenaline-team-told-killed = { $who } is killed.
adrenaline-team-told-overkilled = Overkill! { $who } is more than dead.
adrenaline-team-told-skull =
    { $left ->
        [0] { $who } gets the last skull.
       *[other] { $who } gets a skull; { $left } left.
    }
adrenaline-team-told-scored-flush = { $team } scores { adrenaline-points } for flushing { adrenaline-team-colours }.
adrenaline-team-told-scored-board = { $team } scores { adrenaline-points } for killing { $board }.
adrenaline-team-told-scored-overkill = { $team } scores { adrenaline-points } for overkill on { $board }.
adrenaline-team-told-scored-doublekill = { $team } scores { adrenaline-points } for a doublekill.
adrenaline-team-told-scored-triplekill = { $team } scores { adrenaline-points } for a triplekill!
adrenaline-team-told-scored-leftover = { $team } scores { adrenaline-points } for leftover damage.
adrenaline-team-told-last-turn = The skulls are gone. { $team } has the last turn.

## Refusals

adrenaline-team-not-own-team = That is one of your own.
adrenaline-team-not-enemies-only = Newton pushes enemies only.
adrenaline-team-not-not-healable = Nothing to heal there: the rush tile lies where it should, or they are out of reach.
adrenaline-team-not-acted = They have acted this turn.
adrenaline-team-not-not-controlled = You do not control them now.
adrenaline-team-not-no-use = Nothing to use that ability on, or it was used this turn.
adrenaline-team-not-taken = They are taken.
adrenaline-team-not-no-venom = They are not poisoned.
adrenaline-team-not-not-struck = This shot has not hurt them.
adrenaline-team-not-choose-character = Choose a character first.
adrenaline-team-not-unlocked = Pain has unlocked it already: no rush is needed.
adrenaline-team-not-no-rush = The rush tile cannot slide any further.
adrenaline-team-not-not-its-weapon = That weapon obeys another character only.
adrenaline-team-not-no-lock = Out of sight and not tracked, or marked as often as it goes.
adrenaline-team-not-no-token = No control token there, or it was dealt with.
adrenaline-team-not-not-beside-it = Only one of its teammates on its own square.
adrenaline-team-not-not-on-team = Nobody of your team.
adrenaline-team-not-not-in-price = That colour is not in the price, or you could not pay the rest.
adrenaline-team-not-no-such-use = This ability does something else.
adrenaline-team-not-not-in-play = In this match that character has another weapon of its own.
adrenaline-team-not-loaded-by-other = It is unloaded, or your teammate has loaded it and only they can fire it.
adrenaline-team-not-no-room = There is no room for it, or nothing to take.
adrenaline-team-not-no-floor = No cards in that hand, or they have let the chance go by.
adrenaline-team-not-not-on-square = None of their characters stands on this square with a cube to spare.
adrenaline-team-not-venom-first = Venom has to work first.
adrenaline-team-not-all-must-act = Everybody acts before the turn ends, if only by passing.
adrenaline-team-not-card-full = The card holds no more tokens.
adrenaline-team-not-nothing-to-purge = Nothing to purge there.
adrenaline-team-not-nothing-unloaded = Nothing is unloaded.

## Setups that are refused

adrenaline-team-setup-players = A team has 1 to 3 players, not { $given }.
adrenaline-team-setup-reward = There is no reward tile “{ $given }”. There are { $known }.
adrenaline-team-setup-weapon = “{ $given }” is not a character’s own weapon. There are { $known }.
adrenaline-team-setup-weapons = Name one weapon for each of the { $characters } characters.
adrenaline-team-setup-guest = “{ $given }” is not a character beyond the six. There are { $known }.
adrenaline-team-setup-no-guest = There are no characters beyond the six.

## Help: characters

adrenaline-team-help-character-d-struct-0r = A walking weapon with a loose fuse. Charges up, then lets everybody near him know.
adrenaline-team-help-character-banshee = Her voice gets into heads and gives orders there.
adrenaline-team-help-character-dozer = A soldier with a cloud of tiny mechanics. Keeps the team in one piece.
adrenaline-team-help-character-violet = Builds, bends and improves everything that shoots.
adrenaline-team-help-character-sprog = Bites once and waits.
adrenaline-team-help-character-echo = Listens in, locks on, and helps herself to your ammo.

## Help: abilities

adrenaline-team-help-ability-venom = Every poisoned enemy takes 1 damage straight on the board. It has to be used; the token stays until its bearer’s board is scored or nanobots take it off.
adrenaline-team-help-ability-mind-control = Each controlled enemy may be moved 1 square and may then hit a teammate on its square for 1 damage, which spends the token.
adrenaline-team-help-ability-overload = Add a token, or discharge all of them against every enemy on his square. 1 token: a mark. 2 tokens: 1 damage. 3 tokens: 1 damage and a mark. 4 tokens: 2 damage and 1 damage to enemies one move away.
adrenaline-team-help-ability-nanobots = Heal or clean Dozer or a teammate up to 1 move away; anywhere, if his own weapon hit this turn.
adrenaline-team-help-ability-upgrade = Take a cube of a colour shown on her square, or make one reload a cube cheaper.
adrenaline-team-help-ability-hack = Mark an enemy she sees or has tracked, or take a cube from a player whose character shares her square.

## Help: own weapons, effect by effect

adrenaline-help-weapon-scrapshot-basic = 2 damage and a mark to somebody on your square or 1 move away; one more overload token.
adrenaline-help-weapon-scrapshot-shrapnel = Everybody else on that square takes 1 damage.
adrenaline-help-weapon-hot-rod-basic = Dash 1 or 2 squares straight on: 1 damage to every enemy where you stop, and one more overload token.
adrenaline-help-weapon-hot-rod-afterburn = 1 damage to every enemy on the square you left.
adrenaline-help-weapon-hot-rod-redline = 1 more damage to one of those hit, and one more overload token.
adrenaline-help-weapon-siren-call-basic = 2 damage to somebody in sight, who falls under your control.
adrenaline-help-weapon-siren-call-duet = Somebody else in sight falls under your control.
adrenaline-help-weapon-sonic-scream-basic = Your square or one that is 1 move from it: every enemy there takes 1 damage and falls under your control.
adrenaline-help-weapon-sonic-scream-second-wave = 1 damage to every enemy on another square, again up to 1 move away.
adrenaline-help-weapon-sonic-scream-shriek = 1 more damage to one of those hit.
adrenaline-help-weapon-nanospark-basic = 1 damage to one or two enemies in sight.
adrenaline-help-weapon-nanospark-arc = 1 more damage to one of them.
adrenaline-help-weapon-nanospark-repair-arc = Heal a teammate you see.
adrenaline-help-weapon-ram-fist-basic = 2 damage to somebody on your square, whom you may then push 1 square.
adrenaline-help-weapon-ram-fist-charge = Before the blow, run 1 or 2 squares straight on.
adrenaline-help-weapon-dual-guns-basic = Two shots of 1 damage, each at somebody in sight, the same or not.
adrenaline-help-weapon-dual-guns-third-shot = One more such shot: 1 damage.
adrenaline-help-weapon-dual-guns-trick-shot = One of the shots may hit somebody out of sight up to 2 moves away.
adrenaline-help-weapon-custom-carbine-basic = 1 damage and a mark to somebody in sight on another square.
adrenaline-help-weapon-custom-carbine-extended-magazine = 1 more damage to the same target.
adrenaline-help-weapon-custom-carbine-strafe = Step 1 square.
adrenaline-help-weapon-putrifier-basic = 1 damage and venom to somebody on your square or 1 move away.
adrenaline-help-weapon-putrifier-cloud = Everybody else on that square is poisoned too.
adrenaline-help-weapon-fang-dart-basic = 2 damage and venom to somebody in sight; 1 more damage if they are poisoned already.
adrenaline-help-weapon-fang-dart-double-dose = 1 damage to somebody else in sight who is poisoned.
adrenaline-help-weapon-fang-dart-slither = Step 1 square.
adrenaline-help-weapon-tracking-bot-basic = 1 damage and a mark to somebody within 2 moves, seen or not, on whom Hack may lock this turn.
adrenaline-help-weapon-tracking-bot-payload = 1 more damage to the same target.
adrenaline-help-weapon-tracking-bot-long-leash = Before the shot: distance does not matter.
adrenaline-help-weapon-shadow-blade-basic = 2 damage to somebody on your square.
adrenaline-help-weapon-shadow-blade-shadowstep = Step 1 square, before or after.
adrenaline-help-weapon-shadow-blade-blink = Before the cut, appear on the square of an enemy you see.

## Help: reward tiles

adrenaline-team-help-reward-doctrine = One colour: 1 point and a powerup. Two: 2 points and a heal. Three: 3 points.
adrenaline-team-help-reward-supply-drop = One colour: 2 cubes and a heal. Two: 1 point and 2 cubes. Three: 1 point, 2 cubes and a powerup.
adrenaline-team-help-reward-focus-fire = One colour: 3 points. Two: 1 point and a powerup. Three: a heal and a powerup.

## Help: the rules in brief

adrenaline-team-help-goal = Two teams of three characters. Kill enemies, together and on time; the team with more points wins.
adrenaline-team-help-turn = Each character of your team takes one action: move and grab, or shoot. Then the arena is refilled, abilities are used, the enemies’ buffer is checked, kills are scored, and you reload.
adrenaline-team-help-buffer = Damage waits in the enemy team’s buffer. If 6 or more wait there at the end of your turn, all of it reaches the boards at once and you are rewarded by the number of colours. Marks stay in the buffer and turn into damage when their colour is hit by a later action.
adrenaline-team-help-rush = Slide a character’s rush tile one space to use an adrenaline action early, or a lightning effect of its own weapon. Each slide makes it easier to kill; a heal slides the tile back.
adrenaline-team-help-weapons = Loaded weapons are in players’ hands, three at most; unloaded ones lie on the table for the whole team. A character’s own weapon obeys that character only.
adrenaline-team-help-kills = The first kill of a character is worth 8 points, then 6, 4, 2 and 1. Overkill brings a point and a heal, a doublekill 2 points, a triplekill 4.
adrenaline-team-help-end = The eighth skull ends the game, after equal turns. Leftover damage brings a point for every three tokens on enemy boards, and breaks ties.
