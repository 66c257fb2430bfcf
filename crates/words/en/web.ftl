# The pages around the games, and what the server says.

## Everywhere

web-title = Fireteam
web-title-new = New table · Fireteam
web-title-table = Table · Fireteam
web-title-of-table = { $game } · Fireteam
web-title-your-move = Your move · { $game }
web-title-waiting = { $who } · { $game }
web-title-settings = Settings · Fireteam
web-title-about = About · Fireteam
web-title-missing = Not found · Fireteam
web-title-settings-short = Settings
web-title-about-short = About
web-skip = Skip to the content
web-nav = Pages
web-language = Language
web-lang-en = English
web-lang-pl = Polski
web-theme = Theme
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-to-dark = Switch to the dark theme
web-to-light = Switch to the light theme
web-loading = One moment …
web-close = Close
web-save = Save
web-reload = Load again
web-to-home = To the home page

## Home

web-hero = Pick a fight.
web-hero-text = Team-shooter board games at one table, with friends or against bots. No sign-up: sit down and play.
web-games = Games
web-players =
    { $least ->
        [2] { $most ->
            [2] two players
           *[other] { $least } to { $most } players
        }
       *[other] { $least } to { $most } players
    }
web-play-now = Play now
web-play-now-hint = Against easy bots, at once. You go first.
web-new-table = New table
web-join = Join a table
web-join-label = Code or link
web-join-go = Join
web-my-tables = Your tables
web-my-records = Your finished games
web-my-records-none = None yet. Every game you finish can be watched again here.
web-record-won = Won
web-record-lost = Lost
web-record-drawn = Drawn
web-record-place = Place { $n } of { $of }
web-record-against = against { $who }
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players. Open one!
web-open-seats =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
web-your-move = Your move
web-records = Recent replays
web-state-lobby = Not started
web-state-playing = Being played
web-state-over = The game is over.
web-state-broken = Cannot be played on

## New table

web-game = Game
web-options = Options
web-seats = Seats
web-seat = Seat { $n }
web-seat-me = You
web-swap-seats = Swap sides
web-seat-open = Open, for a friend
web-seat-empty = Open seat
web-bot = Bot, { $level }
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert
web-clock = Time to think
web-clock-none = As long as it takes
web-clock-move =
    { $seconds ->
        [60] 1 minute a move
       *[other] { $seconds } s a move
    }
web-clock-bank =
    { $minutes ->
        [one] { $minutes } minute + { $seconds } s a move
       *[other] { $minutes } minutes + { $seconds } s a move
    }
web-clock-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
web-public = Public table
web-public-text = Listed on the home page; anybody may take an open seat.
web-watch = Those who only watch see
web-watch-masked = the game at once, no hidden cards
web-watch-delayed = everything, but late
web-watch-delay = How late
web-watch-all = everything
web-watch-answers =
    { $n ->
        [one] { $n } answer late
       *[other] { $n } answers late
    }
web-watch-delayed-text = Somebody who plays could also watch from elsewhere: pick a delay long enough that an old hand gives nothing away. A turn takes about ten answers.
web-luck-decides = by chance
web-start-now = Start now
web-open-lobby = Open the table

## Lobby

web-lobby = Lobby
web-guest = Guest { $n }
web-you = you
web-host = host
web-ready = ready
web-not-ready = not ready
web-away = away
web-stand-in = a bot stands in
web-sit = Sit here
web-kick = Remove
web-sent-away = Sent away
web-let-back = Let back in
web-change-seat = Who sits on seat { $n }?
web-start = Start the game
web-get-ready = I am ready
web-unready = Not ready after all
web-stand-up = Stand up
web-waiting-seats = Waiting for all seats to be taken.
web-waiting-ready = Waiting until everyone is ready.
web-waiting-host = Waiting for the host to start.
web-all-set = Everyone is here. Start when you like.
web-invite = Invite friends
web-invite-text = Anybody with this link can sit down or watch.
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-code = Code
web-qr = The link as a QR code
web-waits = The game has begun
web-waits-text =
    { $n ->
        [one] You watch late: the table shows after { $n } more answer.
       *[other] You watch late: the table shows after { $n } more answers.
    }

