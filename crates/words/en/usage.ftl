# The command line: what --help says of commands and flags, and what is wrong with one that was typed.
# A flag is described under its command (usage-sim-bots), or for all commands that have it (usage-any-seed).

## The page

usage-heading-usage = Usage:
usage-heading-commands = Commands
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-command = COMMAND
usage-options = [OPTIONS]
usage-default = [default: { $value }]
usage-env = [env: { $name }]
usage-more = fireteam { $command } --help tells more

## Commands

usage-about = Team-shooter board games: serve, play, simulate, replay, referee
usage-about-long =
    Team-shooter board games: serve, play, simulate, replay, referee.

    Without a command, the table server starts and says where its page is.
    Exit codes: 0 done, 2 something is wrong with what was asked, 130 stopped by Ctrl-C.
usage-about-games = List the games, their modes and options
usage-about-play = Play at this terminal against bots
usage-about-sim = Play many games with bots and report
usage-about-ladder = Find out which bots are better, and how fair a game is
usage-about-content = The printed components as files: write them, check them, compare two of them
usage-about-content-export = Write the content files into a folder, to be changed there
usage-about-content-check = Say whether a folder of content is sound, and for which games it changes something
usage-about-content-print = Make sheets for printing: cards and maps as SVG pages and as PDF
usage-about-content-csv = The numbers as tables for spreadsheets, out and in
usage-about-content-csv-export = Write the numbers and prices of the content as tables (CSV)
usage-about-content-csv-import = Make content files from tables whose numbers were changed
usage-about-content-diff = Say in words what has changed from one content to another
usage-about-lab = Play many games, write tables, report, compare, sweep, tune
usage-about-lab-run = Play games and write tables and a summary into a folder; goes on where it was stopped
usage-about-lab-merge = Put the parts of a run together; the folder is the one that an undivided run writes
usage-about-lab-report = Make one page from a folder: plots with intervals and sample sizes
usage-about-lab-compare = Play two contents, or two bots, under the same seeds until the answer is clear
usage-about-lab-sweep = Vary one value of the content and plot what it does
usage-about-lab-fair = Find out whether a game is fair to its sides, with the luck of dice and cards taken out
usage-about-lab-power = Measure what it costs to find an imbalance between sides: plants one and looks for it
usage-about-lab-tune = Search for numbers of the content that bring the game where it is wanted
usage-about-perft = Count the positions behind a scene
usage-about-replay = Show a recorded match
usage-about-referee = Set up any position and ask what is allowed
usage-about-doctor = Look whether everything is there that a server needs
usage-about-signature = Print one hash over fixed matches of every game: it changes with the rules
usage-about-completions = Print what a shell completes
usage-about-man = Write the manual pages into a folder
usage-about-serve = Serve tables and the page on this machine
usage-about-load = Measure a server with many players at once, over real sockets
usage-about-storm = Play on several servers while they, their database and their bus fail, and check that nothing told is lost
usage-about-backup = Copy the store to a file, while the server runs or not
usage-about-restore = Put a copy into an empty data folder or store, while no server runs on it
usage-about-move = Copy everything from one store to another, empty one, while no server runs on either
usage-about-help = Describe a command

## Flags of many commands

