// What moves while events are played: where figures are just now, and what flies.

import type { Sections } from '../../lib/sync'
import type { Sound } from '../../lib/voices'
import type { Message } from '../../wire/wire'
import type { Motion } from '../drawings'
import { soundOf } from '../effects/effects'
import { sceneOf, type Scene } from './scene'
import { figureIn, kindOf, numberIn, squareIn, termIn, viewOf, wayIn, weaponIn } from './view'

/** Something seen for a moment. `on` and `from` are figures. */
export interface Flash {
  n: number
  kind: 'shot' | 'drops' | 'mark' | 'burst' | 'points' | 'take' | 'banner'
  on: string
  from?: string | undefined
  count: number
  weapon?: string | undefined
  lasts: number
}

const LASTS: Record<string, number> = {
  became: 40, begins: 200, 'tile-laid': 40, 'weapon-laid': 60, turn: 260, drew: 220, 'drew-hidden': 150, discarded: 200,
  spawned: 350, ran: 400, moved: 380, 'took-tile': 300, 'took-tile-full': 250, 'took-weapon': 350, dropped: 200,
  paid: 150, 'paid-card': 220, reloaded: 200, fired: 380, used: 300, hurt: 400, 'hurt-marks': 400, marked: 320,
  killed: 1000, overkilled: 700, played: 320, skull: 250, flipped: 150, frenzy: 400, over: 400,
  commandeered: 350, 'commandeered-from': 350, turret: 200, 'tile-opened': 60, burned: 400, 'killed-self': 1000, 'tagged-damage': 350, 'tagged-presence': 350, 'tagged-overkill': 300,
  'tiles-shuffled': 80, 'powerups-shuffled': 80,
  // Team Play
  'reward-tile': 300, revealed: 100, drafted: 350, assigned: 250, shared: 250, armed: 150, unarmed: 150, controls: 300,
  acts: 200, passed: 200, slid: 350, healed: 350, pushed: 380, unloaded: 200, poisoned: 300, controlled: 300,
  overloaded: 260, tracked: 260, venom: 400, ability: 380, 'removed-venom': 250, 'removed-control': 250,
  'removed-mark': 250, discharged: 400, scavenged: 250, tuned: 250, siphoned: 300, flushed: 400, landed: 400,
  'landed-lost': 400, 'got-cube': 200, 'last-turn': 400,
}

export const lasts = (event: Message): number => {
  const kind = kindOf(event)
  return LASTS[kind] ?? (kind.startsWith('scored') ? 300 : 200)
}

const SOUNDS: Record<string, Sound> = {
  ran: 'step', moved: 'step', spawned: 'card', 'took-tile': 'take', 'took-weapon': 'take', reloaded: 'take', fired: 'shot',
  hurt: 'hit', 'hurt-marks': 'hit', pushed: 'step', venom: 'hit', landed: 'hit', 'landed-lost': 'hit', flushed: 'alarm',
  slid: 'score', healed: 'take', ability: 'card', discharged: 'shot', drafted: 'card', 'last-turn': 'alarm',
  commandeered: 'take', 'commandeered-from': 'take', turret: 'shot', burned: 'hit', 'killed-self': 'kill', 'tagged-damage': 'hit', 'tagged-presence': 'take', 'tagged-overkill': 'take',
  marked: 'card', killed: 'kill', overkilled: 'kill', played: 'card', frenzy: 'alarm',
}

export const sound = (event: Message): Sound | undefined => {
  const kind = kindOf(event)
  if (kind === 'fired') return soundOf(weaponIn(event))
  return SOUNDS[kind] ?? (kind.startsWith('scored') ? 'score' : undefined)
}

/** What a sign over a figure shows. */
const SIGNS: Record<string, string> = {
  poisoned: 'token-venom', venom: 'token-venom', controlled: 'token-control', tracked: 'token-tracked', slid: 'rush',
  healed: 'mend', overloaded: 'ability-overload', discharged: 'ability-overload', 'removed-venom': 'mend',
  'removed-control': 'mend', 'removed-mark': 'mend',
}

