# The program at the terminal: greetings, prompts, refusals, reports, labels of the drawn board.

## Names

cli-name = { $name }
cli-room = { $room_short }

## Playing

cli-welcome = { $game }, seed { $seed }.
cli-welcome-seat = You are { $seats }. Answer with a number or a word; ? explains the rest.
cli-welcome-team = You are { $seats }, and you speak for { $teams } too. Answer with a number or a word; ? explains the rest.
cli-welcome-watch = All seats are played by bots.
cli-too-narrow = This terminal is { $have } columns wide; the board needs { $need }. Make it wider and type “board”.
cli-bye = Until next time.
cli-recorded = The match is in { $file }.
cli-recorded-cut =
    { $answers ->
        [one] Cut short: the one answer that was given is in { $file }.
       *[other] Cut short: the { $answers } answers that were given are in { $file }.
    }
cli-undone = Taken back.
cli-no-undo-nothing = There is nothing to take back.
cli-no-undo-luck = Too late to take it back: luck has spoken since.
cli-no-undo-other = Too late to take it back: { $who } has answered since.
cli-unclear = That could be { $words }.
cli-may = “{ $word }” is allowed now.
cli-no-number =
    { $answers ->
        [one] There is one answer: 1.
       *[other] There are { $answers } answers: 1 to { $answers }.
    }
cli-why-what = “why” and a word tells why that answer is not allowed now. Any answer of the game can be asked about:
cli-why-what-adrenaline = { "  " }actions (why shoot, why pass), figures (why @dozer), squares (why r1c2), weapons, powerups and extras (why railgun, why newton-red, why +reaper).
cli-why-what-adrenaline-team = { "  " }actions (why shoot, why pass), characters (why @dozer), squares (why r1c2), weapons, powerups and extras (why railgun, why newton-red, why +reaper).
cli-why-what-tf2-board = { "  " }characters (why @red-scout), spaces (why r3c12), and pass, end, hold.
cli-why-what-tf2-turns = { "  " }units and buildings (why red3, why turret-red3), spaces (why r3c12), and the actions that are sometimes offered (why end).
cli-card-which = Which card? There are { $known }.

cli-content-exported = { $files ->
    [one] 1 file
   *[other] { $files } files
} written to { $folder }.
cli-content-built-in = { $game }: the built-in content, { $content }; files of its own: { $files }.
cli-content-sound = { $game }: sound, { $content }; changed: { $files }.
cli-content-same = Both contents are the same.
cli-content-added = { $name } is new.
cli-content-removed = { $name } is gone.
cli-content-instead = { $name }: { $new } instead of { $old }.
cli-content-now = { $name }: { $new } Before: { $old }
cli-content-value = { $name }: { $key } { $new } instead of { $old }.
cli-content-other = { $name }: { $key } is different.
cli-content-unchanged = The tables say what the content says: nothing to write.
cli-content-picture = { $card }: the PDF leaves out “{ $what }” of its picture; the SVG page has all of it.
cli-print-weapon = weapon
cli-print-powerup = powerup
cli-print-character = character
cli-print-reward = reward tile
cli-print-mode = instead of the basic effect
cli-print-any = +{ $n } of any colour
cli-print-rush = rush { $n }
cli-wrong-content-tables = { $path }: { $reason }
cli-wrong-content-no-tables = { $path } has no tables such as adrenaline/weapons.csv; content csv export writes them
cli-wrong-content-folder = { $path } is not a folder of content

cli-help =
    Answer with the number of an option, its word, or the beginning of the word.

      why WORD    why something is not allowed: why r1c2, why end
      card WORD   what a card does: card whisper, card heavy
      undo        take back your last decision
      board       draw the board again (so does an empty line)
      help        this page
      quit        leave the table
cli-help-adrenaline =
    On the board: ┃ wall, a gap is a door, dots mark squares of one room, ◆ spawnpoint with its
    weapons and their prices, [YBB] ammo (P: powerup). Under it: ▶ has the turn, ? is asked,
    ¹ began; damage in order, bars where better actions and death begin; ● loaded, ○ unloaded.
