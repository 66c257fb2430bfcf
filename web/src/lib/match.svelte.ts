// A table as this page knows it: the truth from the server, and what is shown of
// it, which follows event by event. Sends back what was offered, nothing else.

import type {
  All, Chat, Clocks, Frame, Hint, Message, Offer, Place, Pointer, Table, Then, Told, Undo, Way, You,
} from '../wire/wire'
import type { Drawings, Motion } from '../games/drawings'
import { api } from './api'
import { asked, type Asked } from './offers'
import { isMuted, moves, prefs } from './prefs.svelte'
import { Queue } from './queue'
import { Socket } from './socket'
import { chime } from './sound'
import { added, follow, joined, missing, type Known, type Line, type Sections, type Step } from './sync'

/** The answer to: why is this not offered? */
export interface Reason {
  text: string
  why: Message | undefined
}

/** A question with a single answer is shown this long before it is answered. */
const GLANCE = 250
/** More ways than this from a thing are no help. */
const CROSSROADS = 5
/** The pointer rests this long on an offer before the page asks what it would lead to. */
const REST = 60

const isFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

export class Match {
  table = $state.raw<Table>()
  you = $state.raw<You>()
  /** The position that is drawn, and who is asked there. */
  view = $state.raw<Sections>()
  asks = $state.raw<Asked[]>([])
  result = $state.raw<Place[]>()
  clocks = $state.raw<Clocks & { since: number }>()
  chat = $state.raw<Chat[]>([])
  /** The table's log as far as it has been shown. */
  log = $state.raw<Line[]>([])
  undoing = $state.raw<Undo>()
  /** I watch late: so many answers until I see anything. */
  waits = $state<number>()
  hint = $state.raw<Hint>()
  reason = $state.raw<Reason>()
  refusal = $state.raw<Message>()
  line = $state<'up' | 'down' | 'closed' | 'dialling'>('dialling')
  /** Everything that happened has been shown. */
  settled = $state(true)
  /** What has been shown since everything was settled. */
  telling = $state.raw<Message[]>([])
  /** A bot sets the game up for me. */
  private trusting = false
  /** My answer is on its way. */
  sent = $state(false)
  /** What the offer under the pointer would lead to, as soon as the server has said it. */
  ahead = $state.raw<Then>()
  /** The thing that is looked at closely, and where it is on the screen. */
  looked = $state.raw<{ thing: Pointer; word: string; box: DOMRect }>()
  /** The thing that was clicked last, where no answer pointed at it. */
  private reached: { thing: Pointer; element: Element; finger: boolean; keys: boolean } | undefined
  /** It can mean several actions: which one? */
  crossroads = $state.raw<{ ways: Way[]; box: DOMRect; keys: boolean }>()
  private pointer = $state.raw<Offer>()
  /** The offer that a finger has touched once; a second touch takes it. */
  touched = $state.raw<Offer>()
  /** What the actor of several that I hold is asked. */
  private picked = $state<string>()
  /** Since my last answer: the steps, and the view they began with. */
  private since = $state.raw<{ from: Sections; steps: Step[] }>()

  readonly mine = $derived(this.asks.filter((ask) => ask.offers?.length))
  readonly ask = $derived(this.mine.find((ask) => ask.as === this.picked) ?? this.mine[0])
  /** May I answer now? */
  readonly open = $derived(this.settled && !this.sent && this.ask !== undefined && this.line === 'up')
  readonly offers = $derived(this.open ? this.real(this.ask) : [])
  /** Gives the match up, where that is offered. */
  readonly concession = $derived(this.open ? this.ask?.offers?.find((offer) => this.concedes(offer)) : undefined)
  readonly lately = $derived(this.since?.steps.flatMap((step) => step.events) ?? [])
  readonly mySeat = $derived(this.you?.seat === undefined ? undefined : this.table?.seats[this.you.seat])
  /** The actors that my seat answers for. */
  readonly mySide = $derived(this.mySeat?.actors ?? [])

  motion: Motion | undefined
  private known: Known | undefined
  private latest: { asks: Asked[]; result: Place[] | undefined } = { asks: [], result: undefined }
  protected drawings: Drawings | undefined
  private socket: Socket | undefined
  private asking = false
  /** The frame of my last answer. */
  private answering: number | undefined
  /** Frames that asked about things pointed at. */
  private readonly asides = new Set<number | undefined>()
  /** My last answer, where others were asked at the same time: theirs may be stored first. */
  private crossing: { as: string; text: string; question: string } | undefined
  /** The same, once it has been refused for that reason. */
  private crossed: typeof this.crossing
  /** After an undo nothing is answered for me until I have spoken. */
  private hold = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly thens = new Map<string, Then>()
  private resting: ReturnType<typeof setTimeout> | undefined
  private readonly reasons = new Map<string, Message | undefined>()
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

