# The page of Adrenaline Team Play.

web-adrenaline-team-name = Adrenaline Team Play
web-adrenaline-team-length = about 60 minutes
web-adrenaline-team-sentence = Two teams of three. Damage gathers in a buffer, and then it all comes down at once.

## Setup

web-adrenaline-team-option-black = Players of the black team
web-adrenaline-team-option-white = Players of the white team
web-adrenaline-team-option-arena = Arena
web-adrenaline-team-option-skulls = Skulls
web-adrenaline-team-option-reward = Reward for a flushed buffer
web-adrenaline-team-option-hidden_hands = Powerups of teammates
web-adrenaline-team-option-guest = A guest among the six
web-adrenaline-team-black-1 = 1, plays all three
web-adrenaline-team-black-2 = 2, share the third
web-adrenaline-team-black-3 = 3, one each
web-adrenaline-team-white-1 = 1, plays all three
web-adrenaline-team-white-2 = 2, share the third
web-adrenaline-team-white-3 = 3, one each
web-adrenaline-team-arena-l2r2 = Small (10 squares)
web-adrenaline-team-arena-l2r1 = Long room (11 squares)
web-adrenaline-team-arena-l1r2 = Courtyard (11 squares)
web-adrenaline-team-arena-l1r1 = Large (12 squares)
web-adrenaline-team-skulls-5 = 5, a short game
web-adrenaline-team-skulls-8 = 8, the full game
web-adrenaline-team-reward-doctrine = Doctrine
web-adrenaline-team-reward-supply-drop = Supply Drop
web-adrenaline-team-reward-focus-fire = Focus Fire
web-adrenaline-team-guest-open = nobody
web-adrenaline-team-hidden_hands-false = open to the team
web-adrenaline-team-hidden_hands-true = hidden

## Table

web-adrenaline-team-draft = Choose your characters
web-adrenaline-team-draft-text = in turn, three for each team
web-adrenaline-team-turn-of = { $team }’s turn
web-adrenaline-team-goal = hurt the other team: its deaths pay yours
web-adrenaline-team-to-act =
    { $n ->
        [0] everybody has acted
        [one] { $n } character left to act
       *[other] { $n } characters left to act
    }
web-adrenaline-team-skulls = Skulls left: { $left } of { $all }
web-adrenaline-team-last-turn = Last turn
web-adrenaline-team-starts = began
web-adrenaline-team-buffer = Buffer of { $team }: { $n } damage, flushed at { $full }
web-adrenaline-team-waiting = { $who }: { $damage } damage, marks: { $marks }
web-adrenaline-team-damage = { $n } damage, killed at { $kill }
web-adrenaline-team-in-buffer = { $n } more in the buffer
web-adrenaline-team-shared = shared
web-adrenaline-team-tuned = The next reload costs a cube less
web-adrenaline-team-pool = On the table:
web-adrenaline-team-token-venom = poisoned
web-adrenaline-team-token-control = under control
web-adrenaline-team-token-tracked = tracked this turn
web-adrenaline-team-slides =
    { $n ->
        [one] The rush tile lies { $n } space to the left
       *[other] The rush tile lies { $n } spaces to the left
    }
web-adrenaline-team-ability-resting = ready after this character’s action
web-adrenaline-team-ability-ready = ready for the end of the turn
web-adrenaline-team-ability-used = used this turn
web-adrenaline-team-overload =
    { $n ->
        [one] { $n } overload token
       *[other] { $n } overload tokens
    }
web-adrenaline-team-own-weapon = Obeys { $who } only
web-adrenaline-team-symbol-buffer = Buffer
web-adrenaline-team-symbol-rush = Adrenaline rush
web-adrenaline-team-symbol-damage = Damage
web-adrenaline-team-symbol-damage-text = Damage that has reached this board. What still waits in the buffer is hatched. At the skull the character dies, and the other team scores.
web-adrenaline-team-symbol-marks = Marks
web-adrenaline-team-symbol-marks-text = They wait in the buffer. When a later action damages this character, each of them becomes 1 more damage.
web-adrenaline-team-symbol-grab = { web-adrenaline-symbol-grab }
web-adrenaline-team-symbol-grab-text = With { $grab } damage or more on the board, this character may move further before grabbing. What waits in the buffer does not count.
web-adrenaline-team-symbol-shoot = { web-adrenaline-symbol-shoot }
web-adrenaline-team-symbol-shoot-text = With { $shoot } damage or more on the board, this character may move before shooting. What waits in the buffer does not count.
web-adrenaline-team-symbol-killshot = Killshot and overkill
web-adrenaline-team-symbol-killshot-text = Damage on the first of these spaces kills: the other team scores the board and takes a skull. Damage on the second one is overkill and pays that team a point and a heal. The rush tile carries both spaces.
web-adrenaline-team-symbol-worth = { web-adrenaline-symbol-worth }
web-adrenaline-team-symbol-worth-text = When this character dies, the other team scores this number. Each death covers the highest number with a skull: the next kill pays less.
web-adrenaline-team-symbol-skulls = Skulls left
web-adrenaline-team-symbol-skulls-text = Each kill takes one. When none is left, the end begins: both teams have equally many turns.
web-adrenaline-team-symbol-powerups = { web-adrenaline-symbol-powerups }
web-adrenaline-team-symbol-powerups-text = Cards in hand, { $cards } at most; the other team does not see them. Each can be played for its text, or paid like a cube of its colour.
web-adrenaline-team-symbol-token-venom = { web-adrenaline-symbol-token-venom }
web-adrenaline-team-symbol-token-venom-text = Sprog’s ability deals this character 1 damage, straight on the board, at the end of each turn of his team. The token stays until the board is scored or nanobots take it off.
web-adrenaline-team-symbol-token-control = { web-adrenaline-symbol-token-control }
web-adrenaline-team-symbol-token-control-text = Banshee’s ability may move this character 1 square and make it hit a teammate there for 1 damage, which spends the token.
web-adrenaline-team-symbol-token-tracked = { web-adrenaline-symbol-token-tracked }
web-adrenaline-team-symbol-token-tracked-text = Hit by the Tracking Bot in this turn: Echo may mark this character with Hack, seen or not.
web-adrenaline-team-symbol-shared = Shared character
web-adrenaline-team-symbol-shared-text = Two players share this character. The one whose token stands here decides for it in this turn.
