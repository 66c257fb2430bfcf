// Made from the types in crates/tf2-turns. Do not edit: run
// UPDATE_WIRE=1 cargo test --workspace --lib in_step

/**
 * Sets of spaces are hexadecimal: the first digit holds the spaces 0 to 3, the
 * lowest bit the lowest number; empty digits at the end are left out. A space
 * has the number row times width plus column.
 */
export type BoardChart = { name: string, mode: Mode, 
/**
 * Rows of signs, as in the content file: the ground, and what lies on it.
 */
terrain: Array<string>, features: Array<string>, 
/**
 * Whose sight, and what it may be aimed at from each space.
 */
sight: Array<[string, Array<string>]>, 
/**
 * By space and direction: the tile in front and the tiles around it.
 */
flames: Array<[[Spot | null, string], [Spot | null, string], [Spot | null, string], [Spot | null, string]]>, 
/**
 * What a blast on each space covers.
 */
area: Array<string>, };

/**
 * The board as drawn: rows of characters, as in the content files.
 */
export type BoardView = { name: string, width: number, height: number, terrain: Array<string>, features: Array<string>, };

export type BuildingView = { mark: Mark, side: Side, owner: Id, piece: Piece, at: Spot, health: number, max_health: number, 
/**
 * The turret has fired this turn, the teleporter worked this round.
 */
used: boolean, };

/**
 * Everything printed.
 */
export type Chart = { units: Array<UnitCard>, pieces: Array<PieceCard>, 
/**
 * Faces of the die that hits.
 */
die: number, 
/**
 * Damage of an aimed shot by the face of the ten-sided die.
 */
aimed: [number, number, number, number, number, number, number, number, number, number], 
/**
 * What a unit on fire loses each round, and what a link gives back each turn.
 */
burn: number, heal: number, full_charge: number, 
/**
 * By direction, north first: columns and rows to the spaces in the quarter
 * ahead, where run and gun fires.
 */
quarters: [Array<[number, number]>, Array<[number, number]>, Array<[number, number]>, Array<[number, number]>], build_rounds: number, burn_rounds: number, 
/**
 * The respawn timer at which the attackers have lost.
 */
timer_limit: number, boards: Array<BoardChart>, };

export type FlagView = { side: Side, 
/**
 * Where it lies or is carried.
 */
at: Spot | null, carrier: Id | null, dropped: boolean, 
/**
 * It goes home at the end of its team's running turn.
 */
due: boolean, };

/**
 * One of the four orthogonal directions.
 */
export type Heading = "north" | "east" | "south" | "west";

/**
 * A unit by its number: Red's six, then Green's.
 */
export type Id = string;

/**
 * Whatever can be hurt: a unit, or a building of a unit.
 */
export type Mark = string;

/**
 * Which of the two games is played (R40, R41).
 */
export type Mode = "ctf" | "cp";

/**
 * How a primary weapon reaches its target.
 */
export type Pattern = "flame" | "straight-area" | "sight" | "heal";

/**
 * What an Engineer builds: three separate jobs (A22).
 */
export type Piece = "turret" | "entrance" | "exit";

export type PieceCard = { piece: Piece, health: number, weapon: WeaponCard | null, };

export type PointView = { number: number, captured: boolean, meter: number, meter_max: number, 
/**
 * Units of both sides stand on the point now fought for.
 */
contested: boolean, };

export type Public = { mode: Mode, board: BoardView, round: number, 
/**
 * The last round of a flag match.
 */
last_round: number | null, tracker: number, tracker_max: number, timer: number, timer_max: number, turn: Side | null, free_turns: number, 
/**
 * Types each side has chosen.
 */
picked: [number, number], units: Array<UnitView>, buildings: Array<BuildingView>, flags: Array<FlagView>, points: Array<PointView>, 
/**
 * Enemy units lost to each side.
 */
kills: [number, number], active: Array<Id>, mover: Id | null, volley: VolleyView | null, over: boolean, winner: Side | null, };

/**
 * Red moves first and, with control points, attacks (R1, A42).
 */
export type Side = "red" | "green";

/**
 * A space as people and files name it: `r3c12`, counted from the top left and from 0.
 */
export type Spot = string;

/**
 * What is special about a type.
 */
export type Tag = "run-and-gun" | "burning" | "friendly-fire" | "ground-attack" | "aimed-shot" | "healer" | "ubercharge" | "builder" | "double-capture";

export type UnitCard = { kind: string, moves: number, health: number, weapon: WeaponCard, melee: number, tags: Array<Tag>, 
/**
 * What it does besides walking, as answers name it.
 */
verbs: Array<string>, };

/**
 * What only its side knows of a unit until all types are shown; the elements
 * stand in the order of the units.
 */
export type UnitOwn = { kind: string | null, max_health: number, };

export type UnitView = { unit: Id, side: Side, 
/**
 * `None` until all types are shown.
 */
kind: string | null, 
/**
 * `None` off the board.
 */
at: Spot | null, health: number, max_health: number, burn: number, 
/**
 * Takes no part: of a team smaller than six, or not mentioned in a scene.
 */
away: boolean, 
/**
 * Sit-out counters of a unit off the board.
 */
wait: number, charge: number, patient: Id | null, 
/**
 * Own turns of ubercharge left in the link.
 */
uber: number, 
/**
 * Half of an ubercharged pair.
 */
ubered: boolean, job: Piece | null, work: number, carries_flag: boolean, activated: boolean, 
/**
 * Movement points left, while it is being activated.
 */
points: number | null, attacked: boolean, run_and_gun: Heading | null, };

/**
 * Dice under way.
 */
export type VolleyView = { by: Mark, target: Mark, dice_left: number, hits: number, need: number, };

/**
 * A weapon as a card shows it.
 */
export type WeaponCard = { dice: number, 
/**
 * For each hit; 0 where another die decides.
 */
damage: number, range: number, pattern: Pattern, };