## Table

web-board = Board
web-whole-board = Show the whole board
web-on-board =
    { $n ->
        [one] { $n } square glows on the board
       *[other] { $n } squares glow on the board
    }
web-grid-needs = Needs
web-offered = Can be chosen now
web-players-label = Players
web-panels = Panels
web-tab-ask = Answer
web-tab-hand = Hand
web-tab-log = Log
web-tab-chat = Chat
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-label = Say something
web-send = Send
web-chat-closed = The host has closed the chat.
web-chat-close = Close the chat
web-chat-open = Open the chat
web-mute = Hide what { $who } writes
web-muted = Hidden
web-unmute = Show what { $who } writes
web-watchers =
    { $n ->
        [one] { $n } watcher
       *[other] { $n } watchers
    }
web-thinking = Thinking
web-waiting-for = { $who } is thinking …
web-playing = Watch …
web-answers = Answers
web-answering-as = you answer for { $who }
web-then = Then:
web-tap-again = tap again to choose it
web-undo = Undo
web-hint = Hint
web-hint-best = the bot’s choice
web-hint-share = the bot’s choice, { $share } to win
web-skip-ahead = Skip ahead
web-show-again = Show again
web-lately = Since your last move:
web-why-not = Why not?
web-house = house value
web-house-text = The printed value is not known. This one is ours, and may be changed in the content files.
web-help = Help
web-crossroads = What to do here
web-entrust = Take a recommended team
web-entrust-text = A bot chooses and places for you. Undo takes it back.
web-glossary = Glossary
web-legend = What the signs mean
web-help-text = Read the question beside the board or below it. Everything that glows is an answer: click it on the board, in your hand, or as a button. A square, a weapon or an enemy that does not glow can be clicked too: the action that leads there begins.
web-help-look = Rest the pointer on a card, a figure or a square, or tap it, to read what it does and why it cannot be chosen.
web-key-digits = take an answer by its number
web-key-arrows = go through the answers
web-key-enter = take the answer
web-key-explore = go from thing to thing with the arrow keys; Enter takes or explains it
web-concede = Concede the match
web-concede-text = Possible whenever you are asked. The other side wins at once.
web-concede-sure = Really give up?
web-concede-not = No, play on
web-leave = Leave the table
web-leave-text = A bot plays on for you; come back whenever you like.
web-days = { $n } d
web-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-pts = pts
web-undo-asked =
    { $n ->
        [one] { $who } asks to take back one decision: { $whose }.
       *[other] { $who } asks to take back { $n } decisions: { $whose }.
    }
web-undo-taken = { $who } { $n }
web-undo-waiting =
    { $n ->
        [one] You asked to take back one decision: { $whose }. Waiting for the others to agree …
       *[other] You asked to take back { $n } decisions: { $whose }. Waiting for the others to agree …
    }
web-undo-refused = Your wish to take back a move was refused.
web-undo-late = Too late to take it back: the game has moved on.
web-undo-agree = Allow it
web-undo-refuse = No
web-stood-in = Your time was up, so a bot plays for you.
web-absent = { $who } is away.
web-absent-bot = Let a bot play on for them
web-absent-all = Nobody else is left at this table.
web-play-on = Play on
web-claim = Claim the win
web-claimed = { $who } claimed the win: nobody else was left.
web-come-back = I am back
web-line-down = The connection is lost. Trying to come back …

## The end

web-you-won = You have won!
web-winner = Victory for { $who }!
web-you-lost = You have lost. Victory for { $who }.
web-you-came =
    { $n ->
        [1] You came first.
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came sixth.
    }
