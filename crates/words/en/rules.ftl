# The rules pages and the first game's help: what they share.

rules-title = Rules
rules-pick = Four games, each explained in five minutes.
rules-cards = Cards and pieces
rules-search = Search the cards
rules-search-none = Nothing here has that name or does that.
rules-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
rules-all = All games
rules-play = Play against bots
rules-contents = On this page
rules-example = Example
rules-open = Open the rules page
rules-kind-weapon = Weapons
rules-kind-own-weapon = Weapons of single characters
rules-kind-ability = Abilities
rules-kind-powerup = Powerups
rules-kind-figure = Characters
rules-kind-reward = Reward tiles
rules-kind-class = Classes
rules-kind-action = Attacks and special actions
rules-kind-sentry = Sentry
rules-kind-kind = Units
rules-kind-piece = Buildings

## The first game's help

coach-label = First game
coach-next = Next
coach-done = Got it
coach-skip = Skip the help
coach-you = This is you. Your figure, your cards and your points are marked like this wherever they appear.
coach-question = The question is always here: who must answer, what, and what is left. Answer with a click, with the arrow keys and Enter, or with 1 to 9.
coach-question-touch = The question is always here: who must answer, what, and what is left. Tap your answer here, or tap what glows on the board.
coach-board = What glows can be chosen. Rest the pointer on anything, or tap it, to see what it is; what is greyed out says why.
coach-board-touch = What glows can be chosen. Tap anything else to see what it is; what is greyed out says why. Two fingers enlarge the board.
coach-hand = What you hold lies here. What glows can be used now.
coach-log = Everything that happens is written down here. U takes back your last decision, H asks a bot for advice.
coach-log-touch = Everything that happens is written down here. Undo takes back your last decision, Hint asks a bot for advice.
coach-end = That was your first turn. The question mark at the top opens help and rules, and this tour can be started again there. Have fun!
