// What a shot looks like, by weapon: a few layers each, drawn by `Effect.svelte`. Data only; sizes are of a
// board whose squares are 200 wide.

import { OF_SHAPE, OF_WEAPON, type Sound } from '../../lib/voices'

export type Shape =
  /** Along the way: a dash that flies, a line that stands, short dashes, lightning, a ball, a thrown ball, a cone, arcs, dashes that come back. */
  | 'dash' | 'beam' | 'bolts' | 'zap' | 'orb' | 'lob' | 'cone' | 'waves' | 'pull'
  /** At the target: rings, an explosion, a cut, a crosshair, a whirl, tongues of fire, a blow, splashes, a sign of help. */
  | 'rings' | 'boom' | 'slash' | 'scope' | 'whirl' | 'fire' | 'blow' | 'splash' | 'plus'

export interface Layer {
  shape: Shape
  /** A CSS colour; without one, that of the shooter. */
  ink?: string
  /** Thickness, width or radius. */
  size?: number
  count?: number
}

const BLUE = '#7fd4ff'
const WHITE = '#fffdf2'
const FIRE = '#ff8a1f'
const GOLD = '#ffe066'
const ACID = '#a8ff4f'
const PINK = '#ff7ad9'
const DARK = '#9d7bff'

export const EFFECTS: Record<string, Layer[]> = {
  // The twenty-one of the box.
  'lock-rifle': [{ shape: 'scope', size: 40 }, { shape: 'dash', size: 8 }],
  'machine-gun': [{ shape: 'bolts', count: 7, size: 5, ink: GOLD }, { shape: 'rings', size: 26 }],
  thor: [{ shape: 'zap', size: 7, ink: BLUE }, { shape: 'zap', size: 4, ink: WHITE }, { shape: 'rings', size: 34, ink: BLUE }],
  'plasma-gun': [{ shape: 'orb', size: 15, ink: BLUE }, { shape: 'rings', size: 44, count: 2, ink: BLUE }],
  whisper: [{ shape: 'scope', size: 30, ink: WHITE }, { shape: 'beam', size: 2.5, ink: WHITE }],
  electroscythe: [{ shape: 'slash', size: 62, ink: BLUE }, { shape: 'zap', size: 4, ink: BLUE }],
  'tractor-beam': [{ shape: 'pull', count: 5, size: 8, ink: ACID }, { shape: 'rings', size: 40, ink: ACID }],
  'vortex-cannon': [{ shape: 'whirl', size: 62, ink: DARK }, { shape: 'orb', size: 11, ink: DARK }],
  furnace: [{ shape: 'cone', size: 90, ink: FIRE }, { shape: 'fire', size: 46, count: 5, ink: FIRE }],
  heatseeker: [{ shape: 'lob', size: 11, ink: FIRE }, { shape: 'boom', size: 44, ink: FIRE }],
  hellion: [{ shape: 'dash', size: 7, ink: '#ff4d5a' }, { shape: 'rings', size: 60, count: 3, ink: '#ff4d5a' }],
  flamethrower: [{ shape: 'cone', size: 56, ink: FIRE }, { shape: 'cone', size: 26, ink: GOLD }, { shape: 'fire', size: 34, count: 3, ink: FIRE }],
  'grenade-launcher': [{ shape: 'lob', size: 12, ink: ACID }, { shape: 'boom', size: 54, ink: GOLD }],
  'rocket-launcher': [{ shape: 'orb', size: 13, ink: FIRE }, { shape: 'boom', size: 66, ink: FIRE }],
  railgun: [{ shape: 'beam', size: 14, ink: BLUE }, { shape: 'beam', size: 4, ink: WHITE }],
  cyberblade: [{ shape: 'slash', size: 50, ink: '#ff4d8a' }, { shape: 'slash', size: 34, ink: WHITE }],
  'zx-2': [{ shape: 'bolts', count: 3, size: 7, ink: ACID }, { shape: 'scope', size: 34, ink: ACID }],
  shotgun: [{ shape: 'cone', size: 40, ink: GOLD }, { shape: 'bolts', count: 6, size: 6, ink: WHITE }],
  'power-glove': [{ shape: 'blow', size: 52, ink: GOLD }, { shape: 'dash', size: 16, ink: GOLD }],
  shockwave: [{ shape: 'waves', count: 4, size: 46, ink: BLUE }, { shape: 'rings', size: 50, ink: BLUE }],
  sledgehammer: [{ shape: 'blow', size: 66, ink: WHITE }, { shape: 'rings', size: 60, count: 2, ink: GOLD }],

  // The characters' own, in Team Play.
  scrapshot: [{ shape: 'cone', size: 44, ink: '#c3ccd6' }, { shape: 'bolts', count: 5, size: 8, ink: '#c3ccd6' }],
  'hot-rod': [{ shape: 'dash', size: 18, ink: FIRE }, { shape: 'fire', size: 36, count: 4, ink: FIRE }],
  'siren-call': [{ shape: 'waves', count: 5, size: 34, ink: PINK }, { shape: 'whirl', size: 40, ink: PINK }],
  'sonic-scream': [{ shape: 'waves', count: 6, size: 62, ink: BLUE }],
  nanospark: [{ shape: 'zap', size: 5, ink: GOLD }, { shape: 'splash', size: 30, count: 6, ink: GOLD }],
  'ram-fist': [{ shape: 'dash', size: 20 }, { shape: 'blow', size: 60, ink: GOLD }],
  'dual-guns': [{ shape: 'bolts', count: 2, size: 9, ink: GOLD }, { shape: 'rings', size: 30, count: 2, ink: GOLD }],
  'custom-carbine': [{ shape: 'scope', size: 36 }, { shape: 'bolts', count: 3, size: 5 }],
  putrifier: [{ shape: 'lob', size: 12, ink: ACID }, { shape: 'splash', size: 44, count: 9, ink: ACID }],
  'fang-dart': [{ shape: 'bolts', count: 2, size: 4, ink: ACID }, { shape: 'splash', size: 28, count: 5, ink: ACID }],
  'tracking-bot': [{ shape: 'pull', count: 3, size: 5, ink: BLUE }, { shape: 'scope', size: 46, ink: BLUE }],
  'shadow-blade': [{ shape: 'slash', size: 56, ink: DARK }, { shape: 'whirl', size: 44, ink: DARK }],

  // The classes of Team Fortress.
  bat: [{ shape: 'slash', size: 44, ink: WHITE }, { shape: 'rings', size: 34, ink: WHITE }],
  pistol: [{ shape: 'bolts', count: 2, size: 4, ink: GOLD }],
  scattergun: [{ shape: 'cone', size: 34, ink: GOLD }, { shape: 'bolts', count: 5, size: 5, ink: GOLD }],
  shovel: [{ shape: 'slash', size: 38, ink: '#d9b27a' }, { shape: 'blow', size: 40, ink: '#d9b27a' }],
  'fire-axe': [{ shape: 'slash', size: 46, ink: FIRE }, { shape: 'fire', size: 26, count: 3, ink: FIRE }],
  airblast: [{ shape: 'waves', count: 4, size: 44, ink: WHITE }],
  bottle: [{ shape: 'blow', size: 38, ink: ACID }, { shape: 'splash', size: 30, count: 6, ink: ACID }],
  fists: [{ shape: 'blow', size: 58, ink: GOLD }],
  'minigun-burst': [{ shape: 'bolts', count: 6, size: 6, ink: GOLD }],
  'minigun-barrage': [{ shape: 'bolts', count: 10, size: 7, ink: GOLD }, { shape: 'rings', size: 40, count: 2, ink: GOLD }],
  wrench: [{ shape: 'blow', size: 40, ink: '#c3ccd6' }, { shape: 'splash', size: 34, count: 5, ink: GOLD }],
  bonesaw: [{ shape: 'slash', size: 42, ink: '#ff4d5a' }, { shape: 'splash', size: 30, count: 6, ink: '#ff4d5a' }],
  'syringe-gun': [{ shape: 'bolts', count: 5, size: 3, ink: BLUE }, { shape: 'splash', size: 20, count: 4, ink: ACID }],
  heal: [{ shape: 'beam', size: 12, ink: '#5fe08a' }, { shape: 'plus', size: 34, ink: '#5fe08a' }],
  ubercharge: [{ shape: 'beam', size: 16, ink: GOLD }, { shape: 'rings', size: 56, count: 3, ink: GOLD }],
  kukri: [{ shape: 'slash', size: 46, ink: '#c3ccd6' }, { shape: 'slash', size: 46, ink: '#c3ccd6' }],
  smg: [{ shape: 'bolts', count: 4, size: 4, ink: GOLD }],
  'sniper-rifle': [{ shape: 'scope', size: 42, ink: '#ff4d5a' }, { shape: 'beam', size: 3, ink: '#ff4d5a' }],
  headshot: [{ shape: 'scope', size: 54, ink: '#ff4d5a' }, { shape: 'beam', size: 6, ink: '#ff4d5a' }],
  knife: [{ shape: 'slash', size: 36, ink: WHITE }],
  revolver: [{ shape: 'dash', size: 7, ink: GOLD }, { shape: 'rings', size: 26, ink: GOLD }],
  backstab: [{ shape: 'slash', size: 54, ink: '#ff4d5a' }, { shape: 'slash', size: 34, ink: WHITE }],
  sapper: [{ shape: 'zap', size: 5, ink: BLUE }, { shape: 'rings', size: 36, count: 2, ink: BLUE }],
  detonate: [{ shape: 'boom', size: 60, ink: FIRE }],
  // Taking Turns says the type of the unit that fires.
  'type-heavy': [{ shape: 'bolts', count: 9, size: 7, ink: GOLD }],
  'type-scout': [{ shape: 'cone', size: 30, ink: GOLD }, { shape: 'bolts', count: 4, size: 5, ink: GOLD }],
  'type-medic': [{ shape: 'bolts', count: 4, size: 3, ink: BLUE }],
  'type-engineer': [{ shape: 'cone', size: 26, ink: GOLD }, { shape: 'bolts', count: 3, size: 5, ink: WHITE }],
  'type-sniper': [{ shape: 'scope', size: 46, ink: '#ff4d5a' }, { shape: 'beam', size: 4, ink: '#ff4d5a' }],
  'type-soldier': [{ shape: 'orb', size: 13, ink: FIRE }, { shape: 'boom', size: 52, ink: FIRE }],
  'type-turret': [{ shape: 'bolts', count: 5, size: 6, ink: '#ff4d5a' }],
}

/** What somebody fires with, or a plain shot. */
export const effect = (weapon: string | undefined): Layer[] =>
  (weapon && EFFECTS[weapon]) || [{ shape: 'dash', size: 9 }, { shape: 'rings', size: 34 }]

/** What it sounds like. */
export const soundOf = (weapon: string | undefined): Sound => OF_WEAPON[weapon ?? ''] ?? OF_SHAPE[effect(weapon)[0]?.shape ?? 'dash'] ?? 'shot'