web-my-best = Your best moment:
web-picture = Share a picture
web-picture-failed = The picture could not be made in this browser.
web-place = Place { $n }
web-best = Best moments
web-rematch = Rematch
web-rematch-join = To the rematch
web-rematch-swapped = Second game, sides swapped
web-pair = Second game of a fair match: the sides are swapped, and both games count.
web-pair-first = The first game
web-pair-won = Over both games, the fair match goes to { $who }.
web-pair-drawn = Over both games: the fair match is drawn.
web-record = Download the record
web-see-board = Look at the board

## Settings and about

web-settings = Settings
web-name = Your name at the table
web-name-saved = Saved.
web-speed = Motion
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-auto = Answer for me where there is only one answer
web-auto-text = Saves clicks. Undo still works.
web-pass-always = Pass, and never ask me this again
web-pass-always-text = It is passed for you from now on, in every game. Settings bring it back.
web-passes =
    { $n ->
        [one] One question is passed for you.
       *[other] { $n } questions are passed for you.
    }
web-passes-ask = Ask me again
web-preview = On a touch screen, show an answer before it is taken
web-preview-text = A first tap on a square, a figure or a card shows what it would do, a second one takes it.
web-coords = Name squares by row and column
web-coords-text = Otherwise by what they are: a room, water, a spawn space, a control point; and where in it they lie.
web-scores = Show everybody’s points
web-scores-text = The log tells them, so anybody could add them up. Without this you add in your head.
web-sound = Sound
web-sound-all = Everything
web-sound-turn = Only my turn
web-sound-off = Nothing
web-volume = Volume
web-about = About Fireteam
web-about-text = Fireteam is a table for team-shooter board games: rules that know every exception, bots that play fair, and a page that shows it all.
web-about-privacy = What is stored
web-about-privacy-text = A cookie that says who you are, the name you chose, and the games you play, with what was said in them. Your settings stay in this browser. There are no accounts, no advertising, no tracking, and nothing is loaded from other servers.
web-about-credits = Credits
web-about-designed = a game by { $by } ({ $from })
web-about-games = Fireteam is made by fans and not connected with the authors or publishers. Team Fortress is a trademark of Valve Corporation. Drawings and texts are our own, except:
web-about-licence = Licence
web-about-licence-text = Fireteam is free software under the MIT or the Apache 2.0 licence, as you like.
web-about-version = Version { $version }, wire { $wire }

## What goes wrong

web-error-unreachable = The server does not answer.
web-error-unreachable-text = It may be restarting. Load the page again in a moment.
web-error-missing = There is nothing here.
web-error-missing-text = The address may be mistyped, or the page is gone.
web-error-no-table = There is no such table.
web-error-no-table-text = It may have been put away, or the link is not complete.
web-error-no-drawings = This game cannot be shown yet.
web-error-no-drawings-text = The server knows the game, but this page has no drawings for it.
web-error-broken = This match cannot go on.
web-error-broken-text = Its stored moves no longer fit the rules. We are sorry.
web-error-version = Fireteam has been updated.
web-error-version-text = This page is older than the server. Load it again to go on; your games are safe.

## Adrenaline

