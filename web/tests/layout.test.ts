import { describe, expect, test } from 'vitest'
import { arrange, panels } from '../src/table/layout'

const ARENA = { width: 828, height: 628 }
const RIBBON = { width: 2584, height: 784 }

describe('where the parts of a table go', () => {
  test('a phone stands, a phone on its side has the board at the left', () => {
    expect(arrange(390, 664, ARENA, 1)).toMatchObject({ kind: 'tall', tucked: true })
    expect(arrange(390, 844, ARENA, 1)).toMatchObject({ kind: 'tall', tucked: false })
    expect(arrange(844, 390, ARENA, 1)).toMatchObject({ kind: 'wide', tucked: true })
  })

  test('the column beside the board takes what the board cannot use, within bounds', () => {
    const { side } = arrange(1366, 650, ARENA, 1)
    expect(side).toBeGreaterThan(560)
    expect(arrange(1250, 800, ARENA, 1).side).toBe(480)
    expect(arrange(3000, 800, ARENA, 1).side).toBe(620)
    // Buffers beside the arena are paid for by the column.
    expect(arrange(1366, 650, { ...ARENA, beside: 108 }, 1).side).toBeLessThan(side)
  })

  test('for a wide board the column becomes narrow, where the boards of teams can lie flat', () => {
    const YARD = { width: 2184, height: 984 }
    expect(arrange(1366, 650, YARD, 1)).toMatchObject({ side: 480, flat: false })
    expect(arrange(1366, 650, { ...YARD, flat: true }, 1).side).toBeLessThan(400)
    expect(arrange(1366, 650, { ...YARD, flat: true }, 1).flat).toBe(true)
    expect(arrange(1366, 650, { ...ARENA, flat: true }, 1).flat).toBe(false)
  })

  test('a board like a ribbon lies above the rest, and leaves it room', () => {
    const { kind, board } = arrange(1366, 650, RIBBON, 1)
    expect(kind).toBe('ribbon')
    expect(650 - board).toBeGreaterThan(270)
    expect(900 - arrange(1440, 900, RIBBON, 1).board).toBeGreaterThan(330)
    expect(arrange(844, 390, RIBBON, 1).kind).toBe('wide')
    expect([arrange(800, 600, RIBBON, 1).kind, arrange(1024, 768, RIBBON, 1).kind]).toEqual(['tall', 'tall'])
  })

  test('hand and log open beside the answers only where all three answers keep their room', () => {
    expect(panels({ width: 480, height: 700 }, 200, false)).toBe(3)
    expect(panels({ width: 480, height: 450 }, 200, false)).toBe(2)
    expect(panels({ width: 480, height: 450 }, 300, false)).toBe(1)
    expect(panels({ width: 336, height: 250 }, 200, true)).toBe(1)
    expect(panels({ width: 336, height: 500 }, 200, true)).toBe(2)
  })

  test('in a wide sheet the hand stands beside the answers, if it is high enough for it', () => {
    expect(panels({ width: 940, height: 220 }, 200, false)).toBe(2)
    expect(panels({ width: 860, height: 220 }, 200, false)).toBe(1)
    expect(panels({ width: 810, height: 380 }, 200, true)).toBe(2)
    expect(panels({ width: 810, height: 240 }, 200, true)).toBe(1)
  })
})
