// Every game that can be drawn. A new one is a folder and a line here.

import { adrenaline } from './adrenaline'
import { adrenalineTeam } from './adrenaline-team'
import type { Shelved } from './drawings'
import { tf2Board } from './tf2-board'
import { tf2Turns } from './tf2-turns'

export const games: Record<string, Shelved> = {
  adrenaline,
  'adrenaline-team': adrenalineTeam,
  'tf2-board': tf2Board,
  'tf2-turns': tf2Turns,
}
