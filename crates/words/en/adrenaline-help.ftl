# Adrenaline explained: the cards, then the rules in brief.

## Weapons, effect by effect

adrenaline-help-weapon-lock-rifle-basic = Pick someone you see: 2 damage, then a mark.
adrenaline-help-weapon-lock-rifle-second-lock = Somebody else in sight gets a mark as well.
adrenaline-help-weapon-machine-gun-basic = Spray one or two figures in sight, 1 damage apiece.
adrenaline-help-weapon-machine-gun-focus-shot = 1 more damage to one of those you have just hit.
adrenaline-help-weapon-machine-gun-turret-tripod = 1 more damage to a victim that Focus Shot left alone, and 1 damage to somebody new in sight. Either half may be skipped.
adrenaline-help-weapon-thor-basic = The bolt strikes someone you see for 2 damage.
adrenaline-help-weapon-thor-chain-reaction = The bolt jumps on: 1 damage to somebody your first victim sees.
adrenaline-help-weapon-thor-high-voltage = It jumps once more: 2 damage to a third figure, seen by the second. Needs Chain Reaction first.
adrenaline-help-weapon-plasma-gun-basic = 2 damage to a figure in sight.
adrenaline-help-weapon-plasma-gun-phase-glide = Glide 1 or 2 squares, all before the shot or all after it.
adrenaline-help-weapon-plasma-gun-charged-shot = Your victim takes 1 more damage.
adrenaline-help-weapon-whisper-basic = For snipers: 3 damage and a mark to someone in sight who stands 2 or more moves off.
adrenaline-help-weapon-electroscythe-basic = Everybody else on your square takes 1 damage.
adrenaline-help-weapon-electroscythe-reaper = A wider swing: everybody else on your square takes 2 damage.
adrenaline-help-weapon-tractor-beam-basic = Drag any figure up to 2 squares, seen or not, as long as it ends where you see it; then 1 damage.
adrenaline-help-weapon-tractor-beam-punisher = Haul in a figure from up to 2 moves away, right onto your square, and deal it 3 damage.
adrenaline-help-weapon-vortex-cannon-basic = Open a vortex on a square you see, not your own. It sucks in a figure standing there or 1 move from there: 2 damage.
adrenaline-help-weapon-vortex-cannon-black-hole = The same vortex sucks in one or two others who stand there or 1 move from there, 1 damage each.
adrenaline-help-weapon-furnace-basic = Pick another room that you see into: everyone inside takes 1 damage.
adrenaline-help-weapon-furnace-cozy-fire = Smaller but warmer: everyone on one square 1 move from you takes 1 damage and a mark.
adrenaline-help-weapon-heatseeker-basic = 3 damage to someone you do not see. Hiding does not help.
adrenaline-help-weapon-hellion-basic = 1 damage to a figure in sight on another square; then a mark on it and on all who share its square.
adrenaline-help-weapon-hellion-nano-tracer = The same 1 damage, with 2 marks each.
adrenaline-help-weapon-flamethrower-basic = Pick a direction. Scorch one figure on the first square and one on the second, 1 damage each; doors let the flame through, walls do not.
adrenaline-help-weapon-flamethrower-barbecue = The same line, nobody spared: 2 damage on the first square, 1 damage on the second.
adrenaline-help-weapon-grenade-launcher-basic = 1 damage to a figure in sight; then you may push it 1 square.
adrenaline-help-weapon-grenade-launcher-extra-grenade = 1 damage to all on a square you see, before the push or after it.
adrenaline-help-weapon-rocket-launcher-basic = 2 damage to a figure in sight on another square; then you may push it 1 square.
adrenaline-help-weapon-rocket-launcher-rocket-jump = Fly 1 or 2 squares, all before the shot or all after it.
adrenaline-help-weapon-rocket-launcher-fragmenting-warhead = All on the square where the rocket hits take 1 damage, your target among them.
adrenaline-help-weapon-railgun-basic = 3 damage to someone in a straight line from you, or on your own square. Walls do not matter.
adrenaline-help-weapon-railgun-piercing = One straight line, one or two victims, 2 damage each. Walls still do not matter.
adrenaline-help-weapon-cyberblade-basic = 2 damage to somebody on your square.
adrenaline-help-weapon-cyberblade-shadowstep = Step 1 square: before, between or after the cuts.
adrenaline-help-weapon-cyberblade-slice-and-dice = 2 damage to somebody else on your square.
adrenaline-help-weapon-zx-2-basic = 1 damage and 2 marks to someone you see.
adrenaline-help-weapon-zx-2-scanner = No damage: a mark on each of up to three figures in sight.
adrenaline-help-weapon-shotgun-basic = Point blank: 3 damage to someone on your square, whom you may then knock 1 square away.
adrenaline-help-weapon-shotgun-long-barrel = 2 damage to a figure exactly 1 move away.
adrenaline-help-weapon-power-glove-basic = Leap at someone exactly 1 move away: you land there, they take 1 damage and 2 marks.
adrenaline-help-weapon-power-glove-rocket-fist = Fly 1 square, perhaps a second in the same direction. On each you may punch one figure for 2 damage.
adrenaline-help-weapon-shockwave-basic = Up to three victims, each 1 move away and no two on one square: 1 damage apiece.
adrenaline-help-weapon-shockwave-tsunami = Everyone exactly 1 move away takes 1 damage.
adrenaline-help-weapon-sledgehammer-basic = 2 damage to somebody on your square.
adrenaline-help-weapon-sledgehammer-pulverize = 3 damage to somebody on your square; then you may send them 1 or 2 squares off in a straight line.

