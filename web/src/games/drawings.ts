// What a game's folder of drawings gives to the frame. The frame knows no game.

import type { Component } from 'svelte'
import type { Match } from '../lib/match.svelte'
import type { Sound } from '../lib/sound'
import type { Sections } from '../lib/sync'
import type { Message, Offer, Place, Pointer } from '../wire/wire'

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
  Sign: Component<{ offer: Offer }>
  /** A closer look at a thing of the table: a card, a square, a figure. */
  Card: Component<{ match: Match; thing: Pointer }>
  /** A figure's token, for lists. */
  Token: Component<{ actor: string; size?: number }>
  motion(): Motion
  /** How long an event is shown, in milliseconds. */
  lasts(event: Message): number
  sound(event: Message): Sound | undefined
  /** Points by source and over time, from a record's views and events. */
  account(steps: { events: Message[]; view: Sections }[], result: Place[]): Account
  /** Answers that people expect at this question; those not offered are shown greyed and say why. */
  usual(question: Message): Offer[]
  /** Answers that are clicked on the board and would only crowd the list: many squares. They stay one key away. */
  onBoard?(offer: Offer): boolean
  /** The word that would answer with a thing of the table. */
  wordFor(kind: string, id: string): string
  /** A figure's colour, as CSS has it. */
  colour(actor: string): string
  /** A figure's name. */
  name(actor: string): Message
  /** Whom to name and draw for a side at the end; all of its actors unless the game says otherwise. */
  side?(actors: string[]): string[]
}

export interface Account {
  /** Message ids of the sources, and the points of each side by source. */
  sources: string[]
  bySide: number[][]
  /** Points of each side over time. */
  curves: number[][]
  /** The most memorable moments. */
  best: Message[]
}

/** What the home page and the setup page need, without the drawings themselves. */
export interface Shelved {
  Emblem: Component
  /** The setup of "play now". */
  quick: Record<string, unknown>
  /** Options on the setup page, in their order; others keep their default. */
  options: string[]
  /** The fewest and the most players. */
  players: [number, number]
  /** How many seats these options make. */
  seats(setup: Record<string, unknown>): number
  /** What a seat is called, where it matters who sits where. */
  seatName?(setup: Record<string, unknown>, n: number): Message
  load(): Promise<Drawings>
}
