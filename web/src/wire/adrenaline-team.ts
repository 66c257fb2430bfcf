// Made from the types in crates/adrenaline. Do not edit: run
// UPDATE_WIRE=1 cargo test --workspace --lib in_step

/**
 * What a character does at the end of the turn.
 */
export type Ability = { "venom": { damage: number, } } | { "mind-control": { moves: number, damage: number, } } | { "overload": { start: number, discharge: Array<Discharge>, } } | { "nanobots": { range: number, } } | "upgrade" | { "hack": { marks: number, } };

/**
 * How the ability card lies.
 */
export type AbilityState = "resting" | "ready" | "used";

/**
 * How well an ability is known.
 */
export type AbilityStatus = { owner: Status, effect: Status, 
/**
 * What takes its tokens away, where it has any.
 */
removal: Status, };

export type AbilityView = { id: string, mandatory: boolean, state: AbilityState, 
/**
 * Overload tokens on the card.
 */
tokens: number, status: AbilityStatus, };

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

/**
 * One of the six, or one who plays in the place of one of them.
 */
export type Character = { id: string, name: string, letter: string, colour: string, ability: Ability, status: AbilityStatus, 
/**
 * How well each of the two own weapons is known.
 */
weapons: [WeaponStatus, WeaponStatus], };

export type CharacterView = { id: string, name: string, letter: string, colour: string, team: string | null, 
/**
 * Whose character it is; nobody's if it is shared.
 */
owner: string | null, shared: boolean, at: string | null, damage: number, 
/**
 * Killed, and not yet back.
 */
dead: boolean, 
/**
 * Damage and marks of this colour in the buffer.
 */
waiting: number, marks: number, 
/**
 * Spaces the rush tile lies from its right end, and what that makes of the board.
 */
slides: number, killshot: number, overkill: number, skulls: number, 
/**
 * What the board is worth the next times it is scored.
 */
values: Array<number>, venom: boolean, control: boolean, 
/**
 * Locked on by a tracking bot this turn.
 */
tracked: boolean, acted: boolean, weapon: OwnWeaponView | null, ability: AbilityView, };

/**
 * Everything printed that the game is played with.
 */
export type Components = { 
/**
 * By name.
 */
arenas: { [key in string]: ArenaCard }, weapons: Array<WeaponCard>, 
/**
 * Two of each character, in their order.
 */
own_weapons: Array<WeaponCard>, powerups: Array<PowerupCard>, characters: Array<Character>, rewards: Array<Reward>, board: BoardCard, numbers: Numbers, };

/**
 * What this many overload tokens do when they are discharged.
 */
export type Discharge = { 
/**
 * To every enemy on the shooter's square.
 */
marks: number, damage: number, 
/**
 * Damage to every enemy exactly one move away.
 */
near: number, };

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
 * The numbers of team play, each with its status.
 */
export type Numbers = { skulls: [number, Status], 
/**
 * The damage that kills while the rush tile lies at its right end; one more is overkill.
 */
killshot: [number, Status], slides_for_action: [number, Status], most_slides: [number, Status], tile_returns_on_death: [boolean, Status], flush_at: [number, Status], marks_of_a_colour: [number, Status], overkill_points: [number, Status], doublekill: [number, Status], triplekill: [number, Status], leftover_for_a_point: [number, Status], venom_tokens: [number, Status], control_tokens: [number, Status], overload_tokens: [number, Status], };

export type OwnWeaponView = { id: string, loaded: boolean, 
/**
 * The player who may fire it.
 */
loaded_by: string | null, status: WeaponStatus, };

/**
 * What not everybody sees of a player; the elements stand in the order of the players.
 */
export type PlayerOwn = { hand: Array<string> | null, };

export type PlayerView = { id: string, team: string, 
/**
 * Red, yellow, blue.
 */
ammo: [number, number, number], 
/**
 * Loaded weapons of the arena in hand.
 */
weapons: Array<string>, powerups: number, 
/**
 * The next reload costs a cube less.
 */
tuned: boolean, };

export type PowerupCard = { 
/**
 * As views and answers name it: `newton-red`.
 */
id: string, kind: string, colour: string, };

export type Public = { arena: string, squares: Array<SquareView>, 
/**
 * Black, then white.
 */
teams: Array<TeamView>, 
/**
 * In the order of the seats.
 */
players: Array<PlayerView>, 
/**
 * All six.
 */
characters: Array<CharacterView>, reward: RewardView | null, hidden_hands: boolean, skulls_left: number, skulls_at_start: number, 
/**
 * The team whose turn it is.
 */
turn: string, 
/**
 * The eighth skull is taken: this is the last turn.
 */
last_turn: boolean, 
/**
 * The character that acts or uses its ability.
 */
acting: string | null, asked: Array<string>, 
/**
 * The weapon being fired.
 */
firing: string | null, weapons_in_deck: number, tiles_in_deck: number, powerups_in_deck: number, 
/**
 * Face up.
 */
powerups_discarded: Array<string>, over: boolean, };

/**
 * A reward tile: what flushing pays for one, two or three colours.
 */
export type Reward = { id: string, name: string, 
/**
 * For one colour first.
 */
rows: [Row, Row, Row], };

export type RewardView = { id: string, name: string, 
/**
 * For one colour first.
 */
rows: [Row, Row, Row], };

/**
 * A row of a reward tile.
 */
export type Row = { points: number, heals: number, cubes: number, powerups: number, status: Status, };

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
 * Where a value comes from.
 */
export type Status = "fact" | "recovered" | "house";

export type TeamView = { 
/**
 * `black` or `white`; the name of its command where there are several players.
 */
id: string, players: Array<string>, characters: Array<string>, starts: boolean, points: number, 
/**
 * The part of the points that leftover damage brought at the end.
 */
leftover: number, 
/**
 * Damage in the buffer, all colours together, and when it flushes.
 */
buffer: number, flush_at: number, 
/**
 * Unloaded weapons of the arena on the table.
 */
pool: Array<string>, 
/**
 * Who controls the shared character this turn.
 */
controller: string | null, };

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

/**
 * How well a weapon is known.
 */
export type WeaponStatus = { name: Status, effect: Status, };
