import type { Drawings } from '../drawings'
import { SIDE } from '../grid/geometry'
import { team } from '../grid/teams'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Hand from './Hand.svelte'
import { entryOf, index } from './entries'
import { RIM } from './geometry'
import { lasts, sound, Yard } from './motion.svelte'
import Players from './Players.svelte'
import Sign from './Sign.svelte'
import { SIGNS } from './signs'
import Status from './Status.svelte'
import Token from './Token.svelte'
import { usual } from './usual'
import { kindOf, markIn, sideName, viewOf, wordFor } from './view'

export const drawings: Drawings = {
  Board, Card, Hand, Players, Sign, Status, Token,
  lasts, sound, wordFor, usual, index, entryOf,
  shape: (view) => {
    const { width, height } = viewOf(view)?.board ?? { width: 17, height: 11 }
    return { width: width - 2 + (2 * RIM) / SIDE, height: height - 2 + (2 * RIM) / SIDE, flat: true }
  },
  motion: () => new Yard(),
  onBoard: (offer) => offer.at?.kind === 'square',
  concede: 'concede',
  symbols: (sections) => {
    const hidden = viewOf(sections)?.mode === 'ctf' ? ['point'] : ['flags', 'flag']
    return Object.keys(SIGNS).filter((sign) => !hidden.includes(sign))
  },
  about: (event) => {
    const unit = kindOf(event) === 'activate' ? markIn(event, 'unit') : undefined
    return unit === undefined ? undefined : { kind: 'unit', id: unit }
  },
  setsUp: (question) => /^(roster|place)$/.test(kindOf(question)),
  name: sideName,
  colour: (actor) => team(actor).text,
}
