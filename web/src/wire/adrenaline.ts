// Made from the types in crates/adrenaline. Do not edit: run
// UPDATE_WIRE=1 cargo test --workspace --lib in_step

/**
 * An arena as it is printed.
 */
export type ArenaCard = { 
/**
 * In the order of the squares of a view.
 */
squares: Array<SquareCard>, };

/**
 * A player board: how long it is, the damage at which it says something, and what it has room for.
 */
export type BoardCard = { spaces: number, 
/**
 * Better grabbing, better shooting.
 */
grab_at: number, shoot_at: number, killshot_at: number, cubes_of_a_colour: number, powerups_in_hand: number, };

/**
 * What lies between two squares.
 */
export type Border = "open" | "door" | "wall" | "edge";

export type BotView = { figure: string, 
/**
 * The player whose turn it is has yet to act with it.
 */
owed: boolean, };

/**
 * Everything printed that the game is played with.
 */
export type Components = { 
/**
 * By name.
 */
arenas: { [key in string]: ArenaCard }, 
/**
 * Those of the arena, then two of each character for games with powers.
 */
weapons: Array<WeaponCard>, powerups: Array<PowerupCard>, 
/**
 * Whom a player may be.
 */
figures: Array<string>, 
/**
 * Those of them with powers: all values of these are our own.
 */
powers: Array<PowerCard>, board: BoardCard, };

/**
 * What lies on the domination board.
 */
export type DominationView = { spawnpoints: Array<SpawnpointView>, 
/**
 * It is the first turn of the player whose turn it is, who cannot tag yet.
 */
first_turn: boolean, };

export type EffectCard = { id: string, cost: string, 
/**
 * Cubes of any colour on top, and slides of one's own rush tile.
 */
any: number, rush: number, 
/**
 * Played instead of the basic effect, not on top of it.
 */
mode: boolean, };

/**
 * What happens when the last skull is taken.
 */
export type Ending = "frenzy" | "sudden-death";

/**
 * What not everybody sees of a figure; the elements stand in the order of the figures.
 */
export type FigureOwn = { hand: Array<string> | null, 
/**
 * Everybody's once the match is over.
 */
points: number | null, };

export type FigureView = { id: string, name: string, letter: string, colour: string, at: string | null, 
/**
 * Whose damage, in order.
 */
damage: Array<string>, 
/**
 * Killed, and not yet back.
 */
dead: boolean, 
/**
 * Whose marks, and how many.
 */
marks: Array<[string, number]>, 
/**
 * Red, yellow, blue.
 */
ammo: [number, number, number], weapons: Array<WeaponView>, powerups: number, skulls: number, flipped: boolean, 
/**
 * What the board is worth to the first, second, … when it is scored.
 */
values: Array<number>, starts: boolean, 
/**
 * Where characters have powers.
 */
power: PowerView | null, };

/**
 * Which game of the box is played. Further modes find their place here.
 */
export type Mode = "deathmatch" | "domination" | "turret";

/**
 * A character with powers in the standard game.
 */
export type PowerCard = { figure: string, ability: string, weapons: [string, string], };

/**
 * What powers add to a player board.
 */
export type PowerView = { 
/**
 * The bot has none.
 */
ability: string | null, 
/**
 * The figure's own weapon, which is among those in hand, once luck has shown it.
 */
weapon: string | null, 
/**
 * How far the rush tile lies from its right end, and the damage that kills with it there.
 */
slides: number, killshot: number, 
/**
 * Tokens on the ability card.
 */
tokens: number, 
/**
 * Tokens that it carries.
 */
venom: boolean, control: boolean, tracked: boolean, 
/**
 * Its next reload is cheaper.
 */
tuned: boolean, };

export type PowerupCard = { 
/**
 * As views and answers name it: `newton-red`.
 */
id: string, kind: string, colour: string, };

export type Public = { mode: Mode, 
/**
 * Its walls and rooms are printed: [`crate::Rules::arena_cards`].
 */
arena: string, squares: Array<SquareView>, 
/**
 * In the order of the seats.
 */
figures: Array<FigureView>, skulls_left: number, skulls_at_start: number, track: Array<TrackView>, ending: Ending, frenzy: boolean, 
/**
 * Turns left, once frenzy has begun.
 */
last_turns: number, 
/**
 * Whose turn it is.
 */
turn: string, 
/**
 * Actions left in this turn.
 */
actions_left: number, asked: Array<string>, 
/**
 * The weapon being fired.
 */
firing: string | null, weapons_in_deck: number, tiles_in_deck: number, powerups_in_deck: number, 
/**
 * In this mode alone.
 */
domination: DominationView | null, turrets: TurretsView | null, 
/**
 * The figure that nobody plays, if there is one.
 */
bot: BotView | null, 
/**
 * Face up; cards are named as in answers, `newton-red`, and stand in the components.
 */
powerups_discarded: Array<string>, over: boolean, };

/**
 * The track of a spawnpoint in domination.
 */
export type SpawnpointView = { colour: string, at: string, 
/**
 * Whose tokens, and how many.
 */
tokens: Array<[string, number]>, 
/**
 * Damaged in this turn, by the player whose turn it is and by the bot.
 */
damaged: boolean, damaged_by_bot: boolean, };

export type SquareCard = { id: string, row: number, column: number, room: string, 
/**
 * North, east, south, west.
 */
borders: [Border, Border, Border, Border], 
/**
 * The colour of the spawnpoint, if it is one.
 */
spawnpoint: string | null, };

/**
 * What lies and stands on a square. What is printed on it is a [`crate::SquareCard`].
 */
export type SquareView = { id: string, 
/**
 * The tile lying here: `YBB`, `PYR`.
 */
tile: string | null, 
/**
 * The weapons lying here; an empty slot is `None`.
 */
weapons: Array<string | null>, 
/**
 * Who stands here.
 */
figures: Array<string>, };

/**
 * A space of the killshot track.
 */
export type TrackView = { killshot: string, overkill: string | null, };

export type TurretView = { at: string, owner: string | null, 
/**
 * Ammo was taken here in this turn.
 */
grabbed: boolean, };

/**
 * Turret mode: what lies beside the arena and on its turrets.
 */
export type TurretsView = { 
/**
 * The open tiles; an empty place is `None`.
 */
tiles: Array<string | null>, 
/**
 * One on every ammo square.
 */
turrets: Array<TurretView>, };

export type WeaponCard = { id: string, name: string, 
/**
 * Colour of the top cube: `red`, `yellow`, `blue`.
 */
colour: string, 
/**
 * The price to reload, as letters, the top cube first: `BR`.
 */
reload: string, 
/**
 * The price to grab: the same without the top cube.
 */
grab: string, 
/**
 * The basic effect first.
 */
effects: Array<EffectCard>, };

export type WeaponView = { id: string, loaded: boolean, };