  constructor(readonly id: string) {}

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

  choose(offer: Offer): void {
    const ask = this.ask
    if (!this.open || !ask || !ask.offers?.includes(offer)) return
    this.hold = false
    this.answer(ask, offer)
  }

  /** An offer was clicked. A finger hides what is under it: its first touch shows what the answer would do. */
  take(offer: Offer, event: Event): void {
    if (!isFinger(event) || !prefs.preview || !offer.at || this.touched === offer || !this.open) return this.choose(offer)
    this.pointed = offer
    this.touched = offer
  }

  private concedes(offer: Offer): boolean {
    return offer.text === this.drawings?.concede
  }

  /** The answers to a question, but for giving up. */
  private real(ask: Asked | undefined): Offer[] {
    return ask?.offers?.filter((offer) => !this.concedes(offer)) ?? []
  }

  pick(actor: string): void {
    this.picked = actor
  }

  /** The offer that points at a thing on the table. */
  at(kind: string, id: string): Offer | undefined {
    return this.offers.find((offer) => offer.at?.kind === kind && offer.at.id === id)
  }

  /** The offer under the pointer or the focus. */
  get pointed(): Offer | undefined {
    return this.pointer
  }

  set pointed(offer: Offer | undefined) {
    const as = this.ask?.as
    this.pointer = offer
    if (offer !== this.touched) this.touched = undefined
    this.ahead = offer && this.thens.get(`${as} ${offer.text}`)
    clearTimeout(this.resting)
    if (!offer || this.ahead || !as) return
    this.resting = setTimeout(() => this.open && this.asides.add(this.socket?.send({ would: offer.text, as })), REST)
  }

  isPointed(kind: string, id: string): boolean {
    const at: Pointer | undefined = this.pointed?.at
    return at?.kind === kind && at.id === id
  }

  /** Could the answer after the pointed one point at this? */
  isNext(kind: string, id: string): boolean {
    return this.ahead?.next.some((at) => at.kind === kind && at.id === id) ?? false
  }

  undo(): void {
    if (this.known) this.socket?.send({ undo: this.known.seq })
  }

  consent(agreed: boolean): void {
    if (this.undoing) this.socket?.send({ consent: agreed, undo: this.undoing.n })
  }

  askHint(): void {
    if (this.ask) this.socket?.send({ hint: this.ask.as })
  }

  /** A bot answers for me, as long as the game is being set up. */
  entrust(): void {
    const { ask } = this
    this.trusting = ask?.question !== undefined && (this.drawings?.setsUp?.(ask.question) ?? false)
    if (!this.trusting || !ask || !this.open) return
    this.answering = this.socket?.send({ entrust: ask.as })
    this.sent = this.answering !== undefined
  }

  /** Asks why a word may not be answered; the reason comes later. */
  wonder(text: string): void {
    const as = this.ask?.as
    if (!as || !this.open) return
    const key = `${this.known?.seq} ${as} ${text}`
    if (this.reasons.has(key)) {
      this.reason = { text, why: this.reasons.get(key) }
      return
    }
    this.asides.add(this.socket?.send({ why: text, as }))
  }

  /** A thing was clicked that no answer points at: which answers would lead to it? */
  reach(thing: Pointer, element: Element, event: Event): void {
    this.lookAway()
    const as = this.ask?.as
    if (!as || !this.open || thing.kind === 'symbol') return this.look(thing, element)
    this.reached = { thing, element, finger: isFinger(event), keys: event instanceof MouseEvent && event.detail === 0 }
    this.asides.add(this.socket?.send({ toward: { kind: thing.kind, id: thing.id }, as }))
  }

  /** Takes the answers of a way in one go; at a figure it stops, so that nobody shoots by mistake. */
  go({ words }: Way): void {
    const { ask, known } = this
    this.crossroads = undefined
    if (!ask || !known || !this.open) return
    const far = words.length > 1 && this.reached?.thing.kind === 'figure' ? words.slice(0, -1) : words
    this.hold = false
    this.answering = this.socket?.send({ choose: far, as: ask.as, seq: known.seq })
    this.sent = this.answering !== undefined
    this.pointed = undefined
  }

