// A finished match, shown once more: any moment of it, through anybody's eyes. To the
// drawings it is a table where nobody is asked.

import type { Drawings } from '../games/drawings'
import type { RecordCard, SeatView, Step as Answer, Steps, Story } from '../wire/wire'
import { api } from './api'
import { Match } from './match.svelte'
import { asked } from './offers'
import { moves } from './prefs.svelte'
import { Queue } from './queue'
import { chime } from './sound'
import { patched, type Line, type Step } from './sync'
import {
  holds, isLucks, landmarks, lead, momentAfter, momentBefore, placeAt, turnAfter, turnBefore, windowOf, WINDOW, type Place,
} from './timeline'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** Between two answers while it plays, in milliseconds: with motion, and without. */
const BREATH = 160
const STILL = 800
/** Events in the log: as many as two windows hold. */
const LINES = 160

/** A seat as a record names it. */
export function seatOf(player: string | undefined, actors: string[]): SeatView {
  const level = /^bot (.+)$/.exec(player ?? '')?.[1]
  const rest = { ready: true, here: true, actors }
  return level ? { who: 'bot', level, ...rest } : { who: 'person', name: player ?? '', ...rest }
}

export class Replay extends Match {
  /** Answers given at the moment that is shown. */
  now = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** `all`, `none`, or an actor. */
  sees = $state('all')
  /** Something is on its way from the server. */
  loading = $state(false)
  failed = $state(false)
  /** The answer that led here. */
  said = $state.raw<Answer>()

  readonly total: number
  private windows = new Map<number, Promise<Steps>>()
  private here: Steps | undefined
  /** Where everything on the stage will have led. */
  private tip: Place = { seq: 0, view: {}, asks: [] }
  /** What was begun before the last jump is no longer wanted. */
  private jumps = 0
  private beat: ReturnType<typeof setTimeout> | undefined
  private readonly show = new Queue({
    lasts: (event) => this.drawings?.lasts(event) ?? 200,
    pace: () => (moves() && !document.hidden ? 1 / this.speed : 0),
    play: (event, lasts) => {
      this.telling = [...this.telling, event]
      this.motion?.play(event, lasts, this.view ?? {})
      const sound = this.drawings?.sound(event)
      if (sound && lasts > 0) chime(sound)
    },
    arrive: (step) => this.arrive(step),
    rest: () => {
      this.settled = true
      this.telling = []
      if (this.playing) this.goOn()
    },
  })

  constructor(
    readonly card: RecordCard,
    readonly story: Story,
    drawings: Drawings,
  ) {
    super(card.id)
    this.total = story.total
    this.draw(drawings)
    this.table = {
      id: card.id, game: card.game, rules: card.rules, state: 'over', setup: story.setup ?? {}, private: true, watch: 'masked', clock: 'none',
      seats: story.chairs.map((actors, n) => seatOf(card.uploaded ? undefined : card.players[n], actors)),
      watchers: 0, created: card.started ?? card.ended,
    }
  }

  override close(): void {
    this.pause()
    this.show.clear()
    super.close()
  }

  override skip(): void {
    this.show.skip()
  }

  /** Through whose eyes; the moment stays. */
  async as(sees: string): Promise<void> {
    const seat = this.story.chairs.findIndex((actors) => actors.includes(sees))
    this.sees = sees === 'none' || seat >= 0 ? sees : 'all'
    this.you = { id: '', host: false, ...(seat >= 0 ? { seat } : {}) }
    this.windows.clear()
    this.here = undefined
    await this.seek(this.now)
  }

  /** Shows the position after `at` answers. */
  async seek(at: number): Promise<void> {
    const jump = this.stop()
    const to = Math.max(0, Math.min(this.total, at))
    this.now = to
    const steps = await this.windowAt(to)
    if (jump !== this.jumps || !steps) return
    this.here = steps
    this.tip = placeAt(steps, to)
    this.said = steps.steps.find(({ seq }) => seq === to)
    this.put(this.tip)
    this.settled = true
    this.telling = []
    this.log = steps.steps.filter(({ seq }) => seq <= to).flatMap(lines).slice(-LINES)
    if (this.playing) this.goOn()
  }

