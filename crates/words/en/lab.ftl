# The lab: names of what is counted, the report page, comparisons and sweeps.

lab-name = { $name }

## What points come from, and feats where there are no points

lab-source-first-blood = first blood
lab-source-board = damage on a dead figure’s board
lab-source-double-kill = double kill
lab-source-track = killshot track
lab-source-spawnpoint = spawnpoints
lab-source-turrets = turrets
lab-source-head-start = head start
lab-source-flush = flushing the buffer
lab-source-overkill = overkill
lab-source-doublekill = double kill
lab-source-triplekill = triple kill
lab-source-leftover = leftover damage
lab-source-kills = enemies killed
lab-source-intel-taken = Intel taken
lab-source-point-captured = control points captured
lab-source-sentry-built = sentries built
lab-source-building-destroyed = buildings destroyed
lab-source-flag-taken = flag taken

## Kinds of questions

lab-kind-pass = pass, or enough
lab-kind-action = which action
lab-kind-ability = which ability
lab-kind-effect = which effect of a weapon
lab-kind-weapon = which weapon
lab-kind-figure = which figure
lab-kind-square = which square
lab-kind-area = which room or direction
lab-kind-cube = which cube
lab-kind-card = which powerup
lab-kind-tile = which tile
lab-kind-setup = preparations
lab-kind-class = which class
lab-kind-heading = which direction
lab-kind-end = end of the turn
lab-kind-piece = which building

## Other names

lab-turns-turn = turns
lab-turns-rotation = rotations
lab-turns-round = rounds
lab-order-first = goes first
lab-order-second = goes second
lab-ending-intel = Intel brought home
lab-ending-points = all points held
lab-ending-guard = last rotation over
lab-ending-conceded = conceded
lab-ending-drawn = drawn
lab-metric-points = points of a side
lab-metric-decisions = decisions in a game
lab-count-uses = uses
lab-count-damage = damage
lab-count-kills = kills
lab-metric-ahead = ends ahead of the other

lab-topic-win = Wins
lab-topic-length = Length
lab-topic-points = Points
lab-topic-decisions = Decisions
lab-topic-source = Points from
lab-topic-answer = Answer
lab-topic-bots = Bots
lab-topic-figure = Figures
lab-topic-figure-note = How often the player of each figure wins. Figures have no rules of their own here, so every interval should contain { $fair }.
lab-topic-order = Order of play
lab-topic-order-note = How often the side that plays first, second and so on wins. Fair is { $fair }.
lab-topic-spawn = Starting place
lab-topic-spawn-note = How often those win who entered the arena at the spawnpoint of this colour first. Fair is { $fair }.
lab-topic-character = Characters
lab-topic-character-note = How often the team with this character wins. Fair is { $fair }.
lab-topic-own-weapon = Characters’ own weapons
lab-topic-own-weapon-note = How often the team wins whose character brought this weapon. Fair is { $fair }.
lab-topic-class = Classes
lab-topic-class-note = How often the side wins that began with this class in its team. Fair is { $fair }.
lab-topic-weapon = Weapons
lab-topic-powerup = Powerups
lab-topic-ability = Abilities
lab-topic-action = Attacks and special actions
lab-topic-hazard = Hazards
lab-topic-attack = Weapons
lab-topic-reward = Reward tile
lab-topic-reward-note = The same games, sorted by the reward tile that was in play.
lab-topic-ending = How games end
lab-topic-ending-note = The same games, sorted by what decided them.

## The page

