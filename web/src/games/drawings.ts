// What a game's folder of drawings gives to the frame. The frame knows no game.

import type { Component } from 'svelte'
import type { Match } from '../lib/match.svelte'
import type { Sound } from '../lib/voices'
import type { Sections } from '../lib/sync'
import type { Shape } from '../table/layout'
import type { Message, Offer, Pointer } from '../wire/wire'
import type { Plan } from './plan'

/** What moves on a table while events are played. */
export interface Motion {
  play(event: Message, lasts: number, view: Sections): void
  /** The view is up to date: nothing is out of place any more. */
  arrive(): void
}

export interface Drawings {
  /** The board, filling its box. */
  Board: Component<{ match: Match }>
  /** Round, phase, tracks: one line above the board. */
  Status: Component<{ match: Match }>
  /** Everybody at the table. */
  Players: Component<{ match: Match }>
  /** What the reader holds. */
  Hand: Component<{ match: Match }>
  /** A small sign of an offer, before its words. */
  Sign: Component<{ offer: Offer; match: Match }>
  /** A closer look at a thing of the table: a card, a square, a figure. */
  Card: Component<{ match: Match; thing: Pointer }>
  /** A figure's token, for lists. */
  Token: Component<{ actor: string; size?: number }>
  /** The proportions of the board. */
  shape(view: Sections): Shape
  motion(): Motion
  /** How long an event is shown, in milliseconds. */
  lasts(event: Message): number
  sound(event: Message): Sound | undefined
  /** Answers that people expect at this question; those not offered are shown greyed and say why. */
  usual(question: Message): Offer[]
  /** Answers that are clicked on the board and would only crowd the list: many squares. They stay one key away. */
  onBoard?(offer: Offer): boolean
  /** What deserves a card over the board when it comes to be so: the last turn. */
  announce?(view: Sections): Message | undefined
  /** A square by row and column, counted from one; as its id unless said. */
  counted?(square: string): string
  /** What the sign of an answer shows besides its words: what lies on a square. Said to those who do not see it. */
  holds?(offer: Offer, view: Sections): Message[]
  /** Signs of the table, in the order of the legend; `Card` explains each, as the thing `symbol`. */
  symbols?(view: Sections): string[]
  /** The thing that an event is done with: a weapon, an action, a unit. `Card` draws it while others move. */
  about?(event: Message): Pointer | undefined
  /** Is a team put together here, or put down? A bot can do that for the reader. */
  setsUp?(question: Message): boolean
  /** A question that comes often, and that some would pass every time. */
  passable?(question: Message): boolean
  /** The answer that gives the match up. It stands in the menu, not among the others. */
  concede?: string
  /** The word that would answer with a thing of the table. */
  wordFor(kind: string, id: string): string
  /** A figure's colour, as CSS has it. */
  colour(actor: string): string
  /** A figure's name. */
  name(actor: string): Message
  /** A side of several actors at the end: its name and the tokens that stand for it. Left out: all of them. */
  side?(actors: string[]): { name: Message; tokens: string[] }
  /** Everything printed, for the rules page, from the game's components; kinds in their order. */
  index?(components: unknown): Entry[]
  /** What the rules page calls a thing of the table: a figure's class, a card in a hand. Left out: itself. */
  entryOf?(thing: Pointer, view: Sections): Pointer | undefined
}

/** Something that can be looked up on the rules page; `Card` draws it. */
export interface Entry {
  kind: string
  id: string
  name: Message
  /** A figure that is nothing but a face: its token and name are enough. */
  plain?: boolean
  /** Values of our own, where the printed ones are unknown. */
  house?: boolean
}

/** What the home page and the setup page need, without the drawings themselves. */
export interface Shelved {
  Emblem: Component
  /** The setup of "play now"; what the setup page does not ask for stays so there too. */
  quick: Record<string, unknown>
  /** What "play now" adds: the reader begins. */
  begin: Record<string, unknown>
  /** Options on the setup page, in their order; others keep their default. */
  options: string[]
  /** The option that chooses the map; without a value it is the first one allowed. */
  map: string
  /** The plan of a map, from the game's components. */
  plan(components: unknown, map: string): Plan | undefined
  /** What the seat of an actor is called, where it matters who sits where. */
  seatName?(actor: string, setup: Record<string, unknown>): Message
  load(): Promise<Drawings>
}
