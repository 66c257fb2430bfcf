// What moves while events are played: where pieces are just now, what flies, which dice tumble.

import type { Sections } from '../../lib/sync'
import type { Sound } from '../../lib/voices'
import type { Message } from '../../wire/wire'
import type { Motion } from '../drawings'
import { EFFECTS, soundOf } from '../effects/effects'
import {
  actionIn, causeIn, idOf, kindOf, markerIn, numberIn, numbersIn, pieceIn, placeOf, spotIn, spotsIn, teamIn, viewOf, type View,
} from './view'

/** Something seen for a moment, on a square. */
export interface Flash {
  n: number
  kind: 'shot' | 'burst' | 'miss' | 'sign' | 'ping' | 'blast' | 'banner'
  at: string
  from?: string | undefined
  /** A name of `icons.json`. */
  icon?: string | undefined
  team?: string | undefined
  /** Words of a banner. */
  message?: Message | undefined
  lasts: number
}

export interface Throw {
  n: number
  kind: 'performance' | 'success'
  /** Who rolls or is rolled against. */
  who: string
  /** Where that piece stood. */
  at: string | undefined
  dice: number[]
  bonus: number
  need?: number | undefined
  /** The chance of a success. */
  percent?: number | undefined
  cause?: string | undefined
  hit?: boolean | undefined
  tumbles: number
}

const LASTS: Record<string, number> = {
  first: 400, placed: 250, rotation: 400, 'rotation-over': 250, passed: 250, performed: 400, 'performed-aimed': 400,
  'turn-over': 60, walked: 400, leapt: 350, pushed: 300, acted: 350, 'rolled-hit': 450, 'rolled-miss': 450,
  'certain-hit': 350, 'certain-miss': 350, marked: 250, unmarked: 120, charged: 200, 'sticky-laid': 250,
  'sticky-blew': 350, 'stickies-gone': 150, 'sentry-built': 300, 'sentry-upgraded': 300, 'sentry-fired': 300,
  'sentry-gone': 300, 'intel-taken': 400, 'intel-dropped': 350, 'intel-ticked': 250, 'intel-home': 350, captured: 450,
  'respawn-ticked': 90, returned: 300, 'held-back': 150,
}

export const lasts = (event: Message): number => {
  const kind = kindOf(event)
  return LASTS[kind] ?? (kind.startsWith('point') ? 350 : kind.startsWith('killed') ? 1000 : kind.startsWith('won') || kind === 'drawn' ? 450 : 200)
}

const SOUNDS: Record<string, Sound> = {
  placed: 'step', returned: 'step', walked: 'step', leapt: 'step', pushed: 'step', performed: 'card', 'performed-aimed': 'card',
  'rolled-hit': 'hit', 'certain-hit': 'hit', 'sticky-blew': 'kill', 'sentry-fired': 'burst',
  'sentry-built': 'take', 'intel-taken': 'alarm', 'intel-home': 'take', captured: 'score', marked: 'card',
}

export const sound = (event: Message): Sound | undefined => {
  const kind = kindOf(event)
  if (kind === 'acted') {
    const action = actionIn(event) ?? ''
    return EFFECTS[action] ? soundOf(action) : 'card'
  }
  return SOUNDS[kind] ?? (kind.startsWith('won') ? 'score' : kind.startsWith('killed') ? 'kill' : undefined)
}

/** Dice lie still for so long after they have been thrown. */
const REST = 1500

export class Field implements Motion {
  /** Squares of pieces that have moved since the view was drawn. */
  at = $state<Record<string, string>>({})
  /** Pieces that have left the board since then. */
  gone = $state<Record<string, true>>({})
  flashes = $state<Flash[]>([])
  thrown = $state.raw<Throw>()
  /** How long a step of a walk takes now, in milliseconds. */
  stride = $state(0)
  /** Where the next roll comes from. */
  private source: string | undefined
  private action: string | undefined
  private count = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private steps: ReturnType<typeof setTimeout>[] = []

