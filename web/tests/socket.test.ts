import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Socket } from '../src/lib/socket'

/** A line whose other end answers pings, until it is cut: then nobody hears anything and nobody is told. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readonly readyState = 1
  cut = false
  pings = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: () => void
  constructor() {
    Line.all.push(this)
    setTimeout(() => {
      this.onopen?.()
      this.hear({ all: {} })
    })
  }
  send(text: string) {
    const said = JSON.parse(text) as { ping?: number }
    if (said.ping === undefined) return
    this.pings += 1
    setTimeout(() => this.hear({ pong: said.ping }), 50)
  }
  close() {}
  hear(frame: unknown) {
    if (!this.cut) this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const dialled = () => {
  const states: string[] = []
  const socket = new Socket('t1', { heard: () => undefined, line: (state) => states.push(state) })
  return { socket, states }
}

test('a line that answers pings is kept, however long nothing else is said', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(300_000)
  expect(Line.all.length).toBe(1)
  expect(Line.all[0]?.pings).toBe(15)
  expect(states).toEqual(['up'])
  socket.close()
})

test('a ping that nobody answers within ten seconds ends the line, and another is dialled', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(1_000)
  Line.all[0]!.cut = true
  vi.advanceTimersByTime(19_000 + 9_900)
  expect(Line.all.length).toBe(1)
  vi.advanceTimersByTime(500)
  expect(states).toEqual(['up', 'down', 'up'])
  expect(Line.all.length).toBe(2)
  // What the dead line says after all is not heard, and its end closes nothing.
  Line.all[0]!.onclose?.()
  vi.advanceTimersByTime(60_000)
  expect(Line.all.length).toBe(2)
  socket.close()
})

test('any word is an answer', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(20_000)
  const [line] = Line.all
  line!.cut = true
  vi.advanceTimersByTime(5_000)
  line!.cut = false
  line!.hear({ chat: {} })
  vi.advanceTimersByTime(10_000)
  expect(states).toEqual(['up'])
  socket.close()
})
