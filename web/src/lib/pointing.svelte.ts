// Pointing at things of the table: what an answer would lead to, what a thing is, why it is not offered, and which
// answers lead to it. All of it is asked of the server, and none of it changes the match.

import type { Frame, Message, Offer, Pointer, Then, Way } from '../wire/wire'
import { Position } from './position.svelte'

/** The answer to: why is this not offered? */
export interface Reason {
  text: string
  why: Message | undefined
}

/** More ways than this from a thing are no help. */
const CROSSROADS = 5
/** The pointer rests this long on an offer before the page asks what it would lead to. */
const REST = 60

export const isFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch'

export abstract class Pointing extends Position {
  reason = $state.raw<Reason>()
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

  /** Frames that asked about things pointed at, or for more of the log. */
  protected readonly asides = new Set<number | undefined>()
  private readonly thens = new Map<string, Then>()
  private readonly reasons = new Map<string, Message | undefined>()
  private resting: ReturnType<typeof setTimeout> | undefined

  /** Takes these answers in one go. */
  protected abstract choose(offer: Offer | string[]): void

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
    this.resting = setTimeout(() => this.open && this.asides.add(this.send({ would: offer.text, as })), REST)
  }

  isPointed(kind: string, id: string): boolean {
    const at: Pointer | undefined = this.pointed?.at
    return at?.kind === kind && at.id === id
  }

  /** Could the answer after the pointed one point at this? */
  isNext(kind: string, id: string): boolean {
    return this.ahead?.next.some((at) => at.kind === kind && at.id === id) ?? false
  }

  /** Asks why a word may not be answered; the reason comes later. */
  wonder(text: string): void {
    const as = this.ask?.as
    if (!as || !this.open) return
    const key = `${as} ${text}`
    if (this.reasons.has(key)) this.reason = { text, why: this.reasons.get(key) }
    else this.asides.add(this.send({ why: text, as }))
  }

  /** A thing was clicked that no answer points at: which answers would lead to it? */
  reach(thing: Pointer, element: Element, event: Event): void {
    this.lookAway()
    const as = this.ask?.as
    if (!as || !this.open || thing.kind === 'symbol') return this.look(thing, element)
    this.reached = { thing, element, finger: isFinger(event), keys: event instanceof MouseEvent && event.detail === 0 }
    this.asides.add(this.send({ toward: { kind: thing.kind, id: thing.id }, as }))
  }

  /** Goes a way; at a figure it stops, so that nobody shoots by mistake. */
  go({ words }: Way): void {
    this.crossroads = undefined
    this.choose(words.length > 1 && this.reached?.thing.kind === 'figure' ? words.slice(0, -1) : words)
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

  /** What was pointed at belongs to a question that is over. */
  protected letGo(): void {
    this.pointed = undefined
    this.crossroads = undefined
    this.reached = undefined
    this.reason = undefined
    this.reasons.clear()
    this.thens.clear()
    this.asides.clear()
  }

  /** Hears what was asked here. */
  protected explained(frame: Frame): void {
    if ('because' in frame) {
      const { as, text, why } = frame.because
      this.reasons.set(`${as} ${text}`, why ?? undefined)
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
    }
  }
}
