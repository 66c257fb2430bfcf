// What moves while events are played: where pieces are just now, how much health they
// show, what flies, and the dice on the table.

import type { Sections } from '../../lib/sync'
import type { Sound } from '../../lib/voices'
import type { Message } from '../../wire/wire'
import type { Motion } from '../drawings'
import { soundOf } from '../effects/effects'
import { reaches } from './chart.svelte'
import { dirIn, kindIn, kindOf, kindOfUnitIn, markIn, numberIn, sideIn, spotIn, viewOf, wayIn, type Heading, type Kind, type View } from './view'

/** Something seen for a moment, on a space or a piece. */
export interface Flash {
  n: number
  kind: 'shot' | 'beam' | 'flame' | 'swing' | 'blast' | 'loss' | 'gain' | 'word' | 'fall' | 'warp' | 'ring'
  /** A space, or a unit or building. */
  on: string
  from?: string | undefined
  dir?: Heading | undefined
  text?: string | undefined
  /** A message id to be said. */
  say?: string | undefined
  lasts: number
}

export interface Throw {
  value: number
  hit: boolean
  /** The die of an aimed shot, which decides the damage. */
  aimed: boolean
}

/** The dice thrown at one target. */
export interface Tray {
  by: string | undefined
  target: string
  need: number | undefined
  dice: Throw[]
  tumbles: number
}

const LASTS: Record<string, number> = {
  pick: 160, 'pick-secret': 120, reveal: 900, place: 260, 'free-turn': 500, round: 420, turn: 420, activate: 180, move: 420,
  teleport: 380, fire: 380, ground: 380, flame: 400, swing: 320, 'run-and-gun': 300, hit: 400, miss: 400, aim: 520, hurt: 320,
  'catch-fire': 300, burn: 340, destroy: 360, push: 280, link: 340, charge: 400, unlink: 160, fade: 200, heal: 320,
  job: 320, 'job-lost': 260, build: 380, dismantle: 260, 'flag-take': 400, 'flag-drop': 320, 'flag-return': 320, meter: 400,
  contest: 380, capture: 600, 'no-room': 300, concede: 400, draw: 400,
}

export const lasts = (event: Message): number => LASTS[kindOf(event)] ?? (kindOf(event).startsWith('killed') ? 1000 : kindOf(event).startsWith('win') ? 400 : 200)

/** How the shot of a type looks and sounds, the one of an added type like what it is; without a type it is a sentry's. */
const shotOf = (kind: Kind | undefined) => `type-${!kind ? 'turret' : reaches(kind, 'straight-area') ? 'soldier' : kind}`

const SOUNDS: Record<string, Sound> = {
  move: 'step', push: 'step', teleport: 'card', place: 'card', flame: 'whoosh', swing: 'blow',
  hurt: 'hit', burn: 'hit', destroy: 'kill', build: 'take', heal: 'take', link: 'throb', charge: 'alarm',
  'flag-take': 'take', 'flag-drop': 'alarm', capture: 'score', contest: 'alarm', hit: 'card', miss: 'card', aim: 'card',
}

export const sound = (event: Message): Sound | undefined => {
  const kind = kindOf(event)
  if (kind === 'fire' || kind === 'ground') return soundOf(shotOf(kindOfUnitIn(event, 'by')))
  return SOUNDS[kind] ?? (kind.startsWith('killed') ? 'kill' : undefined)
}

/** Dice stay in sight this long after the last one has fallen. */
const LINGER = 1100

export class Yard implements Motion {
  /** Where pieces are that have moved since the view was drawn. */
  at = $state<Record<string, string>>({})
  health = $state<Record<string, number>>({})
  kinds = $state<Record<string, Kind>>({})
  gone = $state<Record<string, boolean>>({})
  flashes = $state<Flash[]>([])
  tray = $state<Tray>()
  /** How long a step of a walk takes now, in milliseconds. */
  stride = $state(0)
  private count = 0
  private shooter: string | undefined
  private clearing: ReturnType<typeof setTimeout> | undefined