  play(event: Message, lasts: number, sections: Sections): void {
    const view = viewOf(sections)
    if (!view) return
    const kind = kindOf(event)
    const who = pieceIn(event)
    const here = who && this.where(view, who)
    const at = spotIn(event)
    switch (kind) {
      case 'walked':
        return this.walk(who, spotsIn(event, 'way'), lasts)
      case 'leapt':
      case 'pushed':
      case 'placed':
      case 'returned':
        return this.walk(who, at ? [at] : [], lasts)
      case 'performed':
      case 'performed-aimed':
        if (!who) return
        return this.throw(lasts, {
          kind: 'performance',
          who,
          at: here,
          dice: numbersIn(event, 'dice'),
          bonus: numberIn(event, 'bonus') ?? 0,
        })
      case 'acted':
        this.source = here
        this.action = actionIn(event)
        return this.flash({ kind: 'banner', at: here ?? '', icon: this.action, message: event, lasts: lasts * 2 })
      case 'sentry-fired': {
        const team = teamIn(event)
        this.source = team && this.where(view, idOf({ team, class: null }))
        return this.flash({ kind: 'shot', at: here ?? '', from: this.source, team, lasts })
      }
      case 'sticky-blew':
        this.source = at
        return this.flash({ kind: 'blast', at: at ?? '', lasts: lasts * 1.5 })
      case 'rolled-hit':
      case 'rolled-miss':
        if (!who) return
        this.shoot(event, here, lasts)
        return this.throw(lasts, {
          kind: 'success',
          who,
          at: here,
          dice: [numberIn(event, 'roll') ?? 0],
          bonus: 0,
          need: numberIn(event, 'need'),
          percent: numberIn(event, 'percent'),
          cause: causeIn(event),
          hit: kind === 'rolled-hit',
        })
      case 'certain-hit':
      case 'certain-miss':
        this.shoot(event, here, lasts)
        return this.flash({ kind: kind === 'certain-hit' ? 'burst' : 'miss', at: here ?? '', lasts })
      case 'killed':
      case 'killed-splash':
      case 'killed-sentry':
      case 'killed-fire':
        // The dice have done their part.
        this.thrown = undefined
        if (who && lasts > 0) this.gone[who] = true
        return this.flash({ kind: 'burst', at: here ?? at ?? '', icon: 'skull', lasts: lasts * 2 })
      case 'marked':
        return this.flash({ kind: 'sign', at: here ?? '', icon: markerIn(event), lasts: lasts * 2.5 })
      case 'charged':
        return this.flash({ kind: 'sign', at: here ?? '', icon: 'uber', lasts: lasts * 2 })
      case 'intel-taken':
        return this.flash({ kind: 'banner', at: here ?? '', icon: 'intel', message: event, lasts: lasts * 3 })
      case 'sticky-laid':
      case 'sentry-built':
      case 'intel-dropped':
        return this.flash({ kind: 'ping', at: at ?? '', team: teamIn(event), lasts: lasts * 2 })
      case 'sentry-gone':
        return this.flash({ kind: 'burst', at: at ?? '', lasts: lasts * 2 })
      default:
        if (/^(first|rotation|captured|won|drawn|intel-home|point)/.test(kind)) {
          // It stands where the dice lay.
          this.thrown = undefined
          this.flash({ kind: 'banner', at: '', message: event, team: teamIn(event), lasts: lasts * 2.2 })
        }
    }
  }

  arrive(): void {
    for (const step of this.steps.splice(0)) clearTimeout(step)
    this.at = {}
    this.gone = {}
  }

  private where(view: View, piece: string): string | undefined {
    return this.at[piece] ?? placeOf(view, piece)
  }

  private shoot(event: Message, to: string | undefined, lasts: number): void {
    const cause = causeIn(event)
    if (!to || !this.source || cause === 'afterburn' || cause === 'splash') return
    const icon = cause === 'attack' ? this.action : undefined
    this.flash({ kind: 'shot', at: to, from: this.source, icon, lasts })
  }

  /** Step by step. */
  private walk(who: string | undefined, way: string[], lasts: number): void {
    if (!who) return
    this.stride = lasts / Math.max(way.length, 1)
    if (lasts === 0) {
      const last = way.at(-1)
      if (last) this.at[who] = last
      return
    }
    for (const [n, square] of way.entries()) {
      if (n === 0) this.at[who] = square
      else this.steps.push(setTimeout(() => (this.at[who] = square), n * this.stride))
    }
  }

  private throw(lasts: number, thrown: Omit<Throw, 'n' | 'tumbles'>): void {
    if (lasts === 0) return
    this.thrown = { ...thrown, n: ++this.count, tumbles: lasts }
    clearTimeout(this.rest)
    this.rest = setTimeout(() => (this.thrown = undefined), lasts + REST)
  }

  private flash(flash: Omit<Flash, 'n'>): void {
    if (flash.lasts === 0) return
    const n = ++this.count
    this.flashes.push({ n, ...flash })
    setTimeout(() => (this.flashes = this.flashes.filter((other) => other.n !== n)), flash.lasts)
  }
}