export class Arena implements Motion {
  /** Squares of figures that have moved since the view was drawn. */
  at = $state<Record<string, string>>({})
  flashes = $state<Flash[]>([])
  /** How long a step of a walk takes now, in milliseconds. */
  stride = $state(0)
  private count = 0
  /** What the last shot was fired with. */
  private firing: string | undefined

  /** Team Play looks at its view in its own way. */
  constructor(private readonly read: (sections: Sections) => Scene | undefined = (s) => sceneOf(viewOf(s), undefined)) {}

  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  play(event: Message, lasts: number, sections: Sections): void {
    const view = this.read(sections)
    // What a player does is shown where the player's figure stands.
    const who = figureIn(event, 'who') ?? figureIn(event, 'board') ?? view?.acting
    if (!view || !who) return
    const by = figureIn(event, 'by')
    const kind = kindOf(event)
    if (/^(turn|acts|played|turret)$/.test(kind)) this.firing = undefined
    switch (kind) {
      case 'ran':
      case 'moved':
      case 'pushed':
      case 'spawned': {
        const [to, way] = [squareIn(event), wayIn(event)]
        if (to) this.walk(who, way.length ? way : [to], lasts)
        break
      }
      case 'fired':
        this.firing = weaponIn(event)
        return this.flash({ kind: 'banner', on: who, count: 0, weapon: weaponIn(event), lasts })
      case 'hurt':
      case 'hurt-marks':
        this.flash({ kind: 'shot', on: who, from: by, count: 0, weapon: this.firing, lasts: lasts * 1.4 })
        return this.flash({ kind: 'drops', on: who, from: by, count: numberIn(event, 'damage'), lasts: lasts * 2 })
      case 'venom':
      case 'burned':
      case 'landed':
      case 'landed-lost':
        this.sign(who, SIGNS[kind], lasts)
        return this.flash({ kind: 'drops', on: who, from: who, count: numberIn(event, 'damage'), lasts: lasts * 2 })
      case 'ability':
        return this.sign(who, termIn(event, 'ability'), lasts)
      case 'marked':
        this.flash({ kind: 'shot', on: who, from: by, count: 0, weapon: this.firing, lasts })
        return this.flash({ kind: 'mark', on: who, from: by, count: numberIn(event, 'marks'), lasts: lasts * 2 })
      case 'killed':
        return this.flash({ kind: 'burst', on: who, count: 0, lasts: lasts * 1.5 })
      case 'took-tile':
      case 'took-weapon':
        return this.flash({ kind: 'take', on: who, count: 0, weapon: weaponIn(event), lasts: lasts * 1.5 })
      default:
        this.sign(who, SIGNS[kind], lasts)
        if (kind.startsWith('scored')) {
          this.flash({ kind: 'points', on: who, from: figureIn(event, 'board'), count: numberIn(event, 'points'), lasts: lasts * 2.5 })
        }
    }
  }

  arrive(): void {
    this.at = {}
  }

  private sign(on: string, icon: string | undefined, lasts: number): void {
    if (icon) this.flash({ kind: 'banner', on, count: 0, weapon: icon, lasts: lasts * 1.5 })
  }

  /** Step by step; far ways, as by teleporter, in one. */
  private walk(who: string, way: string[], lasts: number): void {
    const steps = way.length > 5 ? way.slice(-1) : way.slice(1)
    if (way.length === 1) steps.push(...way)
    this.stride = lasts / Math.max(steps.length, 1)
    if (lasts === 0) {
      const last = steps.at(-1)
      if (last) this.at[who] = last
      return
    }
    steps.forEach((square, n) => this.later(() => (this.at[who] = square), n * this.stride))
  }

  private flash(flash: Omit<Flash, 'n'>): void {
    if (flash.lasts === 0) return
    const n = ++this.count
    this.flashes.push({ n, ...flash })
    this.later(() => (this.flashes = this.flashes.filter((other) => other.n !== n)), flash.lasts)
  }

  private later(act: () => void, wait: number): void {
    if (wait === 0) return act()
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, wait)
    this.timers.add(timer)
  }
}