web-adrenaline-name = Adrenaline
web-adrenaline-length = about 40 minutes
web-adrenaline-sentence = An arena, three spawnpoints, twenty-one guns. Hurt everyone a little more than anyone else does.
web-adrenaline-option-mode = Mode
web-adrenaline-mode-deathmatch = Deathmatch
web-adrenaline-mode-domination = Domination: hold the spawnpoints
web-adrenaline-mode-turret = Turrets: ammo or a gun that stays
web-adrenaline-option-bot = The Bot, a figure everybody moves
web-adrenaline-bot-false = Without
web-adrenaline-bot-true = With
web-adrenaline-option-powers = Powers: abilities and own weapons
web-adrenaline-powers-false = Without
web-adrenaline-powers-true = With (house mode)
web-adrenaline-option-players = Players
web-adrenaline-players-6 = 6 (house mode, with powers)
web-adrenaline-players-2 = 2 (house mode, with the Bot)
web-adrenaline-option-arena = Arena
web-adrenaline-option-skulls = Skulls on the killshot track
web-adrenaline-option-ending = When the last skull is gone
web-adrenaline-arena-l2r2 = Small (10 squares)
web-adrenaline-arena-l2r1 = Long room (11 squares)
web-adrenaline-arena-l1r2 = Courtyard (11 squares)
web-adrenaline-arena-l1r1 = Large (12 squares)
web-adrenaline-skulls-5 = 5, a short game
web-adrenaline-skulls-8 = 8, the full game
web-adrenaline-ending-frenzy = Final frenzy
web-adrenaline-ending-sudden-death = Sudden death
web-adrenaline-turn-of = { $who }’s turn
web-adrenaline-last-action = last action
web-adrenaline-actions-left =
    { $n ->
        [0] no actions left
        [one] { $n } action left
       *[other] { $n } actions left
    }
web-adrenaline-track = Killshot track: { $kills } kills, { $left } skulls left
web-adrenaline-tagged = Tokens on the { $colour } spawnpoint: { $who }
web-adrenaline-skulls-left = Skulls in the box: { $n }
web-adrenaline-turrets-of = Turrets: { $who }
web-adrenaline-turret-of = Turret of { $who }
web-adrenaline-turret-free = Turret of nobody
web-adrenaline-open-tiles = Ammo to choose from
web-adrenaline-bot = the Bot
web-adrenaline-bot-owed = The Bot has yet to act
web-adrenaline-frenzy = Final frenzy! Turns left: { $n }
web-adrenaline-last-turn = The last turn of the game!
web-adrenaline-then-frenzy = then final frenzy
web-adrenaline-then-end = then sudden death
web-adrenaline-spawnpoint = Spawnpoint: { $colour }
web-adrenaline-ammo-here = Ammo: { $tile }
web-adrenaline-doors = Doors: { $where }
web-adrenaline-damage-taken = { $n } damage
web-adrenaline-marks-on =
    { $n ->
        [one] { $n } mark
       *[other] { $n } marks
    }
web-adrenaline-skulls-on =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
web-adrenaline-ammo = Cubes: { $red } red, { $yellow } yellow, { $blue } blue
web-adrenaline-your-ammo = Your cubes
web-adrenaline-powerups =
    { $n ->
        [one] { $n } powerup
       *[other] { $n } powerups
    }
web-adrenaline-loaded = loaded
web-adrenaline-unloaded = unloaded
web-adrenaline-no-weapons = no weapons yet
web-adrenaline-worth = A kill here pays { $values }
web-adrenaline-to-take = To take:
web-adrenaline-to-reload = to reload:
web-adrenaline-instead = instead of the basic effect
web-adrenaline-goal-deathmatch = hurt others: deaths pay those who dealt the damage
web-adrenaline-goal-domination = hurt others and hold the spawnpoints
web-adrenaline-goal-turret = hurt others and hold the turrets
web-adrenaline-letter-red = R
web-adrenaline-letter-yellow = Y
web-adrenaline-letter-blue = B
web-adrenaline-letter-violet = V
web-adrenaline-letter-sprog = S
web-adrenaline-square = the { $room_short } room{ web-where }
web-near =
    { $across ->
        [left] { $x } left
        [right] { $x } right
       *[none] { "" }
    }{ $both ->
        [yes] {" and "}
       *[no] { "" }
    }{ $along ->
        [up] { $y } up
        [down] { $y } down
       *[none] { "" }
    }
web-square = { $at }
web-where =
    { $where ->
        [tl] { " " }(top left)
        [t] { " " }(top)
        [tr] { " " }(top right)
        [l] { " " }(left)
        [m] { " " }(middle)
        [r] { " " }(right)
        [bl] { " " }(bottom left)
        [b] { " " }(bottom)
        [br] { " " }(bottom right)
       *[alone] { "" }
    }