cli-help-tf2-board =
    On the map a character is the beginning of its word in two letters: SC is @blu-scout, sc is
    @red-scout. Capitals and ■ ▲ ● are Blu’s, small letters and □ △ ○ Red’s: Intel, sentry with its
    level, sticky. Before a character stands the Intel it carries, or the number of the control point;
    after it ← its turn, ! uber, * burning, ? disguised. ▒ wall, ~ water (2 points a step), B r spawn
    spaces, [ ] where the Intel of a team is at home. “turns left” shows whose turns are to come in
    this rotation. In the lists: ▶ its turn, s speed, d defense with all markers; a number in brackets
    says for how many ends of a rotation a marker lasts.
cli-help-tf2-turns =
    On the board a unit is a letter for its type and its number: H3 is red3, h3 is green3. P Pyro,
    S Soldier, N Sniper, M Medic, H Heavy, E Engineer, C Scout. Capitals and ⚑ ▲ ▼ ◆ are Red’s, small
    letters and ⚐ △ ▽ ◇ Green’s: flag, turret, teleporter entrance and exit, with the number of the
    builder. Before a unit stands the flag it carries, or the number of the control point; after it
    ← its turn, ! ubercharge, * burning, % building. ▒ wall, = upper level, ▸ stairs, pointing up, R g
    spawn spaces, ( ) where a flag starts, [ ] its holder. In the lists: ▶ its turn,
    health, and in brackets how many rounds or turns something still takes.

cli-fair-next = Now the same with sides swapped.
cli-fair-first = The fair match goes to the player who began as { $first }.
cli-fair-second = The fair match goes to the player who began as { $second }.
cli-fair-drawn = The fair match is drawn.

## Refusals

cli-no-actor = Nobody here has the name “{ $word }”. There are { $known }.
cli-no-word = “{ $word }” means nothing here.
cli-stale = The match has moved on to answer { $now }.
cli-over = The match is over.
cli-not-awaited = Not asked now: { $asked } must answer.
cli-not-offered = “{ $word }” is not among the answers.

## What is wrong

cli-error = error: { $what }
cli-wrong-game = no such game: `{ $game }`; there are { $known }
cli-wrong-store = { $kind }… is not a store that this program knows. PostgreSQL, postgres://…, comes with a build with “--features cluster”
cli-wrong-bus = { $kind }… is not a bus that this program knows. NATS, nats://…, comes with a build with “--features cluster”
cli-wrong-bus-alone = “--bus” joins servers that share a store: say which, with “--store postgres://…”
cli-wrong-margin = --margin { $margin }: between 0 and 50
cli-wrong-power = --effect takes percentage points between 0 and 40, --seconds a time above 0
cli-wrong-two-games = { $a } and { $b } are two games; only runs of one game can be shown side by side
cli-wrong-endless = game { $game } does not end
cli-wrong-no-teams = --seats: { $game } has no teams of players; only adrenaline-team has
cli-wrong-seats = `{ $word }`: expected seats like 2v3
cli-wrong-pair = `{ $word }`: expected OPTION=VALUE
cli-wrong-option = { $game } has no option `{ $key }`; there are { $known }
cli-wrong-option-twice = option { $key } is given twice
cli-wrong-option-flag = option { $key }: `{ $word }`: true or false
cli-wrong-option-one-of = option { $key }: `{ $word }`: one of { $known }
cli-wrong-option-number = option { $key }: `{ $word }`: not a number
cli-wrong-seat = no seat { $n }; there are { $seats }
cli-wrong-seat-of-luck = luck has no seat
cli-wrong-read = cannot read { $path }: { $reason }
cli-wrong-write = cannot write { $path }: { $reason }
cli-wrong-folder = cannot make the folder { $path }: { $reason }
cli-wrong-exists = { $path } exists already; choose another name, or --force to replace it
cli-wrong-not-empty = { $path } is not empty; choose another folder, or --force to replace files in it
cli-wrong-file-not-found = no such file or folder
cli-wrong-file-permission = permission denied
cli-wrong-file-exists = it exists already
cli-wrong-file-folder = it is a folder
cli-wrong-file-no-folder = part of the path is not a folder
cli-wrong-file-full = the disk is full
cli-wrong-file-not-text = it is not text
cli-wrong-at = --at { $at }: the record has { $answers } answers
cli-wrong-answer = `{ $word }`: { $reason }
cli-wrong-over = `{ $word }`: the match is over, nobody is asked
cli-wrong-why = --why { $word }: { $reason }
cli-wrong-luck-first = `{ $word }`: luck must answer first, with one of { $answers }
cli-wrong-fair = { $game } has no two sides to swap: a fair match needs two seats
cli-wrong-whose = `{ $word }`: say whose answer it is, as in { $example }
cli-wrong-not-allowed = `{ $word }`: { $why } { $actor } may answer { $answers }
cli-wrong-not-offered = `{ $word }` is not among the answers; { $actor } may answer { $answers }
cli-wrong-no-answer = `{ $word }` names no answer; { $actor } may answer { $answers }

