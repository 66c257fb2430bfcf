# Texts of Adrenaline's cards, made from their programs: crates/adrenaline/src/prose.rs.

## How parts are put together

adrenaline-card-then = { $one } { $two }
adrenaline-card-both = { $one } { $two }
adrenaline-card-described = { $noun } { $quals }
adrenaline-card-nothing = Nothing by itself.

## What somebody gets

adrenaline-card-damage = { $n } damage
adrenaline-card-marks = { $n ->
    [one] a mark
   *[other] { $n } marks
}
adrenaline-card-venom = a venom token
adrenaline-card-control = a control token

adrenaline-card-hit = { $what } to { $whom }.
adrenaline-card-may-hit = If you like, { $what } to { $whom }.
adrenaline-card-hit-each = { $what } to { $whom }.
adrenaline-card-hit-all = { $what } each to { $whom }.
adrenaline-card-hit-some = { $what } each to up to { $whom }.
adrenaline-card-give = Give { $what } to { $whom }.
adrenaline-card-may-give = You may give { $what } to { $whom }.
adrenaline-card-give-each = Give { $what } to { $whom }.
adrenaline-card-give-all = Give { $what } each to { $whom }.
adrenaline-card-give-some = Give { $what } each to up to { $whom }.
adrenaline-card-no-two = No two of them on one square.
adrenaline-card-overload = You get an overload token.
adrenaline-card-track = Hack may lock on { $whom } this turn.
adrenaline-card-heal = Heal { $whom }.

## Who

adrenaline-card-figure = a figure
adrenaline-card-any-figure = any figure
adrenaline-card-another-figure = another figure
adrenaline-card-figures = { $n ->
    [2] two figures
    [3] three figures
    [4] four figures
    [one] one figure
   *[other] { $n } figures
}
adrenaline-card-enemy = an enemy
adrenaline-card-any-enemy = any enemy
adrenaline-card-another-enemy = another enemy
adrenaline-card-enemies = { $n ->
    [2] two enemies
    [3] three enemies
    [4] four enemies
    [one] one enemy
   *[other] { $n } enemies
}
adrenaline-card-one-of-targets = one of the targets
adrenaline-card-one-of-those-hit = one of those hit
adrenaline-card-mate = a teammate
adrenaline-card-everyone = everyone
adrenaline-card-everyone-else = everyone else
adrenaline-card-every-enemy = every enemy
adrenaline-card-every-other-enemy = every other enemy
adrenaline-card-you = you
adrenaline-card-target = { $n ->
    [1] the first target
    [2] the second target
    [3] the third target
    [4] the fourth target
    [5] the fifth target
    [6] the sixth target
   *[0] the target
}

## Where

adrenaline-card-your-square = your square
adrenaline-card-that-square = that square
adrenaline-card-start = the square you started from
adrenaline-card-square-of = the square of { $whom }
adrenaline-card-seen = in sight
adrenaline-card-seen-by = in sight of { $whom }
adrenaline-card-unseen = out of sight
adrenaline-card-unseen-by = out of sight of { $whom }
adrenaline-card-on = on { $place }
adrenaline-card-on-or-near = on { $place } or { $n ->
    [one] 1 move from it
   *[other] up to { $n } moves from it
}
adrenaline-card-exactly = exactly { $n ->
    [one] 1 move
   *[other] { $n } moves
} from { $whom }
adrenaline-card-between = { $least } to { $most } moves from { $whom }
adrenaline-card-at-least = at least { $n ->
    [one] 1 move
   *[other] { $n } moves
} from { $whom }
adrenaline-card-up-to = up to { $n ->
    [one] 1 move
   *[other] { $n } moves
} from { $whom }
adrenaline-card-not-yours = other than your own
adrenaline-card-not-that = other than the one before
adrenaline-card-elsewhere = on another square
adrenaline-card-apart = not on the same square as { $whom }
adrenaline-card-ahead = on the { $n ->
    [1] first
    [2] second
    [3] third
   *[4] { $n }th
} square in that direction
adrenaline-card-line = on your square or in that direction, walls or not
adrenaline-card-lines = on your square or in a straight line from you, walls or not
adrenaline-card-straight = up to { $n ->
    [one] 1 move
   *[other] { $n } moves
} from { $whom } in a straight line
adrenaline-card-inside = in that room
adrenaline-card-other-room = other than yours
adrenaline-card-outside = outside the room of { $whom }
adrenaline-card-venomous = with a venom token
adrenaline-card-not-that-of = other than the one of { $effect }

