// What the two grid games share. A board is drawn in units of `SIDE` to a square:
//
//   <Frame {match} {columns} {rows} label={…} focus={box}>   the board itself: arrow keys among offered things,
//     {#snippet floor()}…{#snippet sky()}…                   what has the focus is previewed, a phone looks at `focus`
//     <Squares {match} {squares} />                          every square: glows if offered, says what it is
//     …pieces, each with {...offered(match, kind, id)} and {@attach thing(match, kind, id)}
//   </Frame>
//   {#snippet over()}…{/snippet} of Frame                    HTML that lies over the board and does not zoom: dice
//
// Inside an SVG, around the origin:
//   <Stand team emblem letter? dimmed? />     a class or unit on its team's base, 80 units wide
//   <Chance percent />                        the chance of an answer, before it is given
//   <Pill icon text? colour? />               a marker on a piece
// In HTML:
//   <Dice dice={[{ sides, value }]} … />      dice that tumble to their values, the number needed, the chance, the verdict
//
// `teams.ts` tells teams apart by colour, shape and letter; `steer.ts` finds the next thing in a direction.

export { default as Chance } from './Chance.svelte'
export { default as Dice } from './Dice.svelte'
export { default as Frame } from './Frame.svelte'
export { default as Pill } from './Pill.svelte'
export { default as Squares } from './Squares.svelte'
export { default as Stand } from './Stand.svelte'
export { nameSquares, placeName, type Placed } from './places.svelte'
export { offered } from './offered'
export { SIDE, boxAround, middle, type Box, type Point, type Square } from './geometry'
export { team, type TeamLook } from './teams'
