// A position that does not move: for pictures on the rules page. To the drawings it is a
// table where somebody is asked, but no answer goes anywhere.

import type { Drawings } from '../games/drawings'
import { Match } from '../lib/match.svelte'
import { asked } from '../lib/offers'
import type { Example } from '../wire/wire'

export class Still extends Match {
  constructor(game: string, drawings: Drawings, example?: Example) {
    super('')
    this.draw(drawings)
    this.line = 'up'
    this.table = {
      id: '', game, rules: 0, state: 'playing', setup: {}, private: true, watch: 'masked', clock: 'none', watchers: 0, created: 0,
      seats: (example?.chairs ?? []).map((actors) => ({ who: 'bot', level: 'normal', ready: true, here: true, actors })),
    }
    const first = example?.asks[0]
    this.you = { id: '', host: false, ...(first ? { seat: first.seat } : {}) }
    this.view = example?.view
    this.asks = asked(example?.asks ?? [])
  }
}
