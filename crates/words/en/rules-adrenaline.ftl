# Adrenaline: the guide, and the first game's help.

rules-adrenaline-goal = What you are here for
rules-adrenaline-goal-text =
    Three to five fighters, one arena, everybody against everybody. You score for damage: when a fighter dies, all who hurt it share the points of its board. Most points when the skulls run out wins.

    So do not guard your kills, spread your fire. Somebody who lives with your damage on the board still owes you points.
rules-adrenaline-turn = Your turn
rules-adrenaline-turn-text =
    Take two actions, the same one twice if you like: run up to 3 squares, move up to 1 square and grab what lies there, or shoot a loaded weapon. Moves go from square to square through open sides and doors, never through walls and never diagonally.

    After both actions you may reload weapons. The glowing squares in the picture are all that Violet can reach with one run.
rules-adrenaline-grab = Ammo and weapons
rules-adrenaline-grab-text =
    Plain squares hold an ammo tile: take its cubes, and a powerup card if one is shown. You can store 3 cubes of each colour; what does not fit is lost.

    The three spawnpoints hold three weapons each. The price of a weapon is its column of cubes without the first one, which is already loaded. You can carry 3 weapons; a fourth means leaving one behind, unloaded.
rules-adrenaline-shoot = Seeing and shooting
rules-adrenaline-shoot-text =
    You see every square of your own room, and, standing beside a door, all of the room behind it. Distance does not matter for sight, and figures never block it. Many weapons need to see their target; the card says what each one needs.

    Pay for extras when you want them: cubes, or powerup cards of the same colour. A fired weapon is empty until you reload it at its full price.
rules-adrenaline-damage = Damage, marks, adrenaline
rules-adrenaline-damage-text =
    Each point of damage is a drop in the shooter’s colour on the victim’s board, in order. The third drop quickens: you may move 2 squares before grabbing. The sixth does more: you may move 1 square before shooting.

    A mark waits beside the board, up to 3 from each opponent. The next time its owner hurts you, all their marks turn into damage.

    The eleventh drop kills. A twelfth is overkill: the victim’s revenge is a mark on the killer.
rules-adrenaline-score = Scoring a board
rules-adrenaline-score-text =
    At the end of the turn every dead fighter’s board pays: 1 point for the first drop, then 8, 6, 4, 2, 1 and 1 to the players in order of their damage on it. The one who hurt first wins ties.

    Then a skull covers the highest number, so that the next death there is worth less. Two kills in one turn bring 1 point more. The killer’s token goes on the killshot track, two for an overkill; at the very end the track pays 8, 6, 4, 2, 1 and 1 as well.
rules-adrenaline-powerups = Powerups and coming back
rules-adrenaline-powerups-text =
    You hold up to 3 powerup cards, hidden from the others. Use one for what it says, or pay with it as a cube of its colour.

    The dead draw one card, discard one, and return at the spawnpoint of its colour. At the start you choose from two in the same way.
rules-adrenaline-end = The end
rules-adrenaline-end-text =
    The last skull starts the final frenzy: everybody has one more turn with stronger actions. Those who come before the starting player have two, the others a single, even stronger one. Undamaged boards are turned over and are worth 2, 1, 1, 1.

    With sudden death chosen, the last kill ends the game at once. Then all boards with damage are scored, and the track.
rules-adrenaline-domination = Domination
rules-adrenaline-domination-text =
    Another mode of the box: killshots are not counted. From your second turn on you tag spawnpoints. A spawnpoint can be shot like a player: that tags it, once a turn. End your turn on it as the only figure, and you tag it as well; but ending there, alone or not, costs you 1 damage of your own colour.

    An overkill puts your token on a track of your choice. The end begins with the last skull or with two tracks of 8 tokens. Each track pays 8, 6, 4, 2, 1; equals get the same, and the next rank is left out.
rules-adrenaline-turret = Turrets
rules-adrenaline-turret-text =
    In this mode no ammo lies in the arena: five tiles lie open beside it. On an ammo square you take one of them, once a turn from each square. Give up a cube or the powerup of the tile, and the turret of the square is yours; the token of its former owner becomes a mark on you.

    A figure that enters a square with somebody else’s turret takes 1 damage from its owner, also when pushed, at every square of the way; a Teleporter enters only where it lands. This damage triggers no marks and is not answered. You may die in your own turn: you play it to its end. Killshots are not counted; at the end turrets pay 8, 6, 4, 2, 1.
