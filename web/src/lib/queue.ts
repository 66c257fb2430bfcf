// The queue of steps to be shown: events one after another, each for its time,
// then the view they end in. Knows neither the game nor the page.

import type { Message } from '../wire/wire'
import type { Step } from './sync'

export interface Stage {
  /** How long an event is shown at normal speed, in milliseconds. */
  lasts(event: Message): number
  /** Time is multiplied by this; 0 shows no motion. */
  pace(): number
  /** An event begins. `for` milliseconds later the next one does. */
  play(event: Message, lasts: number, step: Step): void
  /** All events of the step have been played. */
  arrive(step: Step): void
  /** Nothing is left to be shown. */
  rest(): void
}

/** With this many events waiting the show hurries, so that it never falls far behind. */
const CROWD = 10

export class Queue {
  private steps: Step[] = []
  private next = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private running = false

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.running
  }

  push(step: Step): void {
    this.steps.push(step)
    if (!this.running) {
      this.running = true
      this.advance()
    }
  }

  /** Shows the end of everything at once. */
  skip(): void {
    if (!this.running) return
    clearTimeout(this.timer)
    for (const step of this.steps) {
      for (const event of step.events.slice(this.next)) this.stage.play(event, 0, step)
      this.next = 0
      this.stage.arrive(step)
    }
    this.finish()
  }

  /** Forgets what has not been shown. */
  clear(): void {
    clearTimeout(this.timer)
    this.steps = []
    this.next = 0
    this.running = false
  }

  private advance(): void {
    for (;;) {
      const step = this.steps[0]
      if (!step) return this.finish()
      const event = step.events[this.next]
      if (!event) {
        this.steps.shift()
        this.next = 0
        this.stage.arrive(step)
        continue
      }
      this.next += 1
      const lasts = Math.round(this.stage.lasts(event) * this.stage.pace() * this.hurry())
      this.stage.play(event, lasts, step)
      if (lasts > 0) {
        this.timer = setTimeout(() => this.advance(), lasts)
        return
      }
    }
  }

  private hurry(): number {
    const waiting = this.steps.reduce((sum, step) => sum + step.events.length, -this.next)
    return waiting <= CROWD ? 1 : CROWD / waiting
  }

  private finish(): void {
    this.steps = []
    this.next = 0
    this.running = false
    this.stage.rest()
  }
}
