# Adrenaline Team Play: the guide, and the first game's help.

rules-adrenaline-team-goal = What you are here for
rules-adrenaline-team-goal-text =
    Two teams, black and white, three characters each; one to three players command a team. Kill enemies, together and at the right time. After the last skull the team with more points wins.

    Arena, moving, seeing, grabbing and shooting work as in Adrenaline. What is different is below.
rules-adrenaline-team-turn = A team’s turn
rules-adrenaline-team-turn-text =
    Each of your three characters takes one action, in any order: grab, moving up to 1 square first, or shoot. With 3 damage on the board a character grabs from 2 squares away, with 6 it may step 1 square before shooting.

    Then the arena is refilled, abilities are used, the enemies’ buffer is checked, kills are scored, and you reload. In the picture Banshee has acted; the other two glow.
rules-adrenaline-team-buffer = The buffer
rules-adrenaline-team-buffer-text =
    Damage does not land at once. It waits in the enemy team’s buffer, in the colours of those who were hit. If 6 or more wait there at the end of your turn, the buffer is flushed: everything reaches the boards together, and your team is rewarded by the number of colours.

    Five are nothing, six are everything: count before your last character acts. Marks wait in the buffer too, up to 3 of a colour, and turn into damage when a later action hits that colour.
rules-adrenaline-team-reward = The reward tile
rules-adrenaline-team-reward-text =
    One of three tiles is in play. It has a row for each number of colours in a flushed buffer and pays in points, cubes, powerups or a heal. Some rows are house values and marked so below.
rules-adrenaline-team-rush = Adrenaline rush
rules-adrenaline-team-rush-text =
    A character in a hurry slides its rush tile 1 space to the left. That buys a stronger action before the damage for it is there, or a lightning effect of its own weapon. The price: each slide lowers the damage that kills it by 1. A heal slides the tile back.
rules-adrenaline-team-own = Characters, own weapons, abilities
rules-adrenaline-team-own-text =
    Each character has an ability of its own and one of two weapons that only it can fire. Poison, control and overload are done with tokens; point at one to read what it does.

    Weapons from the arena belong to the player’s hand and serve every character of that player. A fired one lies on the team’s table until somebody of the team reloads it.
rules-adrenaline-team-kills = Kills and the end
rules-adrenaline-team-kills-text =
    The first death of a character is worth 8 points, then 6, 4, 2 and 1. Overkill brings 1 point and a heal, two dead at once 2 points, three dead 4.

    Two players share their third character: the one who controls it decides for it this turn. After the last skull both teams have had equally many turns; then every three damage left on enemy boards are a point.

## First game

coach-adrenaline-team-goal = Hurt the other team’s characters. Damage gathers in a buffer and lands all at once; deaths pay your team points. The team with more points wins.
coach-adrenaline-team-ask-draft = First the teams are drafted. Point at a character to read its ability, then choose one.
coach-adrenaline-team-ask-arm = Each character has a weapon of its own. Paying for it now means it starts loaded.
coach-adrenaline-team-ask-muster = Powerups decide where your characters enter: the colour of the discarded card is the spawnpoint.
coach-adrenaline-team-ask-spawn = Discard a powerup: its colour says where this character enters.
coach-adrenaline-team-ask-team = Each of your characters acts once a turn, in the order you like. Pick who goes first.
coach-adrenaline-team-ask-act = One action: grab or shoot. Remember that damage only waits in the buffer until six have gathered.
coach-adrenaline-team-ask-abilities = Abilities come after the actions, each once a turn. Pass if none is of use now.
coach-adrenaline-team-ask-effect = The effects of a character’s own weapon come in any order, each once. One that costs a rush moves the rush tile: the character then dies 1 damage sooner.
coach-adrenaline-team-ask-mind-control = You may move this enemy 1 square and have it hit somebody there. Pick whom to command.
coach-adrenaline-team-ask-overload = Tokens gather on the card: the more there are, the harder the discharge hits every enemy on the square. Nobody there? Charge.
coach-adrenaline-team-ask-nanobots = Healing moves the rush tile back, so that more damage is needed to kill. Purging takes off a token or marks.
coach-adrenaline-team-ask-upgrade = Take a cube now, or save one when you reload.
coach-adrenaline-team-ask-hack = Echo marks an enemy she sees, or takes a cube from somebody on her square.