  toggle(): void {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.now >= this.total) void this.seek(0)
    else this.goOn(0)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.beat)
  }

  /** One decision on, with what luck made of it. */
  async forward(): Promise<void> {
    this.pause()
    if (!this.settled) return this.show.skip()
    const jump = this.jumps
    await this.one()
    while (jump === this.jumps && isLucks(await this.answerAt(this.tip.seq))) await this.one()
  }

  /** Back to before the last decision. */
  async back(): Promise<void> {
    this.pause()
    let to = this.now - 1
    const jump = this.stop()
    while (to > 0 && isLucks(await this.answerAt(to))) to -= 1
    if (jump === this.jumps) await this.seek(to)
  }

  nextTurn = () => this.jump(turnAfter(this.story.turns, this.now, this.total))
  lastTurn = () => this.jump(turnBefore(this.story.turns, this.now))

  nextMoment(): Promise<void> {
    const mark = momentAfter(landmarks(this.story.moments), this.now)
    return mark ? this.watch(lead(mark)) : Promise.resolve()
  }

  lastMoment(): Promise<void> {
    const mark = momentBefore(landmarks(this.story.moments), this.now)
    return mark ? this.watch(lead(mark)) : Promise.resolve()
  }

  jump(at: number): Promise<void> {
    this.pause()
    return this.seek(at)
  }

  /** Goes to just before a moment and lets it happen. */
  async watch(at: number): Promise<void> {
    await this.jump(at)
    if (this.now === at && moves()) await this.one()
  }

  // One step

  /** Puts the next answer on the stage, after those that are there. */
  private async one(): Promise<void> {
    const step = await this.answerAt(this.tip.seq)
    if (!step || step.after !== this.tip.seq) return
    this.tip = { seq: step.seq, view: patched(this.tip.view, step), asks: asked(step.asks) }
    this.settled = false
    this.said = step
    this.show.push({ ...this.tip, events: step.events, undone: undefined })
  }

  private goOn(wait = (moves() ? BREATH : STILL) / this.speed): void {
    clearTimeout(this.beat)
    this.beat = setTimeout(() => {
      if (!this.playing) return
      if (this.tip.seq >= this.total) this.pause()
      else void this.one()
    }, wait)
  }

  private arrive(step: Step): void {
    this.put(step)
    this.log = [...this.log, ...lines(step)].slice(-LINES)
    // The next window is there before it is needed.
    if (step.seq % WINDOW > WINDOW / 2 && step.seq + WINDOW / 2 < this.total) void this.fetch(windowOf(step.seq) + 1)
  }

  private put(place: Place): void {
    this.now = place.seq
    this.view = place.view
    this.asks = place.asks
    this.result = place.seq >= this.total ? this.card.result : undefined
    this.motion?.arrive()
  }

  private stop(): number {
    clearTimeout(this.beat)
    this.show.clear()
    return ++this.jumps
  }

  // Windows

  private fetch(n: number): Promise<Steps | undefined> {
    let window = this.windows.get(n)
    if (!window) {
      window = api.steps(this.id, this.sees, n * WINDOW, WINDOW)
      window.catch(() => this.windows.delete(n))
      this.windows.set(n, window)
    }
    return window.then(
      (steps) => {
        this.failed = false
        return steps
      },
      () => {
        this.failed = true
        return undefined
      },
    )
  }

  /** A window with the position after `at` answers; the one at hand if it will do. */
  private async windowAt(at: number): Promise<Steps | undefined> {
    if (this.here && holds(this.here, at)) return this.here
    this.loading = true
    // With the answer that led there, and what happened before it.
    const n = windowOf(Math.max(0, at - 1))
    const steps = await this.fetch(n)
    this.loading = false
    return steps
  }

  /** The answer given after `at` others. */
  private async answerAt(at: number): Promise<Answer | undefined> {
    if (at < 0 || at >= this.total) return undefined
    const steps = this.here && at >= this.here.first.seq && at < this.here.first.seq + this.here.steps.length ? this.here : await this.fetch(windowOf(at))
    if (steps) this.here = steps
    return steps?.steps[at - (steps.first.seq ?? 0)]
  }
}

/** Numbers that stay the same however often a step is shown. */
const lines = ({ seq, events }: Pick<Step, 'seq' | 'events'>): Line[] => events.map((message, n) => ({ n: seq * 1000 + n, message }))
