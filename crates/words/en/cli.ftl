# The program at the terminal: greetings, prompts, refusals, reports, labels of the drawn board.

## Names

cli-name = { $name }
cli-room = { $room_short }
cli-game-adrenaline = Adrenaline
cli-game-tf2-board = Team Fortress 2: The Board Game
cli-game-tf2-turns = Team Fortress 2: Taking Turns

## Playing

cli-welcome = { $game }, seed { $seed }.
cli-welcome-seat = You are { $seats }. Answer with a number or a word; ? explains the rest.
cli-welcome-watch = All seats are played by bots.
cli-bye = Until next time.
cli-recorded = The match is in { $file }.
cli-undone = Taken back.
cli-no-undo-nothing = There is nothing to take back.
cli-no-undo-luck = Too late to take it back: the cards have spoken since.
cli-no-undo-other = Too late to take it back: { $who } has answered since.
cli-unclear = That could be { $words }.
cli-may = “{ $word }” is allowed now.
cli-help =
    Answer with the number of an option, its word, or the beginning of the word.

      why WORD    why something is not allowed: why railgun, why @dozer
      undo        take back your last decision
      board       draw the board again (so does an empty line)
      help        this page
      quit        leave the table

    On the board: ┃ wall, a gap is a door, dots mark squares of one room, ◆ spawnpoint with its
    weapons and their prices, [YBB] ammo (P: powerup). Under it: ▶ has the turn, ? is asked,
    ¹ began; damage in order, bars where better actions and death begin; ● loaded, ○ unloaded.

## Refusals

cli-no-actor = Nobody here is called “{ $word }”. There are { $known }.
cli-no-word = “{ $word }” means nothing here.
cli-stale = The match has moved on to answer { $now }.
cli-over = The match is over.
cli-not-awaited = Not asked now: { $asked } must answer.
cli-not-offered = “{ $word }” is not among the answers.

## The end

cli-place =
    { $points ->
        [one] { $place }. { $side }, { $points } point
       *[other] { $place }. { $side }, { $points } points
    }

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
cli-sim-seat = seat { $seat }: wins { $wins } ({ $share } %), points { $points } on average

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
cli-board-powerups = powerups
