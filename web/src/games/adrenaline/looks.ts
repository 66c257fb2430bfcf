// How figures differ: colour, letter and outline. Outlines are in a box from -22 to 22.

import { knows, t } from '../../lib/prefs.svelte'

export interface Look {
  letter: string
  /** A CSS colour. */
  colour: string
  outline: string
  /** The letter stands so much lower than the middle. */
  drop: number
}

const LOOKS: Record<string, Look> = {
  'd-struct-0r': {
    letter: 'D',
    colour: 'var(--figure-yellow)',
    outline: 'M-11-19H11L21 0 11 19H-11L-21 0Z',
    drop: 0,
  },
  banshee: { letter: 'B', colour: 'var(--figure-blue)', outline: 'M0-22 22 14Q0 25-22 14Z', drop: 4 },
  dozer: { letter: 'Z', colour: 'var(--figure-grey)', outline: 'M-19-15-15-19H15L19-15V15L15 19H-15L-19 15Z', drop: 0 },
  violet: {
    letter: 'V',
    colour: 'var(--figure-purple)',
    outline: 'M0-21C12-21 21-12 21 0S12 21 0 21-21 12-21 0-12-21 0-21Z',
    drop: 0,
  },
  echo: {
    letter: 'E',
    colour: 'var(--figure-orange)',
    outline: 'M0-23 23 0 0 23-23 0Z',
    drop: 0,
  },
  sprog: { letter: 'S', colour: 'var(--figure-green)', outline: 'M0-22 21-6 14 19H-14L-21-6Z', drop: 1 },
}

/** The letter of a figure or of a cube, in the reader's language; of an added figure, the first of its name. */
export const letter = (id: string): string => {
  if (knows(`web-adrenaline-letter-${id}`)) return t(`web-adrenaline-letter-${id}`)
  const added = !LOOKS[id] && knows(`adrenaline-figure-${id}`)
  return added ? t(`adrenaline-figure-${id}`).slice(0, 1).toUpperCase() : look(id).letter
}

export const look = (id: string): Look =>
  LOOKS[id] ?? { letter: id.slice(-1).toUpperCase(), colour: 'var(--figure-grey)', outline: 'M-18-18H18V18H-18Z', drop: 0 }

export const cube = (colour: string): string => `var(--cube-${colour})`