## Choices

adrenaline-card-choose-square = Choose a square { $quals }.
adrenaline-card-may-choose-square = You may choose a square { $quals }.
adrenaline-card-choose-any-square = Choose a square.
adrenaline-card-may-choose-any-square = You may choose a square.
adrenaline-card-choose-room = Choose a room { $quals }.
adrenaline-card-may-choose-room = You may choose a room { $quals }.
adrenaline-card-choose-any-room = Choose a room.
adrenaline-card-may-choose-any-room = You may choose a room.
adrenaline-card-choose-heading = Choose a direction.
adrenaline-card-choose-figure = Choose { $whom }.
adrenaline-card-may-choose-figure = You may choose { $whom }.

## Moves

adrenaline-card-go = Move { $way }.
adrenaline-card-may-go = You may move { $way }.
adrenaline-card-shift = Move { $whom } { $way }.
adrenaline-card-may-shift = You may move { $whom } { $way }.
adrenaline-card-way = { $most ->
    [one] 1 square
    [2] { $least ->
        [one] 1 or 2 squares
       *[other] 2 squares
    }
   *[other] { $least } to { $most } squares
}
adrenaline-card-way-up-to = { $n ->
    [one] up to 1 square
   *[other] up to { $n } squares
}
adrenaline-card-way-straight = { adrenaline-card-way } in a straight line
adrenaline-card-way-ahead = { $n ->
    [one] 1 square
   *[other] { $n } squares
} in that direction
adrenaline-card-way-to = to { $place }
adrenaline-card-way-there = to a square { $quals }
adrenaline-card-way-anywhere = to any square
adrenaline-card-way-and = { $way }, to a square { $quals }

## When

adrenaline-card-before = Before the shot.
adrenaline-card-before-or-after = Before the shot or after it.
adrenaline-card-only-before = Only before: { $effects }.
adrenaline-card-only-after = Only after: { $effects }.
adrenaline-card-may-miss = It need not hit anybody.
adrenaline-card-trick = One target may be out of sight, up to { $n ->
    [one] 1 move
   *[other] { $n } moves
} away.
adrenaline-card-any-distance = Distance does not matter.

## Reward tiles and abilities of Team Play

adrenaline-card-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
adrenaline-card-heals = { $n ->
    [one] a heal
   *[other] { $n } heals
}
adrenaline-card-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
adrenaline-card-powerups = { $n ->
    [one] a powerup
   *[other] { $n } powerups
}
adrenaline-card-reward = One colour: { $one }. Two: { $two }. Three: { $three }.
adrenaline-card-near = { $n } damage to enemies one move away
adrenaline-card-discharge = { $n ->
    [one] 1 token:
   *[other] { $n } tokens:
} { $does }.
adrenaline-card-ability-venom = Every poisoned enemy takes { $damage } damage straight on the board. It has to be used; the token stays until its bearer’s board is scored or nanobots take it off.
adrenaline-card-ability-mind-control = Each controlled enemy may be moved { $moves ->
    [one] 1 square
   *[other] up to { $moves } squares
} and may then hit a teammate on its square for { $damage } damage, which spends the token.
adrenaline-card-ability-overload = Add a token, or discharge all of them against every enemy on his square. { $lines }
adrenaline-card-ability-nanobots = Heal or clean Dozer or a teammate up to { $range ->
    [one] 1 move
   *[other] { $range } moves
} away; anywhere, if his own weapon hit this turn.
adrenaline-card-ability-upgrade = Take a cube of a colour shown on her square, or make one reload a cube cheaper.
adrenaline-card-ability-hack = Give { adrenaline-card-hacked } to an enemy she sees or has tracked, or take a cube from a player whose character shares her square.
adrenaline-card-hacked = { $marks ->
    [one] a mark
   *[other] { $marks } marks
}

## Powerups

adrenaline-card-scope = When your shot hurts somebody: { $price ->
    [0] one of those hurt takes
    [one] pay a cube of any colour, and one of those hurt takes
   *[other] pay { $price } cubes of any colour, and one of those hurt takes
} { $damage } more damage.
adrenaline-card-newton = In your turn, between actions: push another figure { $moves ->
    [one] 1 square
   *[other] 1 to { $moves } squares
} in a straight line.
adrenaline-card-tagback = When somebody you see hurts you: put { $marks ->
    [one] a mark
   *[other] { $marks } marks
} on them.
