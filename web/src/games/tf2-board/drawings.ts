import { team } from '../grid'
import type { Drawings } from '../drawings'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { entryOf, index } from './entries'
import Hand from './Hand.svelte'
import { Field, lasts, sound } from './motion.svelte'
import Players from './Players.svelte'
import Sign from './Sign.svelte'
import Status from './Status.svelte'
import Token from './Token.svelte'
import { MARKERS, SIGNS, TRIM } from './looks'
import { actionIn, kindOf, pieceIn, standOf, teamName, viewOf, wordFor } from './view'

export const drawings: Drawings = {
  Board, Card, Hand, Players, Sign, Status, Token,
  lasts, sound, wordFor, index, entryOf,
  shape: (view) => {
    const rows = viewOf(view)?.rows ?? []
    return { width: (rows[0]?.length ?? 18) - 2 * TRIM, height: (rows.length || 12) - 2 * TRIM, flat: true }
  },
  motion: () => new Field(),
  usual: () => [],
  onBoard: (offer) => offer.at?.kind === 'square',
  concede: 'concede',
  symbols: (sections) => {
    const hidden = viewOf(sections)?.mode === 'ctf' ? 'point' : 'intel'
    return [...Object.keys(SIGNS).filter((sign) => sign !== hidden), ...Object.keys(MARKERS)]
  },
  about: (event) => {
    const [who, action] = [pieceIn(event), actionIn(event)]
    if (kindOf(event) === 'performed' && who) return { kind: 'figure', id: who }
    return kindOf(event) === 'acted' && who && action ? { kind: 'action', id: `${standOf(who).class}.${action}` } : undefined
  },
  setsUp: (question) => kindOf(question).startsWith('place-'),
  name: teamName,
  colour: (actor) => team(actor).text,
}