lab-title = { $game }: balance report
lab-made = Seed { $seed }, rules { $rules }, content { $content }. The same seed gives the same games on every machine.
lab-opening-random = Everything before the first turn was decided at random, so that all meet equally often.
lab-tile-games = games
lab-tile-bots = who played
lab-tile-turns = { $unit } in a game
lab-tile-decisions = decisions in a game
lab-findings = What stands out
lab-found-fair = No seat or team is clearly ahead: every interval contains the fair { $fair }.
lab-found-sides = Not fair, which would be { $fair }:
lab-found-lift-best = the strongest to have used, in percentage points of win rate:
lab-found-lift-worst = the weakest to have used, in percentage points of win rate:
lab-sides = Win rate by seat
lab-sides-note = Shared wins count in parts. The dashed line is a fair share, { $fair }.
lab-seat = Seat { $n }
lab-variants = By setup
lab-variants-note = The setups were played by turns with the same seeds, so that only they make the difference.
lab-variants-side = Win rate: { $side }
lab-length = Length of a game
lab-length-note = How many games took how long. The dashed line is the mean.
lab-length-in = Length in { $unit }
lab-length-decisions = Length in decisions
lab-mean = mean { $mean } ({ $low }–{ $high }), n={ $n }
lab-sources = Points by source
lab-sources-note = Points of one player or team in one game, and the part of all points.
lab-feats = Feats
lab-feats-note = What one side achieves in one game.
lab-lift = Win rate lift
lab-lift-note = How much more often a side wins that used it than one that did not, in percentage points. A side that lives longer uses more, so a lift shows what goes with winning, not what causes it.
lab-damage-per-ammo = Damage for one cube of ammo
lab-damage-per-use = Damage of one use
lab-kills-per-use = Kills of one use
lab-all-numbers = All numbers
lab-column-uses = uses per game
lab-column-used = used by
lab-column-damage = damage
lab-column-kills = kills
lab-column-ammo = ammo
lab-column-win = win rate
lab-column-n = n
lab-column-kind = question
lab-column-part = part
lab-column-options = options
lab-column-decisions = decisions
lab-facet-part = Part of all games
lab-board = Map { $board }
lab-board-note = From { $games } games. The stronger the colour, the more happened there; point at a square for its number.
lab-heat-deaths = Deaths (n={ $n })
lab-heat-stood = Where figures stood when a turn passed (n={ $n })
lab-kinds = What players decide
lab-kinds-note = Real decisions only, between at least two options. The more options, the harder the question.
lab-reading = How to read this page
lab-reading-interval = The line through a dot is its 95% interval: the true value lies inside in nineteen of twenty such reports.
lab-reading-n = n is the number of observations behind an estimate. Few observations, wide interval.
lab-reading-colour = Coloured dots are clearly above or below the dashed line; grey ones may be there by chance.
lab-reading-lift = Rates are by Wilson, means by Student’s t, differences by Newcombe, ratios by the delta method.
lab-reading-bots = Bots are not people. They play all sides alike, so differences between sides are the game’s; how good a card is in clever hands is another question.

## Sweeps

lab-sweep-title = { $game }: { $field }
lab-sweep-note = { $games } games with every value, under the same seeds, played by { $bots }. In the content stands { $standing }.
lab-sweep-first = Sides and length
lab-sweep-movers = What moves most
lab-sweep-movers-note = Those of all measured things that change most for their uncertainty.

## Two runs side by side

lab-pair-title = { $game }: two runs side by side
lab-pair-games = { $games } games
lab-pair-findings = What differs
lab-pair-findings-note = Differences that are clear with everything on this page taken together (Holm’s correction). Runs with the same seeds are compared as if they had others, so the intervals are rather too wide.
lab-pair-nothing = Nothing differs clearly.
lab-pair-sources = Points and feats of a side, by source

## What things are worth

lab-worth = What things are worth
lab-worth-note = Win rate lost by a side that does without, in percentage points, from games in pairs under the same seeds. Unlike a lift this is what the thing causes.
lab-worth-line = { $thing }, to { $side }
lab-worth-forced = used { $allowed } times where allowed, { $forced } times where not, nothing else being left

## Searches

