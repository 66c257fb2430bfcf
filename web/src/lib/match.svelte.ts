// A table as this page knows it: the truth from the server, and what is shown of
// it, which follows event by event. Sends back what was offered, nothing else.

import type { All, Frame, Hint, Message, Offer, Place, Saying, Told } from '../wire/wire'
import type { Drawings, Motion } from '../games/drawings'
import { api } from './api'
import { asked, type Asked } from './offers'
import { isFinger, Pointing } from './pointing.svelte'
import { isMuted, moves, prefer, prefs } from './prefs.svelte'
import { Queue } from './queue'
import { Socket } from './socket'
import { chime } from './sound'
import { added, follow, joined, missing, type Known, type Sections, type Step } from './sync'

/** A question with a single answer is shown this long before it is answered. */
const GLANCE = 250
/** The answer that declines, in every game. */
const PASS = 'pass'

export class Match extends Pointing {
  hint = $state.raw<Hint>()
  /** What has been shown since everything was settled. */
  telling = $state.raw<Message[]>([])
  /** A bot sets the game up for me. */
  private trusting = false
  /** Since my last answer: the steps, and the view they began with. */
  private since = $state.raw<{ from: Sections; steps: Step[] }>()

  readonly lately = $derived(this.since?.steps.flatMap((step) => step.events) ?? [])
  motion: Motion | undefined
  private known: Known | undefined
  private latest: { asks: Asked[]; result: Place[] | undefined } = { asks: [], result: undefined }
  private socket: Socket | undefined
  private asking = false
  /** The frame of my last answer. */
  private answering: number | undefined
  /** My last answer, where others were asked at the same time: theirs may be stored first. */
  private crossing: { as: string; text: string; question: string } | undefined
  /** The same, once it has been refused for that reason. */
  private crossed: typeof this.crossing
  /** Have I made a decision that can be taken back? */
  decided = $state(false)
  /** Others were asked since I last was. */
  private waited = false
  /** After an undo nothing is answered for me until I have spoken. */
  private hold = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly queue = new Queue({
    lasts: (event) => this.drawings?.lasts(event) ?? 200,
    pace: () => (!moves() || document.hidden ? 0 : prefs.speed === 'fast' ? 0.45 : 1),
    play: (event, lasts, step) => {
      if (step.seq > this.logged) this.write(event, step.undone)
      this.telling = [...this.telling, event]
      this.motion?.play(event, lasts, this.view ?? {})
      const sound = this.drawings?.sound(event)
      if (sound && lasts > 0) chime(sound)
    },
    arrive: (step) => {
      this.logged = Math.max(this.logged, step.seq)
      this.view = step.view
      this.asks = step.asks
      this.motion?.arrive()
    },
    rest: () => this.settle(),
  })
  private logged = 0

  constructor(readonly id: string) {
    super()
  }

  /** Begins to listen. The drawings of the game come when the game is known. */
  connect(): void {
    this.socket = new Socket(this.id, {
      heard: (frame) => this.heard(frame),
      line: (state) => {
        this.line = state
        if (state !== 'up') this.sent = false
      },
    })
  }

  protected override send(said: Saying): number | undefined {
    return this.socket?.send(said)
  }

  close(): void {
    this.socket?.close()
    this.queue.clear()
    clearTimeout(this.timer)
  }

  draw(drawings: Drawings): void {
    this.drawings = drawings
    this.motion = drawings.motion()
  }

  // What the page asks for

  choose(chosen: Offer | string[]): void {
    const { ask } = this
    if (!this.open || !ask || (!Array.isArray(chosen) && !ask.offers?.includes(chosen))) return
    this.hold = false
    this.answer(ask, chosen)
  }

  /** An offer was clicked. A finger hides what is under it: its first touch shows what the answer would do. */
  take(offer: Offer, event: Event): void {
    if (!isFinger(event) || !prefs.preview || !offer.at || this.touched === offer || !this.open) return this.choose(offer)
    this.pointed = offer
    this.touched = offer
  }

  undo(): void {
    if (this.known) this.send({ undo: this.known.seq })
  }

  consent(agreed: boolean): void {
    if (this.undoing) this.send({ consent: agreed, undo: this.undoing.n })
  }

  askHint(): void {
    if (this.ask) this.send({ hint: this.ask.as })
  }

  /** A bot answers for me, as long as the game is being set up. */
  entrust(): void {
    const { ask } = this
    this.trusting = ask?.question !== undefined && (this.drawings?.setsUp?.(ask.question) ?? false)
    if (!this.trusting || !ask || !this.open) return
    this.answering = this.send({ entrust: ask.as })
    this.sent = this.answering !== undefined
  }

  say(text: string): void {
    const line = text.trim().slice(0, 300)
    if (line) this.send({ say: line })
  }

  skip(): void {
    this.queue.skip()
  }

  /** Shows once more what happened since my last answer. */
  replay(): void {
    const since = this.since
    if (!since || this.queue.busy) return
    this.view = since.from
    this.settled = false
    for (const step of since.steps) this.queue.push(step)
  }

  // What the server says