  look(thing: Pointer, element: Element): void {
    const word = this.drawings?.wordFor(thing.kind, thing.id) ?? thing.id
    this.looked = { thing, word, box: element.getBoundingClientRect() }
    // Signs are explained; nobody expects to choose one.
    if (thing.kind !== 'symbol' && !this.at(thing.kind, thing.id)) this.wonder(word)
  }

  lookAway(): void {
    this.looked = undefined
    this.reason = undefined
  }

  say(text: string): void {
    const line = text.trim().slice(0, 300)
    if (line) this.socket?.send({ say: line })
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
      // Whoever asked for it hears how it ended.
      if (closed && closed !== 'agreed' && seat === this.you?.seat) this.refusal = { id: `web-undo-${closed}` }
    } else if ('hint' in frame) {
      if (frame.hint.seq === this.known?.seq) this.hint = frame.hint
    } else if ('because' in frame) {
      const { as, text, why } = frame.because
      this.reasons.set(`${this.known?.seq} ${as} ${text}`, why ?? undefined)
      this.reason = { text, why: why ?? undefined }
    } else if ('then' in frame) {
      this.thens.set(`${frame.then.as} ${frame.then.text}`, frame.then)
      if (this.pointed?.text === frame.then.text) this.ahead = frame.then
    } else if ('ways' in frame) {
      const { toward, ways } = frame.ways
      const { thing, element, finger, keys = false } = this.reached ?? {}
      if (!thing || !element || thing.kind !== toward.kind || thing.id !== toward.id) return
      const [only, more] = ways
      // A finger cannot rest on a thing to learn what it is: it is told, and asked before anything is done.
      if (only && !more && !finger) return this.go(only)
      if (only && ways.length <= CROSSROADS) this.crossroads = { ways, box: element.getBoundingClientRect(), keys }
      if (finger || !this.crossroads) this.look(thing, element)
    } else if ('refused' in frame) {
      const { id, code, message } = frame.refused
      const mine = id !== undefined && id === this.answering
      if (mine) this.sent = false
      // A bot entrusted twice with one question has answered it before the second wish came.
      if (mine && this.trusting && code === 'not-awaited') return
      if (mine) this.trusting = false
      if (code === 'stale') {
        if (mine) this.crossed = this.crossing
        this.again()
      }
      // Pointing at things quickly is no reason to complain.
      else if (!this.asides.has(id)) this.refusal = message
    }
  }

  private everything(all: All): void {
    this.asking = false
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
    if (told.clocks) this.clocks = { ...told.clocks, since: Date.now() }
    const spoke = told.moves.some((move) => move.seat === this.you?.seat)
    if (spoke || step.undone !== undefined) this.crossing = undefined
    this.sent = false
    this.hint = undefined
    this.pointed = undefined
    this.crossroads = undefined
    this.reached = undefined
    this.refusal = undefined
    this.reason = undefined
    this.reasons.clear()
    this.thens.clear()
    this.asides.clear()
    if (step.undone !== undefined) {
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
    this.socket?.send({ again: true })
  }

  private answer(ask: Asked, offer: Offer): void {
    this.answering = this.known && this.socket?.send({ choose: offer.text, as: ask.as, seq: this.known.seq })
    if (!this.answering) return
    this.sent = true
    this.crossing = this.asks.length > 1 ? { as: ask.as, text: offer.text, question: JSON.stringify(ask.question) } : undefined
    this.pointed = undefined
    this.lookAway()
  }

  private settle(): void {
    const was = this.ask?.as
    this.asks = this.latest.asks
    this.result = this.latest.result ?? this.table?.result
    this.settled = true
    this.telling = []
    clearTimeout(this.timer)
    const ask = this.ask
    if (ask && this.trusting) this.entrust()
    if (this.trusting) return
    const [only, more] = this.real(ask)
    if (ask && only && !more && prefs.auto && !this.hold) {
      this.timer = setTimeout(() => this.open && this.ask === ask && this.answer(ask, only), moves() ? GLANCE : 0)
    } else if (ask && was === undefined) chime('turn')
  }

  private write(event: Message, kept: number | undefined): void {
    this.log = added(this.log, event, kept)
    if (kept !== undefined) this.readBack()
  }

  /** Asks for the part of the log before the one that is there. */
  private readBack(): void {
    const before = missing(this.log)
    if (before > 0) this.asides.add(this.socket?.send({ log: before }))
  }

  leave = () => api.leave(this.id)

  /** Takes my seat back from the bot that stands in. */
  comeBack = () => api.comeBack(this.id)
}
