// A position at a table as it is shown: who sits there, the view, who is asked, and what the reader may answer. Nothing
// is sent from here.

import type { Drawings } from '../games/drawings'
import type { Chat, Clocks, Message, Offer, Place, Saying, Table, Undo, You } from '../wire/wire'
import type { Asked } from './offers'
import type { Line, Sections } from './sync'

export class Position {
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
  /** I watch late: this many answers until I see anything. */
  waits = $state<number>()
  refusal = $state.raw<Message>()
  line = $state<'up' | 'down' | 'closed' | 'dialling'>('dialling')
  /** Everything that happened has been shown. */
  settled = $state(true)
  /** My answer is on its way. */
  sent = $state(false)
  /** What the actor of several that I hold is asked. */
  private picked = $state<string>()

  readonly mine = $derived(this.asks.filter((ask) => ask.offers?.length))
  readonly ask = $derived(this.mine.find((ask) => ask.as === this.picked) ?? this.mine[0])
  /** May I answer now? */
  readonly open = $derived(this.settled && !this.sent && this.ask !== undefined && this.line === 'up')
  readonly offers = $derived(this.open ? this.real(this.ask) : [])
  /** Gives the match up, where that is offered. */
  readonly concession = $derived(this.open ? this.ask?.offers?.find((offer) => this.concedes(offer)) : undefined)
  readonly mySeat = $derived(this.you?.seat === undefined ? undefined : this.table?.seats[this.you.seat])
  /** The actors that my seat answers for. */
  readonly mySide = $derived(this.mySeat?.actors ?? [])

  protected drawings: Drawings | undefined

  pick(actor: string): void {
    this.picked = actor
  }

  /** The offer that points at a thing on the table. */
  at(kind: string, id: string): Offer | undefined {
    return this.offers.find((offer) => offer.at?.kind === kind && offer.at.id === id)
  }

  private concedes(offer: Offer): boolean {
    return offer.text === this.drawings?.concede
  }

  /** The answers to a question, but for giving up. */
  protected real(ask: Asked | undefined): Offer[] {
    return ask?.offers?.filter((offer) => !this.concedes(offer)) ?? []
  }

  /** Says something to the server; the number of the frame, if there is a line. */
  protected send(_said: Saying): number | undefined {
    return undefined
  }
}