## Powerups

adrenaline-help-powerup-targeting-scope = When your shot hurts somebody: pay a cube of any colour, and one of those hurt takes 1 more damage.
adrenaline-help-powerup-newton = In your turn, between actions: push another figure 1 or 2 squares in a straight line.
adrenaline-help-powerup-tagback-grenade = When somebody you see hurts you: put a mark on them.
adrenaline-help-powerup-teleporter = In your turn, between actions: vanish, and appear on any square.

## The rules in brief

adrenaline-help-goal = Hurt everyone, a little more than anyone else does. When a figure dies, those who hurt it share the points, the most to the one who dealt the most damage. Most points at the end wins.
adrenaline-help-turn = Your turn: two actions, the same one twice if you like, then reload. Then the dead are scored and return, and the arena is refilled.
adrenaline-help-actions = Run: up to 3 squares. Grab: step 1 square if you like, then take the ammo or one weapon lying there. Shoot: use one loaded weapon.
adrenaline-help-moves = A move goes to a neighbouring square, through doors but never through walls or across corners. Figures do not block the way.
adrenaline-help-sight = You see your whole room, and the whole of each room behind a door of your own square. Others may well not see you back.
adrenaline-help-ammo = You hold at most 3 cubes of a colour. Taking a weapon costs its price without the top cube; reloading costs all of it.
adrenaline-help-weapons = You hold at most 3 weapons. A weapon is loaded when you take it, and unloaded once you have used it.
adrenaline-help-powerups = You hold at most 3 powerups. Each has an effect of its own, or pays for one cube of its colour.
adrenaline-help-damage = The 11th damage kills. The 12th is overkill: one more token on the killshot track, and the victim puts a mark on you. Anything beyond is lost.
adrenaline-help-marks = A mark does nothing until its owner hurts you: then all the marks of that owner become damage too. At most 3 from each opponent; they outlive your death.
adrenaline-help-adrenaline = Pain makes you faster. From 3 damage on you may move 2 squares before grabbing; from 6 on, 1 square before shooting.
adrenaline-help-reload = After your actions you may reload as many weapons as you can pay for. What you leave unloaded will not shoot next turn.
adrenaline-help-spawn = To enter, discard a powerup: you start at the spawnpoint of its colour. You draw two the first time and one after each death; weapons, cubes and marks stay with you.
adrenaline-help-scoring = A dead figure pays 8, 6, 4, 2, 1 and 1 points, the most to the one who dealt it the most damage, and 1 to the one who hurt it first. Each death covers the highest value, so hunt someone fresh. Killing two in one turn: 1 more point.
adrenaline-help-track = Every kill takes a skull from the killshot track and leaves your token there. At the end the track pays 8, 6, 4, 2, 1 and 1 for the most tokens.
adrenaline-help-frenzy = When the last skull is gone, everyone has one last turn. Before the starting player: two actions, run 4, move 2 and grab, or move 1, reload and shoot. The starting player and all after: one action, move 3 and grab, or move 2, reload and shoot. Unhurt boards flip and pay only 2, 1, 1, 1.
adrenaline-help-end = At the end all boards with damage are scored once more, then the killshot track. In sudden death the game stops at the last skull, without a frenzy.

## Help: powers in the standard game

adrenaline-help-power-venom = At the end of Sprog’s turn every poisoned enemy takes 1 damage. Nobody can answer it; the token stays until its bearer’s board is scored or nanobots take it off.
adrenaline-help-power-mind-control = At the end of her turn each controlled enemy may be moved 1 square and may then hit somebody else there for 1 damage of Banshee’s, which spends the token.
adrenaline-help-power-overload = At the end of his turn add a token, or discharge all of them against everybody on his square. 1 token: a mark. 2 tokens: 1 damage. 3 tokens: 1 damage and a mark. 4 tokens: 2 damage.
adrenaline-help-power-nanobots = At the end of his turn move his rush tile one space back, or take off a venom token, a control token, or one mark of every enemy.
adrenaline-help-power-upgrade = At the end of her turn take a cube of a colour shown on the tile or spawnpoint of her square, or make one reload of this turn a cube cheaper.
adrenaline-help-power-hack = At the end of her turn mark an enemy she sees or has tracked, or take a cube from somebody on her square.
