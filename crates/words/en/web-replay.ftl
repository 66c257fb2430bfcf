# The page around finished games: replay, end, charts.

web-title-replay = Replay · Fireteam
web-title-rules = Rules · Fireteam
web-rules = Rules
web-coach-again = Explain this game while I play
web-tab-replay = Replay
web-tab-moments = Moments
web-replay-start = The game is about to begin.
web-replay-answered = { $who } answered.
web-replay-next = Next:
web-replay-position = Place in the game
web-replay-at = answer { $n } of { $of }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-forward = One decision on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-moment-back = To the previous highlight
web-replay-moment-on = To the next highlight
web-replay-speed = Speed
web-replay-as = Seen through the eyes of
web-replay-as-all = All-seeing
web-replay-as-none = As a spectator
web-replay-seat = { $who }: { $player }
web-replay-share = Share this moment
web-replay-play-on = Play on from here
web-replay-play-on-text = A new table opens where this game stood after { $n ->
        [one] one answer
       *[other] { $n } answers
    }. Take a seat; bots take the others.
web-replay-play-on-go = Take over
web-replay-your-seat = Your seat
web-replay-level = Bots
web-replay-result = Result
web-replay-running = This game is still being played
web-replay-running-text = A replay exists once a game is over. Until then nobody sees more than their seat does.
web-replay-running-watch = To the table
web-error-no-record = No such game
web-error-no-record-text = The link may be misspelt, or the game was never finished.

web-moment-kill = Kills
web-moment-flush = Flushes
web-moment-capture = Captures
web-moment-feat = Feats
web-moment-phase = Phases
web-moment-hit = Good shots
web-moments-none = Nothing of the kind.

web-records-none = No public game has been finished here yet.
web-record-bring = Open a record file
web-record-bring-bad = This is not a record file.
web-see-replay = Watch the replay
web-drawn = A draw
web-points-by-source = Points by source
web-points-total = Total
web-tie-broken = Equal points: the tie-break decided.
web-tools = Deadliest weapons
web-tool = Weapon
web-tool-uses = uses
web-tool-damage = damage
web-tool-kills = kills

web-chart-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
web-count-points = Points over time
web-count-board = Damage
web-count-first-blood = First blood
web-count-spawnpoint = Spawnpoints
web-count-turrets = Turrets
web-count-head-start = Head start
web-count-tags = Spawnpoints tagged
web-count-double-kill = Double kills
web-count-triple-kill = Triple kills
web-count-track = Killshot track
web-count-flush = Flushes
web-count-overkill = Overkills
web-count-leftover = Leftovers
web-count-damage = Damage dealt
web-count-kills = Kills
web-count-flushes = Flushes
web-count-suffered = Damage suffered
web-count-losses = Losses
web-count-buildings = Buildings lost
web-count-intel = Intel taken
web-count-flags = Flags taken
web-count-captures = Captures