web-adrenaline-symbol-damage = Damage
web-adrenaline-symbol-damage-text = Each drop is 1 damage, in the colour of the one who dealt it. The figure dies at the skull ({ $kill } damage), and everybody who hurt it scores.
web-adrenaline-symbol-grab = Adrenaline: longer grabs
web-adrenaline-symbol-grab-text = With { $grab } damage or more, this player may move further before grabbing.
web-adrenaline-symbol-shoot = Adrenaline: moving shots
web-adrenaline-symbol-shoot-text = With { $shoot } damage or more, this player may move before shooting.
web-adrenaline-symbol-killshot = Killshot and overkill
web-adrenaline-symbol-killshot-text = Damage { $kill } kills: the one who deals it takes a skull from the killshot track. One more is overkill and counts there once more, but the victim marks the killer.
web-adrenaline-symbol-marks = Marks
web-adrenaline-symbol-marks-text = They wait. The next time this player is damaged by the owner of a mark, each of the owner’s marks becomes 1 more damage.
web-adrenaline-symbol-worth = What a kill here pays
web-adrenaline-symbol-worth-text = When this figure dies, the player with the most damage on it scores the first number, the next one the second, and so on. Each death covers the highest number with a skull: the next kill pays less.
web-adrenaline-symbol-cubes = Ammo
web-adrenaline-symbol-cubes-text = Cubes pay for weapons, for their extra effects and for reloading. There is room for { $cubes } of each colour.
web-adrenaline-symbol-powerups = Powerup cards
web-adrenaline-symbol-powerups-text = Cards in hand, { $cards } at most; nobody else sees which. Each can be played for its text, or paid like a cube of its colour.
web-adrenaline-symbol-track = Killshot track
web-adrenaline-symbol-track-text = Every kill takes a skull and leaves the killer’s token in its place. When the last skull is gone, the end begins; then the track itself pays points, the most to the player who has the most tokens on it.
web-adrenaline-symbol-points = Points
web-adrenaline-symbol-points-text = Scored so far; the most points at the end win. What the log says everybody can add up, so it is added up here (Settings).
web-adrenaline-symbol-rush = Rush tile
web-adrenaline-symbol-rush-text = Where characters have powers: each adrenaline rush moves it one space to the left, and the figure dies one damage earlier. It returns when the board is scored.
web-adrenaline-symbol-post = Spawnpoint track
web-adrenaline-symbol-post-text = Tokens of those who shot this spawnpoint or ended a turn on it alone. At the end the track pays points, the most to the player with the most tokens on it.
web-adrenaline-symbol-skulls = Skulls left
web-adrenaline-symbol-skulls-text = Every death takes one. When none is left, the end begins.
web-adrenaline-symbol-tiles = Ammo to choose from
web-adrenaline-symbol-tiles-text = No ammo lies in the arena: a player on an ammo square takes one of these tiles, and may give up a part of it to own the turret of the square.
web-adrenaline-symbol-turrets = Turrets
web-adrenaline-symbol-turrets-text = The number of turrets that each player owns. A figure that enters a square with somebody else’s turret takes 1 damage from its owner. At the end turrets pay points, the most to the player who owns the most.
web-adrenaline-symbol-token-venom = Venom token
web-adrenaline-symbol-token-venom-text = This figure is poisoned: it takes 1 damage at the end of each of Sprog’s turns, until its board is scored or nanobots take the token off.
web-adrenaline-symbol-token-control = Control token
web-adrenaline-symbol-token-control-text = At the end of her turn Banshee may move this figure 1 square and make it hit somebody else there for 1 damage, which spends the token.
web-adrenaline-symbol-token-tracked = Tracked
web-adrenaline-symbol-token-tracked-text = Hit by the Tracking Bot in this turn: Echo may mark this figure with Hack, seen or not.
web-adrenaline-symbol-tuned = Cheaper reload
web-adrenaline-symbol-tuned-text = The next reload of this player costs a cube less.
web-adrenaline-carries-venom = poisoned
web-adrenaline-carries-control = under control
web-adrenaline-carries-tracked = tracked in this turn
web-adrenaline-carries-tuned = the next reload costs a cube less