rules-adrenaline-bot = The Bot
rules-adrenaline-bot-text =
    With three or four players a figure that nobody plays may join, in every mode. The starting player places it on a spawnpoint before entering. From the second player’s turn on everybody must act with it once a turn, between the other actions: it moves up to 1 square, then shoots a figure it sees, but not yours, for 1 damage of its own colour, and a mark too if it has 6 damage or more.

    The Bot is hurt, scored and scores like a player, but it cannot win. A Tagback Grenade against it marks the Bot; a Scope does not help it; Newton may push it. Killed, it returns where the active player says.

    Two players can play if the Bot joins them. The book does not know this: it is a house mode, with no other rule changed.
rules-adrenaline-powers = Powers
rules-adrenaline-powers-text =
    A house mode, for up to six: every character has an ability, a weapon of its own and a rush tile, in every mode and with the Bot, which has none. Its manual is lost, so these rules are ours.

    Luck shows one of the two weapons of each character; its price is paid at once. It does not count among your three weapons and never leaves you. Its effects may be used in any order, each once.

    An adrenaline rush slides your rush tile one space to the left: you use one better action before pain allows it, or an effect of your own weapon that costs a rush. Every slide makes you die one damage earlier; when your board is scored the tile returns.

    The ability comes at the end of your turn, after the actions and before the reload. Venom works by itself, the others may be left out. Tokens leave you when your board is scored.

    Some characters have it harder than others, depending on the mode and the number of players. They begin with points; the log says how many.

## Texts of the cards

rules-adrenaline-each-figure = All fighters are equal. Pick the face you like.

## First game

coach-adrenaline-goal = Hurt the others. A figure that dies pays points to everybody who hurt it, most to the one who dealt the most damage. The most points win.
coach-adrenaline-goal-domination = Hurt the others: a death pays those who dealt the damage. And tag spawnpoints, by shooting at them or by ending your turn alone on one, which costs you 1 damage. At the end each of the three pays those with the most tokens on it.
coach-adrenaline-goal-turret = Hurt the others: a death pays those who dealt the damage. And take turrets while you grab ammo: they shoot at everybody else who enters, and at the end they pay those who own the most.
coach-adrenaline-ask-spawn = You hold two powerups. Discard one: its colour says at which spawnpoint you enter. The other stays in your hand.
coach-adrenaline-ask-action = Two actions a turn. Without a loaded weapon it pays to grab: a spawnpoint gives a weapon, other squares give ammo.
coach-adrenaline-ask-action-domination = Two actions a turn. Without a loaded weapon it pays to grab: a spawnpoint gives a weapon, other squares give ammo. From your second turn on a spawnpoint can be shot at as well.
coach-adrenaline-ask-action-turret = Two actions a turn. Without a loaded weapon it pays to grab: a spawnpoint gives a weapon, any other square one of the five open ammo tiles, and its turret if you want it.
coach-adrenaline-ask-run = Every glowing square can be reached. Point at one to see the way.
coach-adrenaline-ask-grab-move = You may step to a neighbouring square first; staying is fine too. You grab where you end up.
coach-adrenaline-ask-grab = Point at a weapon to read what it does. The cubes are its price; it comes loaded.
coach-adrenaline-ask-shoot = Pick a weapon. Only those that can hit somebody glow.
coach-adrenaline-ask-target = Pick a victim. Only figures this weapon can hit glow.
coach-adrenaline-ask-reload = Your turn ends. Reload what you can afford; an empty weapon is of no use next turn.
coach-adrenaline-ask-pay = Pay with a cube, or with a powerup of that colour.
coach-adrenaline-ask-mode = This weapon works in more than one way. Choose one for this shot; another way may cost cubes.
coach-adrenaline-ask-extra = Extras make the shot stronger, each of them once. You need none of them: the shot counts without.
coach-adrenaline-ask-grab-tile = Five ammo tiles lie open beside the arena. Take the one you need; each square gives one in a turn.
coach-adrenaline-ask-commandeer = Give up a cube or the powerup of this tile, and the turret of the square is yours. Or keep the whole tile.
coach-adrenaline-ask-way = On the way there are turrets of others. Each deals 1 damage to a figure that enters its square: choose the next step.
coach-adrenaline-ask-overkill = In Domination an overkill brings one more token. Put it on the track where it lifts you past somebody.
coach-adrenaline-ask-bot-spawn = Nobody owns the Bot: in every turn, the player whose turn it is moves it and shoots with it. Choose where it enters.
coach-adrenaline-ask-bot-owed = Your actions are done, but every turn has one action of the Bot too. Take it now.
coach-adrenaline-ask-bot-move = The Bot moves up to 1 square and then shoots somebody it sees, but never you. Put it where it sees a rival.
coach-adrenaline-ask-bot-shot = The Bot deals 1 damage in its own colour, and a mark too once it has 6 damage. Its points help nobody, for it cannot win.
