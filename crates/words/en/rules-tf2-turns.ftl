# Team Fortress 2: Taking Turns: the guide, and the first game's help.

rules-tf2-turns-goal = What you are here for
rules-tf2-turns-goal-text =
    Two players, Red and Green, six units each, at most two of a type. In Capture the Flag you fetch the flag of your own colour, which stands on the enemy’s side, and carry it to your flag holder; its carrier cannot attack and is one space slower. In Control Points Red attacks and must take every point, lowest number first, before the respawn timer shows 5; Green defends.
rules-tf2-turns-round = A round
rules-tf2-turns-round-text =
    Red moves, then Green. In your turn each unit may be activated once, in any order: it walks up to its move value and attacks once, before, during or after walking. You may pass through friends, not through enemies.

    The glowing spaces in the picture are those the Engineer can walk to.
rules-tf2-turns-levels = Two levels
rules-tf2-turns-levels-text =
    The upper level is reached by stairs only, through their two ends. Stepping down from it is allowed anywhere. From its edge you shoot down half as far again, over walls within two spaces of you. From below you only hit those who stand at the edge.
rules-tf2-turns-fire = Shooting
rules-tf2-turns-fire-text =
    A shot reaches as many steps as its range says, along a shortest way without walls; corners are fine, detours are not. Units never block. Each die of 4 or more is a hit, 3 or more against a flag carrier. Melee reaches the next space and always hits.

    Rockets and flames hurt friends too. Pyro and Heavy can run and gun: one point of movement less, and in each step a shot in one chosen direction. The Sniper’s hit rolls a ten-sided die for its damage.
rules-tf2-turns-heal = Medics
rules-tf2-turns-heal-text =
    A Medic links with a friend within 4 spaces. The patient regains 20 health at the beginning of every player turn, and the two move as a pair. Health restored fills the ubercharge; at 100 both get two more spaces of movement and take half damage for three rounds, while they stay within 6.
rules-tf2-turns-build = Engineers
rules-tf2-turns-build-text =
    An Engineer builds a turret, a teleporter entrance and its exit, two rounds of work each, during which every attack on him hits. A turret shoots the closest enemy once in its owner’s turn. A teleporter moves one unit a round, but never one that carries the flag.
rules-tf2-turns-points = Capturing
rules-tf2-turns-points-text =
    At the end of a round, Red units alone on the next point raise its meter by 1. One unit needs four rounds, each more takes one round less; a Scout counts twice. A Green unit on the point sets the meter back to nothing. Points once captured stay captured.
rules-tf2-turns-death = Dying and returning
rules-tf2-turns-death-text =
    A unit without health sits out as many of its own turns as the respawn timer shows, then returns in its spawn area, perhaps as another type. The timer rises every fourth round. Nothing hostile reaches into a spawn area or out of it.
rules-tf2-turns-house = What is ours
rules-tf2-turns-house-text =
    The values of units and buildings are those of the rules. The boards, the damage of burning (10), the length of the tracks, the number of points, sanctuary in spawn areas and the limit of 20 rounds in Capture the Flag are house values.

## First game

coach-tf2-turns-goal = Beat the other team: bring your flag home, or take (or hold) the control points. In your turn each of your units acts once.
coach-tf2-turns-goal-ctf = Beat the other team: fetch the flag of your colour from the enemy’s side and bring it to your flag holder. In your turn each of your units acts once.
coach-tf2-turns-goal-cp = Red must take all control points before the respawn timer runs out; Green must hold on until then. In your turn each of your units acts once.
coach-tf2-turns-ask-roster = Choose six types in secret, at most two of each. A good start: two Heavies, a Medic, a Soldier, a Scout and an Engineer.
coach-tf2-turns-ask-place = Place the unit in your spawn area. Those at the front are in the fight first.
coach-tf2-turns-ask-turn-ctf = Pick a unit to activate. Each acts once in your turn; end the turn when you are done.
coach-tf2-turns-ask-turn-cp = Pick a unit to activate. Each acts once in your turn; end the turn when you are done.
coach-tf2-turns-ask-free-turn = The defenders begin: walk and build as you like, nobody can attack yet.
coach-tf2-turns-ask-act = Walk to a glowing space, or act. Point at a target to see range and chance.
coach-tf2-turns-ask-fire = Point at a target to see what you would roll and how likely a hit and a kill are.