## Refusals of the server, over HTTP

server-error-malformed = The server did not understand this page.
server-error-foreign-origin = Another site asked for this; it was refused.
server-error-not-host = Only the host can do that.
server-error-not-seated = You do not sit at this table.
server-error-bad-code = This code does not open this table.
server-error-sent-away = The host has sent you away from this table.
server-error-no-page = There is nothing at this address.
server-error-no-game = There is no such game.
server-error-no-table = There is no such table.
server-error-no-invite = No table has this code.
server-error-no-record = There is no such record.
server-error-table-full = All seats at this table are taken. You can still watch.
server-error-seat-taken = Somebody was faster: that seat is taken.
server-error-already-started = The game has already started.
server-error-not-over = The game is not over yet.
server-error-over = The game is over at this point.
server-error-not-ready = Not everyone is ready.
server-error-not-away = This player is here, or has not been away for long enough.
server-error-already-seated = You already sit at this table.
server-error-too-big = That is too large.
server-error-too-slow = This took too long to arrive. Try again.
server-error-name-taken = Somebody at this table has a name that looks like yours. Choose another one.
server-error-too-many-tables = Several tables opened from here still wait for players. Start one of them, or make this one private.
server-error-bad-name = A name has 1 to 24 letters, digits and signs that can be seen, and is not that of a bot.
server-error-bad-setup = These options do not go together.
server-error-bad-seats = These seats do not fit the game.
server-error-bad-clock = This clock cannot be set.
server-error-bad-record = This record does not replay.
server-error-version = This page is older than the server. Load it again.
server-error-too-fast = Too many requests. Wait a moment.
server-error-fault = Something broke on our side. It has been noted.
server-error-store = It could not be stored, so it has not happened. Try again.
server-error-busy = The server is very busy. Try again in a moment.
server-error-stopping = The server is restarting. Try again in a moment.
server-error-elsewhere = Another server looks after this table and cannot be reached. Try again in a moment.
server-error-post = The servers cannot reach each other. Try again in a moment.

## Refusals of the server, at the table

server-refused-malformed = The server did not understand this page.
server-refused-too-fast = Slowly, please.
server-refused-not-seated = Watchers cannot do that.
server-refused-not-yours = That figure is not yours.
server-refused-no-actor = Nobody here has that name.
server-refused-no-word = There is no such answer.
server-refused-stale = The game has moved on meanwhile.
server-refused-not-awaited = Somebody else must answer now.
server-refused-not-offered = That cannot be chosen now.
server-refused-over = The game is over.
server-refused-not-started = The game has not started.
server-refused-nothing-to-undo = There is no move of yours to take back.
server-refused-undo-pending = Somebody has already asked to take back a move.
server-refused-no-undo-pending = Nobody is asking to take back a move.
server-refused-undo-refused = Your last request was not granted. You can ask again after your next answer.
server-refused-undo-absent = Somebody has played since then and left; their moves cannot be taken back without them.
server-refused-bad-chat = A line has 1 to 300 characters.
server-refused-name-taken = Somebody at this table has a name that looks like yours. Choose another one to speak here.
server-refused-chat-closed = The host has closed the chat.
server-refused-sent-away = The host has sent you away from this table.
server-refused-no-hint = There is nothing to advise on.
server-told-undone =
    { $n ->
        [one] { $who } took back one decision.
       *[other] { $who } took back { $n } decisions.
    }
server-told-time-up = { $who } ran out of time: a bot answered.
server-told-stood-in = { $who } is away: a bot plays on.
server-told-claimed = { $who } claims the win: nobody else is left.
server-refused-store = It could not be stored, so it has not happened. Try again.
