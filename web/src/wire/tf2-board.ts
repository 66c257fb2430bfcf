// Made from the types in crates/tf2-board. Do not edit: run
// UPDATE_WIRE=1 cargo test --workspace --lib in_step

export type ActionCard = { id: string, name: string, 
/**
 * Lowest Performance Roll that allows it.
 */
perf: number, 
/**
 * 0 and 0 where distance does not matter.
 */
range: [number, number], 
/**
 * Its range ends at walls; a leap goes over them.
 */
stopped_by_walls: boolean, 
/**
 * None for special actions.
 */
power: number | null, 
/**
 * What is printed beside an attack: `splash`, `still`.
 */
flags: Array<Flag>, 
/**
 * What a special action does; none for attacks.
 */
effect: string | null, };

/**
 * What a Success Roll was for.
 */
export type Cause = "attack" | "splash" | "sticky" | "afterburn" | "sentry";

export type ClassCard = { id: string, name: string, speed: number, defense: number, 
/**
 * How many it counts for on a control point.
 */
weight: number, 
/**
 * Attacks first.
 */
actions: Array<ActionCard>, };

/**
 * Everything printed that the game is played with.
 */
export type Components = { classes: Array<ClassCard>, 
/**
 * By level.
 */
sentry: Array<SentryCard>, maps: Array<MapCard>, 
/**
 * Characters of a team, and turns of a rotation.
 */
team: number, turns: number, 
/**
 * How far a spinner turns to either side.
 */
spinner: number, dice: dice, };

export type FigureView = { team: Team, slot: number, class: string, at: Spot | null, 
/**
 * Respawn tokens on the card.
 */
tokens: number, used: boolean, speed: number, 
/**
 * With all markers counted.
 */
defense: number, markers: Array<string>, 
/**
 * Rotation ends until healed and uber go by themselves.
 */
healed: number, uber: number, 
/**
 * Uber counters of a Medic.
 */
counters: number, 
/**
 * Carries the opposing Intel.
 */
intel: boolean, };

export type Flag = "splash" | "pierce" | "ignite" | "lob" | "still" | "slow" | "rolls2" | "needs-disguise" | "character-only" | "sentry-only" | "keep-disguise";

/**
 * How a match was decided.
 */
export type How = "intel" | "points" | "guard" | "conceded";

export type IntelView = { of: Team, 
/**
 * Where it lies; none while carried.
 */
at: Spot | null, tokens: number, carrier: Stand | null, };

/**
 * A map as its rows of signs.
 */
export type MapCard = { id: string, name: string, rows: Array<string>, 
/**
 * By space, row after row: how many spaces lie before the next wall to the
 * north, east, south and west.
 */
runs: Array<[number, number, number, number]>, };

export type Mode = "ctf" | "cp";

export type OverView = { 
/**
 * None is a draw.
 */
winner: Team | null, how: How, };

export type PointView = { number: number, owner: Team | null, 
/**
 * Plus is Blu, minus is Red.
 */
spin: number, 
/**
 * Some team may work on it now.
 */
active: boolean, };

export type Public = { mode: Mode, map: string, title: string, 
/**
 * The board as its rows of signs.
 */
rows: Array<string>, 
/**
 * From 1; 0 while the teams are placed.
 */
rotation: number, rotations: number, 
/**
 * Turns done in this rotation, of ten.
 */
turn: number, lead: Team, 
/**
 * Who leads the next rotation, while this one ends.
 */
next_lead: Team | null, 
/**
 * The team that must answer; none if luck is asked or the match is over.
 */
asked: Team | null, phase: string, figures: Array<FigureView>, sentries: Array<SentryView>, stickies: Array<StickyView>, intel: Array<IntelView>, points: Array<PointView>, 
/**
 * Characters killed by Blu and by Red.
 */
kills: [number, number], using: UsingView | null, 
/**
 * The Success Roll that luck is asked for.
 */
roll: RollView | null, over: OverView | null, };

export type RollView = { target: Stand, need: number, cause: Cause, };

export type SentryCard = { level: number, power: number, range: number, defense: number, shots: number, };

export type SentryView = { team: Team, at: Spot, level: number, };

/**
 * A space by row and column, as people and records name it: `r3c12`.
 */
export type Spot = string;

/**
 * A unit by its team and class.
 */
export type Stand = { team: Team, 
/**
 * None is the sentry.
 */
class: string | null, };

export type StickyView = { team: Team, at: Spot, };

export type Team = "blu" | "red";

export type UsingView = { stand: Stand, roll: number, left: number, acted: boolean, };

/**
 * How many faces the dice have.
 */
export type dice = { 
/**
 * Each of the two of a Performance Roll.
 */
performance: number, 
/**
 * That of a Success Roll.
 */
success: number, };
