import { expect, test } from 'vitest'
import { boxAround, SIDE } from '../src/games/grid/geometry'
import { ARROWS, next } from '../src/lib/steer'

test('an arrow key goes to the nearest thing ahead, not to one far aside', () => {
  const places = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }, { x: 0, y: 100 }, { x: 90, y: 100 }]
  expect(next(places, places[0]!, ARROWS.ArrowRight!)).toBe(1)
  expect(next(places, places[1]!, ARROWS.ArrowRight!)).toBe(2)
  expect(next(places, places[1]!, ARROWS.ArrowDown!)).toBe(4)
  expect(next(places, places[0]!, ARROWS.ArrowDown!)).toBe(3)
  expect(next(places, places[2]!, ARROWS.ArrowLeft!)).toBe(1)
  expect(next(places, places[0]!, ARROWS.ArrowLeft!)).toBeUndefined()
})

test('the camera leaves air around what is asked about', () => {
  expect(boxAround([])).toBeUndefined()
  expect(boxAround([{ row: 2, column: 3 }, { row: 4, column: 3 }])).toEqual({ x: 2.5 * SIDE, y: 1.5 * SIDE, width: 2 * SIDE, height: 4 * SIDE })
})