usage-any-help = Print this page
usage-any-version = Print the version
usage-any-subcommand = The command to describe
usage-any-lang = Language: en or pl [default: that of the environment]
usage-any-content = Folder whose <game>/*.ron files replace the printed components
usage-any-json = Machine-readable output; errors too
usage-any-force = Replace what is there already
usage-any-game = The game; “fireteam games” lists them
usage-any-mode = The mode of the game
usage-any-players = How many play
usage-any-seats = Players of each team, like 2v3
usage-any-arena = Where
usage-any-skulls = Skulls on the killshot track
usage-any-ending = What happens when the last skull is taken
usage-any-set = Any option of the game; may be repeated
usage-any-seed = The same seed gives the same games
usage-any-threads = Games played at once, 0 for one to each processor, at most four to each; the result does not depend on it
usage-any-bots = Who plays: one for all sides, or one for each; docs/bots.md lists the bots
usage-any-games = How many games
usage-any-opening = Who decides before the first turn: bots, or random, so that all characters and classes meet equally often
usage-any-scene = File with the position; - reads standard input
usage-any-data = Folder of the database
usage-any-store = A store that several servers can share, as postgres://fireteam@db.example/fireteam, instead of a database in a folder
usage-any-bus = The bus over which servers on one store reach each other, as nats://bus.example:4222; several with commas between them
usage-any-ops = Another address for /ready and /metrics, which are then not on the first one

## Flags of one command

usage-doctor-listen = The address a server would take
usage-doctor-running = Ask only whether a server answers at this address and is ready
usage-completions-shell = The shell: bash, zsh, fish, elvish or powershell
usage-man-dir = The folder for the pages
usage-games-game = Only this game
usage-play-seat = Your seat, from 1; may be repeated
usage-play-watch = Bots on all seats: only look on
usage-play-fair = A fair match: two games, the second with sides swapped
usage-play-bots = Who plays the other seats: easy, normal, hard, expert, or another bot of docs/bots.md, like net:FILE; cmd:PROGRAM is a program of your own (docs/agents.md)
usage-play-seed = The same seed gives the same cards and the same bots [default: another every time]
usage-play-record = Write the match to this file, at the end or when it is cut short
usage-sim-bots = Who plays: one skill, or one for each side in turn; docs/bots.md lists them
usage-sim-record = Write every game into this folder
usage-ladder-bots = Who plays: each against each; one named twice, or alone, plays itself. docs/bots.md lists the bots; net:FILE and think:N:FILE play by a network, cmd:PROGRAM is a program of your own (docs/agents.md)
usage-ladder-games = How many games each pair plays
usage-ladder-out = Note every game in this file; what stands there is not played again
usage-lab-run-vary = Vary an option of the setup: all its values, or OPTION=A,B; may be repeated
usage-lab-run-out = The folder to write into
usage-lab-run-events = Write every event of every game too: many rows
usage-lab-run-without = Play every game twice, the second time without this: weapon:whisper@blu, class:scout@2, answer:shoot@1; may be repeated
usage-lab-run-part = Play only this part of the run, like 2/8; “lab merge” puts the parts together
usage-lab-merge-out = The folder to write into
usage-lab-merge-parts = The folders of all parts, in any order
usage-lab-report-dir = The folder of a run
usage-lab-report-out = Where to write the page [default: report.html in the folder, made anew each time]
usage-content-export-dir = The folder; every game has its own below it
usage-content-export-game = Only the files of this game
usage-content-print-dir = The folder for the sheets
usage-content-print-game = Only the sheets of this game
usage-content-print-paper = The paper: a4 or letter
usage-content-csv-export-dir = The folder; every game has its own below it
usage-content-csv-export-game = Only the tables of this game
usage-content-csv-import-tables = The folder with the tables
usage-content-csv-import-dir = The folder for the content files that differ
usage-content-check-dir = The folder
usage-content-diff-a = A content folder, or “base” for the built-in content
usage-content-diff-b = The same, to be compared with the first
usage-lab-compare-a = A content folder, “base” for the built-in content, or a bot
usage-lab-compare-b = The same kind of thing
usage-lab-compare-bots = Who plays when contents are compared: one for all sides, or one for each
usage-lab-compare-metric = What is asked: win:SIDE, length, points, class:scout, weapon:whisper (uses), weapon:whisper:damage … [default: how often the first side wins]
usage-lab-compare-pairs = Pairs of games at most
usage-lab-compare-margin = A change below this counts as none: percentage points of a rate, or per cent of anything else
usage-lab-compare-without = In B, do without this: weapon:whisper@blu; what is lost is what it is worth
usage-lab-compare-set-a = An option of the setup for A alone
usage-lab-compare-set-b = An option of the setup for B alone: another map, another mode
usage-lab-sweep-field = The value and its range, like tf2-board/classes.scout.speed=3..6 or …=2..10:2
usage-lab-sweep-games = How many games with each value
usage-lab-sweep-out = Where to write the page
usage-lab-fair-games = Games at most; the answer is looked for with these in mind
usage-lab-fair-margin = A side may be this far from its fair part and still be fair, in percentage points
usage-lab-power-effect = Imbalances to plant, in percentage points of the first side’s win rate; 0 plants none
usage-lab-power-games = How many games are played and timed; their results are drawn from again and again
usage-lab-power-runs = How often each imbalance is looked for
usage-lab-power-seconds = Processor time of a run on one core
usage-lab-report-other = The folder of a second run of the same game, to be shown beside it [its page: compared.html]
usage-lab-tune-fields = The numbers and their ranges, like weapons.whisper.cost=1..3 or tf2-board/classes.scout.speed=3..6
usage-lab-tune-target = What is wanted: win:blu=50, length=35..45, used:weapon=10.. (in per cent), points=..30; may be repeated
usage-lab-tune-games = How many games with each try
usage-lab-tune-tries = Tries at most
usage-lab-tune-confirm = Games of the confirming run, with what stands and with what was found
usage-lab-tune-out = The folder to write into: report, tries, content, patch
usage-perft-game = The game of the scene
usage-perft-depth = How many answers deep, 1 to 20
usage-perft-divide = Count behind each first answer
usage-replay-file = The recorded match
usage-replay-at = Stop after this many answers
usage-replay-seat = Only what this seat may see: a name, or a number from 1
usage-referee-game = The game of the scene
usage-referee-answers = Answers to play, luck’s included; “name:answer” says whose it is
usage-referee-why = Why is this answer not allowed?
usage-referee-luck = Luck answers by itself: with the first thing it could say, or drawn from a seed
usage-referee-strict = Take a word only from the one it names, as “violet:run”, and give no answers on the way
usage-serve-listen = Address and port to listen on; port 0 takes a free one. To be reached from other machines say 0.0.0.0:7878, best behind a proxy that speaks https
usage-serve-data = Folder of the database; it is made if it is not there
usage-serve-origin = An origin whose pages may talk to this server, as https://games.example; may be given again. Without one, pages whose origin names the host they ask
usage-serve-secure = This is an https site: cookies over https only, and no pages that came over http
usage-serve-trust-proxy = Believe X-Forwarded-For; only behind a proxy that sets it
usage-serve-watch-content = Load the content folder again when a file in it changes, for new tables; needs --content
usage-serve-max-store = The database may not grow beyond this many MiB
usage-serve-idle = Seconds until a table nobody looks at leaves memory
usage-serve-lobby = Minutes until a public table that waits for people ends because nobody looks at it
usage-serve-lobby-private = The same for private tables and tables by correspondence
usage-serve-threads = Threads for tables and sockets, at most four to each processor; without it, one less than there are processors: the store has one of its own
usage-serve-bot-threads = Threads for bots, at most four to each processor; without it, one less than there are processors
usage-serve-bot-pace = Milliseconds between the answers of bots
usage-serve-connections = Connections open at once; without it, what the limit on open files leaves
usage-serve-veil = Milliseconds between answers that depend on hidden cards, where several persons play; 0 tells them at once, and the time they take tells what others hold
usage-serve-no-limits = No limits on rates: for measuring on your own machine
usage-serve-log = What to log, as in info or server=debug
usage-serve-log-json = Log as JSON, one object to a line
usage-load-tables = Tables played at once
usage-load-seats = Players at each table, every one with a socket
usage-load-rate = Answers a second to offer, all tables together; 0 for all it takes
usage-load-seconds = Seconds to measure, after the tables are set up
usage-load-sleeping = Matches that sleep in the store before the server starts; some are woken and timed
usage-load-addr = A server that runs already; it must run with --no-limits --veil 0
usage-load-through = Another server on the same store by which all pages come: what it costs that their tables are elsewhere
usage-load-pid = The process of that server, to measure it
usage-load-data = Folder for the data of the server that is started; without it, a new one that is removed
usage-storm-faults = Faults in all
usage-storm-nodes = Servers that share the tables
usage-storm-tables = Tables played at once; every fourth is somebody alone with bots
usage-storm-seed = The same seed gives the same faults
usage-storm-seconds = No fault begins after this many seconds
usage-storm-only = Faults of these kinds alone, with commas between them: killed, frozen, restarted, store-cut, store-held, store-mute, store-slow, bus-cut, bus-held, bus-mute, bus-slow, clock-set, usurped, store-restarted, bus-restarted
usage-storm-each = Say every round on standard error
usage-storm-open = No storm: print the addresses of the servers and let them run until the input ends
usage-backup-to = The file to write; it must not be there
usage-restore-from = The copy to read
usage-restore-data = Folder of the new database; it must have none
usage-move-from = A data folder, or a store as postgres://fireteam@db.example/fireteam
usage-move-to = The same; nothing may be in it yet

## What is wrong with a flag

usage-wrong-flag = `{ $flag }`: no such option here
usage-wrong-flag-similar = `{ $flag }`: no such option here; there is `{ $similar }`
usage-wrong-command = `{ $command }`: no such command
usage-wrong-command-similar = `{ $command }`: no such command; there is `{ $similar }`
usage-wrong-value = { $flag }: `{ $value }`: { $reason }
usage-wrong-choice = { $flag }: `{ $value }`: one of { $known }
usage-wrong-empty = { $flag }: the value is missing
usage-wrong-missing = missing: { $flags }
usage-wrong-together = { $flag } does not go with { $other }
usage-wrong-twice = { $flag } is given twice

usage-reason-lang = no such language: { $word }; there are en and pl
usage-reason-opening = there are bots and random
usage-reason-paper = there are a4 and letter
usage-reason-part = a part and the number of parts, like 2/8
usage-reason-aim = a metric and what it is wanted to be, like win:blu=50, length=35..45 or used:weapon=10..
usage-reason-luck = say first, or a whole number
usage-reason-whole = not a whole number
usage-reason-within = a whole number from { $low } to { $high }
usage-reason-from = a whole number, at least { $low }
usage-reason-skill = no bot is called `{ $word }`; there are random, greedy, easy, normal, hard, expert, classic-hard, classic-expert, search:ITERATIONS, net, net:FILE, think:ITERATIONS, think:ITERATIONS:FILE and cmd:PROGRAM
usage-reason-iterations = `{ $word }` is not a number of iterations; write for example search:2000
usage-reason-network = the network cannot be used: { $reason }
usage-reason-program = the program cannot play: { $reason }
