// One connection to a table that comes back by itself.

import { WIRE, type Bye, type Frame, type Said, type Saying } from '../wire/wire'

export interface Listener {
  heard(frame: Frame): void
  /** The line is up, down and being redialled, or closed for good. */
  line(state: 'up' | 'down' | 'closed'): void
}

const PATIENCE = [300, 700, 1500, 3000]
const HEARTBEAT = 20_000
/** A line that says nothing for this long after a ping is dead, whatever the browser thinks of it. */
const ANSWERS = 10_000
/** A server among several does not live if it has been silent for this number of beats. */
const BEATS = 2

export class Socket {
  private socket: WebSocket | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private pause: number | undefined
  /** Milliseconds between two beats of the servers, if there are several. */
  private rhythm: number | undefined
  private watch: ReturnType<typeof setInterval> | undefined
  private closed = false
  /** Frames sent. */
  private frames = 0

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.dial()
    addEventListener('online', this.hurry)
  }

  /** The number of the frame, by which a refusal names it; none if it could not be sent. */
  send(said: Said): number | undefined {
    if (this.socket?.readyState !== WebSocket.OPEN) return undefined
    const saying: Saying = { ...said, id: ++this.frames }
    this.socket.send(JSON.stringify(saying))
    return saying.id
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    clearTimeout(this.timer)
    this.rest()
    this.socket?.close()
  }

  private readonly hurry = () => {
    if (this.socket || this.closed) return
    clearTimeout(this.timer)
    this.dial()
  }

  private dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?wire=${WIRE}`)
    this.socket = socket
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return
      const frame = JSON.parse(data as string) as Frame
      if ('beat' in frame) this.rhythm = frame.beat
      else {
        clearTimeout(this.deadline)
        this.deadline = undefined
      }
      if ('all' in frame) {
        this.tries = 0
        // Whether there still are several, the next beat says.
        this.rhythm = undefined
        this.listener.line('up')
      }
      this.listen(socket)
      if ('bye' in frame) this.bye(frame.bye)
      this.listener.heard(frame)
    }
    socket.onopen = () => {
      let n = 0
      this.beat = setInterval(() => {
        this.send({ ping: ++n })
        this.deadline ??= setTimeout(() => this.lost(socket), ANSWERS)
      }, HEARTBEAT)
    }
    socket.onclose = () => this.lost(socket)
    this.listen(socket)
  }

  /**
   * A machine without power hangs up on nobody, so a server says that it lives; when it does not, another may. On a slow line
   * everything takes its time, so each try has more of it. Beats are counted one by one: a page that was busy itself hears
   * what has come meanwhile before it counts on.
   */
  private listen(socket: WebSocket): void {
    clearInterval(this.watch)
    if (!this.rhythm) return
    let left = BEATS * Math.max(this.tries, 1)
    this.watch = setInterval(() => {
      if (--left === 0) this.lost(socket)
    }, this.rhythm)
  }

  private rest(): void {
    clearInterval(this.beat)
    clearInterval(this.watch)
    clearTimeout(this.deadline)
    this.deadline = undefined
  }

  /** The line is dead; whether the other side ever hears of it does not matter. */
  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.rest()
    this.socket = undefined
    if (this.closed) return
    socket.close()
    this.listener.line('down')
    const wait = this.pause ?? PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]
    this.pause = undefined
    this.tries += 1
    this.timer = setTimeout(() => this.dial(), wait)
  }

  private bye(bye: Bye): void {
    this.pause = bye.after_ms
    if (bye.why === 'version') {
      this.closed = true
      this.listener.line('closed')
    }
  }
}
