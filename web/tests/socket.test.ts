import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Socket } from '../src/lib/socket'

/** A line whose other end answers pings, until it is cut: then nobody hears anything and nobody is told. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readonly readyState = 1
  /** Nobody opens it. */
  static silent = false
  cut = Line.silent
  /** Pings are not answered. */
  deaf = false
  pings = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: () => void
  constructor() {
    Line.all.push(this)
    setTimeout(() => {
      if (!this.cut) this.onopen?.()
      this.hear({ all: {} })
    })
  }
  send(text: string) {
    const said = JSON.parse(text) as { ping?: number }
    if (said.ping === undefined || this.deaf) return
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
  Line.silent = false
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

/** One of several servers says every second that it lives; now and then a little late. */
const beats = (line: Line) => {
  let n = 0
  return setInterval(() => setTimeout(() => line.hear({ beat: 1_000 }), n++ % 2 ? 400 : 0), 1_000)
}

test('a server among several that is silent for two beats is left for another', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(10)
  const beat = beats(Line.all[0]!)
  vi.advanceTimersByTime(60_900)
  expect(states).toEqual(['up'])
  Line.all[0]!.cut = true
  vi.advanceTimersByTime(1_000)
  expect(states).toEqual(['up'])
  vi.advanceTimersByTime(1_500)
  expect(states).toEqual(['up', 'down', 'up'])
  clearInterval(beat)
  socket.close()
})

test('a table that does not answer is left although its server lives', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(10)
  const [line] = Line.all
  line!.deaf = true
  const beat = beats(line!)
  vi.advanceTimersByTime(29_000)
  expect(states).toEqual(['up'])
  vi.advanceTimersByTime(1_500)
  expect(states).toEqual(['up', 'down', 'up'])
  clearInterval(beat)
  socket.close()
})

test('a connection that does not come is given up, later at each try', () => {
  const { socket } = dialled()
  vi.advanceTimersByTime(10)
  Line.all[0]!.hear({ beat: 1_000 })
  Line.silent = true
  for (const [n, spans] of [[2, 2_000 + 300], [3, 2_000 + 700], [4, 2 * 2_000 + 1_500]] as const) {
    vi.advanceTimersByTime(spans - 50)
    expect(Line.all.length).toBe(n - 1)
    vi.advanceTimersByTime(50)
    expect(Line.all.length).toBe(n)
  }
  socket.close()
})

test('a page that comes from several servers to one alone waits for no beat', () => {
  const { socket, states } = dialled()
  vi.advanceTimersByTime(10)
  Line.all[0]!.hear({ beat: 1_000 })
  Line.all[0]!.cut = true
  vi.advanceTimersByTime(60_000)
  expect(states).toEqual(['up', 'down', 'up'])
  socket.close()
})