  private heard(frame: Frame): void {
    if ('all' in frame) this.everything(frame.all)
    else if ('told' in frame) this.told(frame.told)
    else if ('table' in frame) this.table = frame.table
    else if ('waits' in frame) this.waits = frame.waits
    else if ('log' in frame) {
      const log = joined(this.log, frame.log)
      if (log === this.log) return
      this.log = log
      this.readBack()
    }
    else if ('chat' in frame) {
      this.chat = [...this.chat, frame.chat]
      if (frame.chat.by !== this.you?.id && !isMuted(frame.chat.by)) chime('chat')
    } else if ('undo' in frame) {
      const { closed, seat } = frame.undo
      this.undoing = closed ? undefined : frame.undo
      // The one who asked for it hears how it ended.
      if (closed && closed !== 'agreed' && seat === this.you?.seat) this.refusal = { id: `web-undo-${closed}` }
    } else if ('hint' in frame) {
      if (frame.hint.seq === this.known?.seq) this.hint = frame.hint
    } else if ('refused' in frame) {
      const { id, code, message } = frame.refused
      const mine = id !== undefined && id === this.answering
      if (mine) this.sent = false
      // A bot entrusted twice with one question has answered it before the second wish came.
      if (mine && this.trusting && code === 'not-awaited') return
      if (mine) this.trusting = false
      if (code === 'nothing-to-undo') this.decided = false
      if (code === 'stale') {
        if (mine) this.crossed = this.crossing
        this.again()
      }
      // Pointing at things quickly is no reason to complain.
      else if (!this.asides.has(id)) this.refusal = message
    } else this.explained(frame)
  }

  private everything(all: All): void {
    this.asking = false
    this.letGo()
    this.table = all.table
    this.you = all.you
    this.chat = all.chat
    this.undoing = all.undo
    this.waits = all.waits
    this.result = all.table.result
    const asks = asked(all.asks)
    this.latest = { asks, result: all.table.result }
    if (all.clocks) this.clocks = { ...all.clocks, since: Date.now() }
    this.queue.clear()
    this.motion?.arrive()
    this.known = { seq: all.seq, view: all.view ?? {} }
    this.decided = all.decided ?? false
    this.logged = all.seq
    this.log = joined([], all.log)
    this.readBack()
    this.view = all.view
    this.asks = asks
    this.since = undefined
    this.settle()
    this.repeat()
  }

  /** What was asked is still asked, so what was meant is still meant. */
  private repeat(): void {
    const { crossed } = this
    this.crossed = undefined
    const ask = this.asks.find(({ as, question }) => as === crossed?.as && JSON.stringify(question) === crossed.question)
    const offer = ask?.offers?.find(({ text }) => text === crossed?.text)
    if (ask && offer) this.answer(ask, offer)
  }

  private told(told: Told): void {
    const step = follow(this.known ?? { seq: 0, view: {} }, told)
    if (step === 'old') return
    if (step === 'gap') return this.again()
    const from = this.known?.view ?? {}
    this.waits = undefined
    this.known = { seq: step.seq, view: step.view }
    this.latest = { asks: step.asks, result: told.result }
    this.waited ||= !step.asks.some((ask) => ask.offers?.length)
    if (told.clocks) this.clocks = { ...told.clocks, since: Date.now() }
    const spoke = told.moves.some((move) => move.seat === this.you?.seat)
    if (spoke || step.undone !== undefined) this.crossing = undefined
    this.sent = false
    this.hint = undefined
    this.refusal = undefined
    this.letGo()
    if (spoke) this.decided = true
    if (step.undone !== undefined) {
      this.decided = told.decided ?? false
      this.trusting = false
      this.hold = true
      this.since = undefined
    } else if (spoke) this.since = { from: step.view, steps: [] }
    else if (this.you?.seat !== undefined) {
      this.since = { from: this.since?.from ?? from, steps: [...(this.since?.steps ?? []), step] }
    }
    this.settled = false
    // The first view has nothing before it to move from.
    if (this.view === undefined) this.view = step.view
    this.queue.push(step)
  }

  private again(): void {
    if (this.asking) return
    this.asking = true
    this.send({ again: true })
  }

  /** Several answers in one go are all of one actor: what others say meanwhile does not cross them. */
  private answer(ask: Asked, chosen: Offer | string[]): void {
    const choose = Array.isArray(chosen) ? chosen : chosen.text
    this.answering = this.known && this.send({ choose, as: ask.as, seq: this.known.seq })
    if (!this.answering) return
    this.sent = true
    const one = typeof choose === 'string' && this.asks.length > 1
    this.crossing = one ? { as: ask.as, text: choose, question: JSON.stringify(ask.question) } : undefined
    this.pointed = undefined
    this.lookAway()
  }

  private settle(): void {
    this.asks = this.latest.asks
    this.result = this.latest.result ?? this.table?.result
    this.settled = true
    this.telling = []
    clearTimeout(this.timer)
    const ask = this.ask
    if (ask && this.trusting) this.entrust()
    if (this.trusting) return
    const given = this.given(ask)
    if (ask && given && !this.hold) {
      this.timer = setTimeout(() => this.open && this.ask === ask && this.answer(ask, given), moves() ? GLANCE : 0)
    } else if (ask && this.waited) chime('turn')
    this.waited &&= !ask
  }

  /** What is answered for me: the only answer there is, or a pass where I never want to be asked. */
  private given(ask: Asked | undefined): Offer | undefined {
    const [only, more] = this.real(ask)
    if (only && !more) return prefs.auto ? only : undefined
    return prefs.passes.includes(ask?.question?.id ?? '') ? ask?.offers?.find(({ text }) => text === PASS) : undefined
  }

  /** Passes this question, now and from now on. */
  passAlways(): void {
    const id = this.ask?.question?.id
    const pass = this.offers.find(({ text }) => text === PASS)
    if (!id || !pass) return
    void prefer({ passes: [...prefs.passes, id] })
    this.choose(pass)
  }

  private write(event: Message, kept: number | undefined): void {
    this.log = added(this.log, event, kept)
    if (kept !== undefined) this.readBack()
  }

  /** Asks for the part of the log before the one that is there. */
  private readBack(): void {
    const before = missing(this.log)
    if (before > 0) this.asides.add(this.send({ log: before }))
  }

  leave = () => api.leave(this.id)

  /** Takes my seat back from the bot that stands in. */
  comeBack = () => api.comeBack(this.id)
}