  play(event: Message, lasts: number, sections: Sections): void {
    const view = viewOf(sections)
    if (!view) return
    const [unit, by, target] = [markIn(event, 'unit'), markIn(event, 'by'), markIn(event, 'target')]
    const kind = kindOf(event)
    switch (kind) {
      case 'place': {
        const [id, at, type] = [`${sideIn(event)}${numberIn(event, 'number')}`, spotIn(event, 'at'), kindIn(event)]
        if (at) this.at[id] = at
        if (type) this.kinds[id] = type
        this.gone[id] = false
        return this.flash({ kind: 'ring', on: id, lasts: lasts * 2 })
      }
      case 'move':
      case 'push':
        if (unit) this.walk(unit, wayIn(event), lasts)
        return
      case 'teleport': {
        const to = spotIn(event, 'to')
        if (!unit || !to) return
        this.flash({ kind: 'warp', on: this.where(view, unit) ?? to, lasts: lasts * 1.5 })
        this.stride = 0
        this.at[unit] = to
        return this.flash({ kind: 'warp', on: to, lasts: lasts * 1.5 })
      }
      case 'fire': {
        this.shooter = by
        if (by && target) this.flash({ kind: 'shot', on: target, from: by, text: shotOf(kindOfUnitIn(event, 'by')), lasts: lasts * 1.4 })
        return
      }
      case 'ground': {
        const at = spotIn(event, 'at')
        this.shooter = by
        if (!by || !at) return
        this.flash({ kind: 'shot', on: at, from: by, text: shotOf(kindOfUnitIn(event, 'by')), lasts })
        return this.flash({ kind: 'blast', on: at, lasts: lasts * 2 })
      }
      case 'flame':
        this.shooter = by
        if (by) this.flash({ kind: 'flame', on: this.where(view, by) ?? by, dir: dirIn(event), lasts: lasts * 2 })
        return
      case 'swing':
        if (by && target) this.flash({ kind: 'swing', on: target, from: by, lasts: lasts * 1.5 })
        return
      case 'hit':
      case 'miss':
        if (target) this.roll(target, { value: numberIn(event, 'face'), hit: kind === 'hit', aimed: false }, numberIn(event, 'need'), lasts)
        return
      case 'aim':
        if (target) this.roll(target, { value: numberIn(event, 'face'), hit: true, aimed: true }, undefined, lasts)
        return
      case 'hurt':
        if (target) this.hurt(target, event, lasts)
        return
      case 'burn':
        if (unit) this.hurt(unit, event, lasts)
        return
      case 'catch-fire':
        if (unit) this.flash({ kind: 'word', on: unit, say: 'web-tf2-turns-burns', lasts: lasts * 2.5 })
        return
      case 'killed':
      case 'killed-melee':
      case 'killed-turret':
      case 'killed-fire':
        // The dice have done their part.
        this.tray = undefined
        if (!unit) return
        this.flash({ kind: 'fall', on: this.where(view, unit) ?? unit, lasts: lasts * 2 })
        this.later(() => (this.gone[unit] = true), lasts / 2)
        return
      case 'destroy': {
        const mark = markIn(event, 'building')
        if (!mark) return
        this.flash({ kind: 'fall', on: this.where(view, mark) ?? mark, lasts: lasts * 2 })
        this.gone[mark] = true
        return
      }
      case 'link':
      case 'charge': {
        const [medic, patient] = [markIn(event, 'medic'), markIn(event, 'patient')]
        if (!medic || !patient) return
        this.flash({ kind: 'beam', on: patient, from: medic, lasts: lasts * 2 })
        if (kind === 'charge') this.flash({ kind: 'word', on: patient, say: 'web-tf2-turns-uber', lasts: lasts * 2.5 })
        return
      }
      case 'heal': {
        const patient = markIn(event, 'patient')
        const before = patient && (this.health[patient] ?? view.units.find((other) => other.unit === patient)?.health)
        if (!patient || before === undefined) return
        this.health[patient] = Number(before) + numberIn(event, 'health')
        return this.flash({ kind: 'gain', on: patient, text: `+${numberIn(event, 'health')}`, lasts: lasts * 2.5 })
      }
      case 'job':
        if (unit) this.flash({ kind: 'word', on: unit, say: 'web-tf2-turns-builds', lasts: lasts * 2.5 })
        return
      case 'build': {
        const at = spotIn(event, 'at')
        if (at) this.flash({ kind: 'ring', on: at, lasts: lasts * 2 })
        return
      }
      case 'flag-take':
        if (unit) this.flash({ kind: 'word', on: unit, say: 'web-tf2-turns-has-flag', lasts: lasts * 3 })
        return
      case 'flag-drop':
      case 'flag-return': {
        const at = spotIn(event, 'at')
        if (at) this.flash({ kind: 'ring', on: at, lasts: lasts * 2.5 })
        return
      }
      case 'meter':
      case 'contest':
      case 'capture': {
        const at = middleOf(view, numberIn(event, 'point'))
        const say = kind === 'meter' ? 'web-tf2-turns-held' : kind === 'contest' ? 'web-tf2-turns-contested' : 'web-tf2-turns-captured'
        if (at) this.flash({ kind: 'word', on: at, say, lasts: lasts * 3 })
        return
      }
    }
  }

  arrive(): void {
    this.at = {}
    this.health = {}
    this.kinds = {}
    this.gone = {}
  }

  /** Where a piece is just now. */
  where(view: View, mark: string): string | undefined {
    const piece = view.units.find(({ unit }) => unit === mark) ?? view.buildings.find((building) => building.mark === mark)
    return this.at[mark] ?? piece?.at ?? undefined
  }

  private hurt(mark: string, event: Message, lasts: number): void {
    this.health[mark] = numberIn(event, 'left')
    this.flash({ kind: 'loss', on: mark, text: `−${numberIn(event, 'damage')}`, lasts: lasts * 3 })
  }

  /** One more die of a throw; another target begins a new throw. */
  private roll(target: string, die: Throw, need: number | undefined, lasts: number): void {
    clearTimeout(this.clearing)
    const same = this.tray && this.tray.target === target && this.tray.by === this.shooter && lasts > 0
    const dice = same ? [...(this.tray?.dice ?? []), die] : [die]
    this.tray = { by: this.shooter, target, need: need ?? this.tray?.need, dice: dice.slice(-6), tumbles: lasts * 0.8 }
    this.clearing = setTimeout(() => (this.tray = undefined), lasts > 0 ? lasts + LINGER : 0)
  }

  private walk(who: string, way: string[], lasts: number): void {
    const steps = way.slice(1)
    this.stride = lasts / Math.max(steps.length, 1)
    const last = steps.at(-1)
    if (lasts === 0 && last) this.at[who] = last
    else steps.forEach((spot, n) => this.later(() => (this.at[who] = spot), n * this.stride))
  }

  private flash(flash: Omit<Flash, 'n'>): void {
    if (flash.lasts === 0) return
    const n = ++this.count
    this.flashes.push({ n, ...flash })
    this.later(() => (this.flashes = this.flashes.filter((other) => other.n !== n)), flash.lasts)
  }

  private later(act: () => void, wait: number): void {
    if (wait === 0) act()
    else setTimeout(act, wait)
  }
}

/** A space in the middle of a control point. */
export function middleOf(view: View, point: number): string | undefined {
  const all = view.board.features.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === String(point) ? [`r${row}c${column}`] : [])),
  )
  return all[Math.floor(all.length / 2)]
}
