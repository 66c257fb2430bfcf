# Team Fortress 2: The Board Game: the guide, and the first game's help.

rules-tf2-board-goal = What you are here for
rules-tf2-board-goal-text =
    Two players, Blu and Red, five characters each, out of nine classes. In Capture the Flag you win at once by carrying the enemy Intel to your own Intel room. In Control Points you win by owning all three points.

    Nobody has hit points here. One die decides who lives.
rules-tf2-board-turn = A rotation and a turn
rules-tf2-board-turn-text =
    A rotation is five turns for each player, alternating. In a turn you choose a character that has not been used in this rotation, then roll two dice: the Performance Roll says which actions of its card are allowed. Walking always is.

    Walk up to SPEED points, in pieces if you like, before and after one attack or special action. Floor costs 1, water 2. You may pass your own, never enemies. In the picture the Soldier has rolled 7; all that he can reach glows.
rules-tf2-board-attack = Attacking
rules-tf2-board-attack-text =
    The target stands in your row or column, within range, with nothing in between: walls, sentries and enemies are in the way, friends are not. Roll a ten-sided die: POWER minus DEFENSE or less kills. More does nothing at all. The number needed and the chance are shown before you choose.

    There is no friendly fire. In a spawn area nobody can be hurt, and nobody can act.
rules-tf2-board-flag = Stealing the Intel
rules-tf2-board-flag-text =
    Entering the space of the enemy Intel takes it. If its carrier dies, it lies there with two tokens; each end of a rotation removes one, and without tokens it goes home. Your own Intel need not be at home when you score.
rules-tf2-board-points = Control points
rules-tf2-board-points-text =
    Blu takes the points in the order 1, 2, 3, Red 3, 2, 1. At the end of a rotation each character on an open point turns its spinner by 1 to its side, a Scout by 2; both sides are set off against each other. Three on your side captures. To retake an owned point, the spinner has to come all the way around.
rules-tf2-board-end = The end of a rotation
rules-tf2-board-end-text =
    In this order: fires burn, sentries shoot by themselves, control points are settled, dropped Intel loses a token, and so does every dead character. A character without tokens returns to an empty spawn space, as any class that your team does not have at the moment. So a character that dies is back at the end of the second rotation after its death.
rules-tf2-board-house = What is ours
rules-tf2-board-house-text =
    Only the rules sheet of this game has survived. The cards, special actions, markers, sentries and maps are house values, tested for balance, and may be replaced by anyone who owns the real ones. After rotation 20 the match ends by tie-breaks, which is a house rule too.

## The cards

rules-tf2-board-each-sentry = Built and upgraded by the Engineer, one for each team. Takes no turn: at the end of every rotation it fires at the nearest enemy in its row or column. It can be shot like a character, and then is gone for good.

## First game

coach-tf2-board-goal = Beat the other team: bring their Intel home, or hold all three points. Every character is used once in a rotation; dice say what it can do.
coach-tf2-board-goal-ctf = Beat the other team: bring their Intel to your Intel room. Every character is used once in a rotation; dice say what it can do.
coach-tf2-board-goal-cp = Beat the other team: hold all three control points. Every character is used once in a rotation; dice say what it can do.
coach-tf2-board-ask-place-class = Choose five classes, one after another. Point at one to read its card. A Scout runs, a Heavy holds, a Medic heals.
coach-tf2-board-ask-place-square = Put it on one of your spawn spaces. Nothing hostile reaches it there.
coach-tf2-board-ask-select = Use one character that has not been used in this rotation. Who is close to something useful?
coach-tf2-board-ask-act = The dice have said what this character can do. Glowing spaces are in walking reach; you can walk, act once, and walk on.
coach-tf2-board-ask-aim = Point at an answer to see what would come of it: where you land, the number needed, the chance.
coach-tf2-board-ask-return-class = A character comes back, and may change its class.