lab-tune-title = { $game }: a search for better numbers
lab-tune-note = Every try is { $games } games by { $bots } under the same seeds (seed { $seed }).
lab-tune-found = What was found
lab-tune-found-reached = Confirmed: with these numbers every aim is reached, within its slack.
lab-tune-found-nearer = Confirmed: these numbers are nearer to the aims than those that stand, though not there.
lab-tune-found-unclear = Not confirmed: under fresh seeds these numbers are not clearly nearer to the aims than those that stand.
lab-tune-found-standing = What stands is as good as all that was tried; nothing is changed.
lab-tune-ended-reached = The search ended after { $tries } tries: all aims are reached as surely as that number of games can tell.
lab-tune-ended-nothing-better = The search ended after { $tries } tries: nothing untried promises to come nearer.
lab-tune-ended-out-of-tries = The search ended after { $tries } tries, all that it was allowed; more may come nearer.
lab-tune-ended-stopped = The search was stopped after { $tries } tries.
lab-tune-confirmed = Under fresh seeds
lab-tune-confirmed-note = { $games } games with what stands and { $games } with what was found, under seeds that the search has not seen: the tries themselves flatter what was found.
lab-tune-gain = The distance from the aims shrinks by { $gain } ({ $low } to { $high }).
lab-tune-tried = What was tried
lab-tune-tried-note = In order. The distance is the sum of squares of how far each aim is missed, in slacks: 2 percentage points of a rate, 5% of anything else.
lab-column-number = number
lab-column-standing = as it stands
lab-column-found = as found
lab-column-aim = aim
lab-column-wanted = wanted
lab-column-distance = distance
lab-reading-tune-aims = Small values in brackets are 95% intervals of single aims.
lab-reading-tune-fresh = Only the confirming run says whether a change is real: of many tries the best is partly the luckiest.
lab-mark-spawn = spawn
lab-mark-home = flag
lab-mark-point = control point
lab-mark-upper = upper level
lab-mark-stairs = stairs
lab-legend = Thick lines are walls, gaps in them doors; filled squares are walls.
lab-legend-spawn = Ring: spawnpoint.
lab-legend-home = Flag: where a flag or the Intel lies or is brought.
lab-legend-point = Dashed ring: control point.
lab-reading-holm = What is coloured, and what stands out, is corrected for many comparisons by Holm: of all coloured things of a plot together, one in twenty plots has one by chance.

## What is wrong

lab-plan-format = format
lab-plan-game = game
lab-plan-version-of-the-rules = version of the rules
lab-plan-content = content
lab-plan-setup = setup
lab-plan-line-of-bots = line of bots
lab-plan-opening = opening
lab-plan-list-of-things-done-without = list of things done without
lab-plan-seed = seed
lab-plan-keeping-of-events = keeping of events
lab-plan-number-of-games = number of games
lab-plan-number-of-parts = number of parts
lab-wrong-part-none = no part is named; write for example “fireteam lab merge whole part-1 part-2”
lab-wrong-part-other = { $folder } holds part { $there } of a run, not { $wanted }; choose another folder
lab-wrong-part-whole = { $folder } is not a part of a run: it was played without --part
lab-wrong-part-content = { $folder } was played with the content { $there }, and the content here is { $here }; name that of the parts with --content
lab-wrong-part-apart = { $folder } does not belong to { $first }: its { $what } is { $there }, not { $wanted }
lab-wrong-part-twice = part { $n } is there twice: { $other } and { $folder }
lab-wrong-part-unfinished = { $folder } is not finished: it has { $safe } of { $games } games; run it to its end first
lab-wrong-part-missing = of { $of } parts these are missing: { $missing }
lab-wrong-metric = nothing is called “{ $wanted }”; there are { $known }
lab-wrong-without = { $text }: nothing is called “{ $word }”; there are { $known }
lab-wrong-sides = the two have different numbers of sides and cannot be compared
lab-wrong-bots-metric = bots are compared by who ends ahead; there is no other question
lab-wrong-bots-same = { $bot } against itself is not a comparison; “fireteam ladder” shows the seats
lab-wrong-tune-nothing = the rules refuse all values that were tried