## The end

cli-place =
    { $points ->
        [one] { $place }. { $side }, { $points } point
       *[other] { $place }. { $side }, { $points } points
    }

cli-place-only = { $place }. { $side }

## Games

cli-games-rules = rules { $version }, content { $content }
cli-games-open = (open)
cli-games-name = option
cli-games-default = default
cli-games-values = values

## Simulation

cli-sim-games =
    { $games ->
        [one] { $games } game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
cli-sim-decisions = decisions { $decisions } ({ $speed } a second)
cli-sim-others = answers without a choice { $singles }, luck { $luck }
cli-sim-length = a game takes { $length } decisions
cli-sim-seat = seat { $seat }: wins { $wins } ({ $share }%), points { $points } on average

## Ladder

cli-ladder-pair =
    { $games ->
        [one] { $a } against { $b }, { $games } game
       *[other] { $a } against { $b }, { $games } games
    }
cli-ladder-ahead = { "  " }{ $a } is ahead in { $rate }% [{ $low }, { $high }], Elo { $elo }
cli-ladder-first = { "  " }{ $a } alone among { $b } comes first in { $rate }% [{ $low }, { $high }], { $times } times the fair share
cli-ladder-side = { "  " }side { $n }, { $side }: wins { $rate }% [{ $low }, { $high }]
cli-ladder-length = { "  " }draws { $draws }%; half of the games take at most { $rounds } rounds and { $decisions } decisions
cli-ladder-rating = { $name }: Elo { $elo } over all

cli-agent-trouble = { $games ->
        [one] { $name } lost a game by default: { $reason }.
       *[other] { $name } lost { $games } games by default; in the first, { $reason }.
    }
cli-agent-fallen = { $who } has lost by default: { $reason }. A greedy bot plays on in that seat.
cli-agent-start = it could not be started ({ $what })
cli-agent-ended = it ended ({ $what })
cli-agent-late = it gave no answer within { $seconds } s
cli-agent-nonsense = it wrote something that is not an answer ({ $what })
cli-agent-illegal = it answered { $what }, which was not among the offers

## Perft

cli-perft-total = depth { $depth }: { $count }

## Replay

cli-replay-head =
    { $answers ->
        [one] { $game }, { $answers } answer
       *[other] { $game }, { $answers } answers
    }
cli-replay-at = After answer { $at } of { $answers }.

## Referee

cli-only-answer = the only answer
cli-luck-must-answer = Luck must answer:

## The drawn board

cli-board-track = Killshot track
cli-board-spawnpoints = Spawnpoints
cli-board-bot = bot
cli-board-bot-owed = the bot has yet to act
cli-board-killshot = dies at { $damage }
cli-board-venom = venom
cli-board-control = under control
cli-board-tracked = tracked
cli-board-tuned = tuned
cli-board-turrets = Turrets
cli-board-open-tiles = ammo
cli-board-decks = decks: weapons { $weapons }, ammo { $tiles }, powerups { $powerups }
cli-board-turn =
    { $left ->
        [0] { $who }’s turn, no actions left
        [one] { $who }’s turn, { $left } action left
       *[other] { $who }’s turn, { $left } actions left
    }
cli-board-over = The game is over
cli-board-frenzy =
    { $left ->
        [one] FINAL FRENZY, the last turn
       *[other] FINAL FRENZY, { $left } turns left
    }
cli-board-marks = marks
cli-board-worth = worth
cli-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-board-no-weapons = no weapons
cli-team-turn = { $team }’s turn
cli-team-buffer = buffer { $damage } of { $full }
cli-board-powerups = powerups

## Team Fortress 2: The Board Game, drawn

cli-tf2-board-rotation = rotation { $rotation } of { $rotations }, { $team } first
cli-tf2-board-turns = turns left
cli-tf2-board-asked = { $team } to answer
cli-tf2-board-using =
    { $left ->
        [0] { $who } rolled { $roll }: no movement points, the action still to come
        [one] { $who } rolled { $roll }: { $left } movement point, the action still to come
       *[other] { $who } rolled { $roll }: { $left } movement points, the action still to come
    }
cli-tf2-board-using-acted =
    { $left ->
        [0] { $who } rolled { $roll }: no movement points, the action is done
        [one] { $who } rolled { $roll }: { $left } movement point, the action is done
       *[other] { $who } rolled { $roll }: { $left } movement points, the action is done
    }
cli-tf2-board-need = { $need } or less kills { $who }
cli-tf2-board-legend-ctf =
    CAPITALS and ■ ▲ ● are Blu’s, small letters and □ △ ○ Red’s: Intel, sentry and its level, sticky
    ← its turn, ! uber, * burning, ? disguised; ~ water, B r spawn, [ ] Intel home; s speed, d defense
cli-tf2-board-legend-cp =
    CAPITALS and ▲ ● are Blu’s, small letters and △ ○ Red’s: characters, sentry and its level, sticky
    ← its turn, ! uber, * burning, ? disguised; B r spawn, 1 2 3 points, ■ □ owned; s speed, d defense
cli-tf2-board-point = Point { $point }
cli-tf2-board-nobody = nobody’s
cli-tf2-board-active = open to capture
cli-tf2-board-intel-home = The { $team } Intel is at home on { $at }.
cli-tf2-board-intel-lies =
    { $tokens ->
        [one] The { $team } Intel lies on { $at } with { $tokens } token.
       *[other] The { $team } Intel lies on { $at } with { $tokens } tokens.
    }
cli-tf2-board-intel-carried = { $who } carries the { $team } Intel!
cli-tf2-board-kills =
    { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }
cli-tf2-board-level = level { $level }
cli-tf2-board-stickies = stickies
cli-tf2-board-speed = s
cli-tf2-board-defense = d
cli-tf2-board-away =
    { $tokens ->
        [0] off the board, may return
        [one] off the board, { $tokens } token
       *[other] off the board, { $tokens } tokens
    }
cli-tf2-board-used = used
cli-tf2-board-carries = has the Intel
cli-tf2-board-lasting = { $marker } ({ $left })
cli-tf2-board-counters = uber counters { $counters }

## Team Fortress 2: Taking Turns, drawn

cli-tf2-turns-round = round { $round }
cli-tf2-turns-round-of = round { $round } of { $last }
cli-tf2-turns-tracker = tracker
cli-tf2-turns-timer = respawn timer
cli-tf2-turns-set-up = The teams are being set up.
cli-tf2-turns-volley =
    { $dice ->
        [one] { $target }: one die left, { $need } or more hits, hits so far: { $hits }
       *[other] { $target }: { $dice } dice left, { $need } or more hits, hits so far: { $hits }
    }
cli-tf2-turns-legend-ctf =
    CAPITALS and ⚑ ▲ ▼ ◆ are Red’s, small letters and ⚐ △ ▽ ◇ Green’s: flag, turret, teleporter in, out
    ← its turn, ! uber, * burning, % building; = upper level, ▸ stairs up, ( ) flag start, [ ] its holder
cli-tf2-turns-legend-cp =
    CAPITALS and ▲ ▼ ◆ are Red’s, small letters and △ ▽ ◇ Green’s: turret, teleporter in, out
    ← its turn, ! uber, * burning, % building; = upper level, ▸ stairs up, R g spawn, 1 2 points, ■ captured
cli-tf2-turns-point = Control point { $point }
cli-tf2-turns-captured = captured by Red
cli-tf2-turns-meter = meter { $meter } of { $most }
cli-tf2-turns-flag-home = The flag of { $side } stands at its start, { $at }.
cli-tf2-turns-flag-lies = The flag of { $side } lies on { $at }.
cli-tf2-turns-flag-due = The flag of { $side } lies on { $at } and goes back when this turn ends.
cli-tf2-turns-flag-carried = { $who } carries the flag of { $side } on { $at }!
cli-tf2-turns-attacks = attackers
cli-tf2-turns-defends = defenders
cli-tf2-turns-kills =
    { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }
cli-tf2-turns-secret = secret
cli-tf2-turns-turret = turret
cli-tf2-turns-entrance = entrance
cli-tf2-turns-exit = exit
cli-tf2-turns-out =
    { $wait ->
        [0] may return
        [one] sits out { $wait } turn
       *[other] sits out { $wait } turns
    }
cli-tf2-turns-points =
    { $points ->
        [0] no points left
        [one] { $points } point left
       *[other] { $points } points left
    }
cli-tf2-turns-done = done
cli-tf2-turns-carries = has the flag
cli-tf2-turns-burns = burning { $rounds }
cli-tf2-turns-heals = heals { $who }
cli-tf2-turns-ubers = uber with { $who } ({ $turns })
cli-tf2-turns-ubered = uber
cli-tf2-turns-charge = charge { $charge }
cli-tf2-turns-builds = builds { $piece } ({ $rounds })

## The lab

cli-lab-rate = games
cli-lab-left = left
cli-lab-done = Tables and summary are in { $folder }; “fireteam lab report { $folder }” makes a page of them.
cli-lab-stopped = Stopped. { $safe } of { $games } games are safe in { $folder }; the same command goes on with the rest.
cli-lab-part = Part { $part } is played, { $games } games in { $folder }; “fireteam lab merge OUT PART…” puts all parts together.
cli-lab-side = { $side }: wins { $win }% ({ $low }–{ $high }), points { $points } on average
cli-lab-length =
    { $games ->
        [one] { $games } game, { $turns } turns and { $decisions } decisions long
       *[other] { $games } games, { $turns } turns and { $decisions } decisions long on average
    }
cli-lab-worth =
    { $thing }: without it the win rate of { $side } changes by { $lost } percentage points ({ $low } to { $high }; { $pairs } pairs of games under the same seeds)
cli-lab-worth-used =
    Used { $allowed ->
        [one] once
       *[other] { $allowed } times
    } where it was allowed, and { $forced ->
        [0] never where it was not
        [one] once where it was not, since nothing else could be answered
       *[other] { $forced } times where it was not, since nothing else could be answered
    }
cli-lab-page = The report is in { $file }.
cli-lab-verdict-more = Clear after { $pairs } pairs of games: with B, { $what } rises from { $a } to { $b }; the change lies between { $low } and { $high }.
cli-lab-verdict-less = Clear after { $pairs } pairs of games: with B, { $what } falls from { $a } to { $b }; the change lies between { $low } and { $high }.
cli-lab-verdict-same = Clear after { $pairs } pairs of games: { $what } does not change by more than the margin ({ $a } and { $b }; the change lies between { $low } and { $high }).
cli-lab-verdict-unclear = Not clear after { $pairs } pairs of games: { $what } is { $a } with A and { $b } with B; the change lies between { $low } and { $high }. More games would tell.
cli-lab-bots-more = Clear after { $pairs } pairs of games: B is stronger. It ends ahead of A in { $b } ({ $low }–{ $high }).
cli-lab-bots-less = Clear after { $pairs } pairs of games: A is stronger. B ends ahead of A in { $b } ({ $low }–{ $high }).
cli-lab-bots-same = Clear after { $pairs } pairs of games: they differ by less than the margin. B ends ahead of A in { $b } ({ $low }–{ $high }).
cli-lab-bots-unclear = Not clear after { $pairs } pairs of games. B ends ahead of A in { $b } ({ $low }–{ $high }).
cli-lab-sure = The interval holds however often one looks, with 95% certainty.
cli-lab-changed = Of { $watched } other things watched these have changed, all together with 95% certainty (Holm’s correction):
cli-lab-change = { $what }: { $a } → { $b } ({ $low } to { $high })
cli-lab-nothing = None of { $watched } other things watched has clearly changed; --json lists them all.
cli-lab-what = { $topic }, { $name }
cli-lab-what-count = { $thing }: { $count }
cli-lab-only-a = Only in A: { $names }
cli-lab-only-b = Only in B: { $names }
cli-lab-sweep-value = { $value }: { $sides }; length { $turns }
cli-lab-sweep-stopped = Stopped; a sweep keeps nothing half done.
cli-lab-fair-unfair = Not fair, clear after { $games } games; a fair part is { $part }.
cli-lab-fair-fair = Fair but for the margin, clear after { $games } games; a fair part is { $part }.
cli-lab-fair-unclear = Not clear after { $games } games; a fair part is { $part }. More games would tell.
cli-lab-fair-more = { $side } wins more: { $win } ({ $low }–{ $high }); { $won } as they were played
cli-lab-fair-less = { $side } wins less: { $win } ({ $low }–{ $high }); { $won } as they were played
cli-lab-fair-side = { $side }: { $win } ({ $low }–{ $high }); { $won } as they were played
cli-lab-fair-sure = The luck of dice and cards is taken out. The intervals hold for all sides together, with 95% certainty, however often one looks up to the last game.
cli-lab-power =
    { $games ->
        [one] { $games } game took
       *[other] { $games } games took
    } { $milliseconds } ms of one core each: { $affordable ->
        [one] { $affordable } game fits
       *[other] { $affordable } games fit
    } into { $seconds } s.
cli-lab-power-luck = Without the luck of dice and cards results vary { $left }% as much.
cli-lab-power-none = no imbalance: { $runs } runs, { $found } and { $wrong } times one was found that is not there
cli-lab-power-effect = { $effect } points: found in { $found } of { $runs } runs ({ $wrong } times on the wrong side); { $median } games in the median; 19 of 20 runs find it where { $needed } games are affordable
cli-lab-tune-value = { $field }: { $standing } → { $found }
cli-lab-tune-aim = { $aim }: { $before } as it stands, { $after } as found
cli-lab-tune-out = The report, the tries, the changed content and its patch are in { $folder }.

## What else the program can say of itself

cli-man-written =
    { $count ->
        [one] One manual page is in { $dir }.
       *[other] { $count } manual pages are in { $dir }.
    }
cli-doctor-good = good
cli-doctor-doubtful = look
cli-doctor-bad = BAD
cli-doctor-program = fireteam { $version }
cli-doctor-page = The page is inside this program.
cli-doctor-no-page = This program was built without the page: install Node.js 20 or newer and build it again. Everything else works.
cli-doctor-content =
    { $count ->
        [one] The content of one game is sound.
       *[other] The content of all { $count } games is sound.
    }
cli-doctor-bad-content = The content cannot be used: { $reason }
cli-doctor-address = { $address } is free.
cli-doctor-address-ours = A Fireteam server answers at { $address }.
cli-doctor-address-not-ready = The server at { $address } is not ready: its store cannot write, or its bus is away.
cli-doctor-address-nobody = No Fireteam server answers at { $address }.
cli-doctor-address-taken = { $address } cannot be had: { $reason }. Choose another one with { $flag }.
cli-doctor-clock = The clock is set.
cli-doctor-clock-behind = The clock is behind the day this program was made. Set it: clocks of matches and the order of tables depend on it.
cli-doctor-data = { $path } can be written.
cli-doctor-data-closed = { $path } cannot be written: { $reason }
cli-doctor-disk = { $path } has { $free } MiB of room.
cli-doctor-disk-little = { $path } has only { $free } MiB of room; a full disk stops play until there is more.
cli-doctor-database = The database in { $path } is sound: layout { $layout }, tables: { $tables }.
cli-doctor-database-none = There is no database in { $path } yet; a server makes one.
cli-doctor-database-older = The database in { $path } is sound and has layout { $layout }; a server takes it over to layout { $now }. Make a backup before.
cli-doctor-database-newer = The database in { $path } has layout { $layout }, and this program reads layout { $now }: it was written by a newer one.
cli-doctor-database-bad = The database in { $path } cannot be read: { $reason }
cli-doctor-bus = The bus answers.
cli-doctor-bus-away = The bus does not answer: { $reason }
cli-doctor-files = { $files } files may be open at once.
cli-doctor-files-few = Only { $files } files may be open at once; every player needs one. Raise it with ulimit -n, or LimitNOFILE in systemd.
cli-wrong-doctor =
    { $count ->
        [one] one thing is in the way
       *[other] { $count } things are in the way
    }
