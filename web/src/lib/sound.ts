// Short sounds made on the spot; silent until the reader switches them on.

import { prefs } from './prefs.svelte'

export type Sound = 'step' | 'shot' | 'hit' | 'kill' | 'take' | 'score' | 'turn' | 'chat' | 'card' | 'alarm'

/** A tone: kind of wave, from and to (hertz), length (seconds), loudness. */
type Tone = [OscillatorType, number, number, number, number]

const SOUNDS: Record<Sound, Tone[]> = {
  step: [['triangle', 160, 110, 0.07, 0.5]],
  shot: [['sawtooth', 900, 120, 0.16, 0.35]],
  hit: [['square', 210, 70, 0.14, 0.35]],
  kill: [['sawtooth', 300, 40, 0.5, 0.4], ['square', 90, 30, 0.5, 0.3]],
  take: [['sine', 520, 780, 0.1, 0.4]],
  score: [['sine', 660, 990, 0.14, 0.4]],
  turn: [['sine', 523, 523, 0.1, 0.4], ['sine', 784, 784, 0.2, 0.3]],
  chat: [['sine', 880, 820, 0.06, 0.25]],
  card: [['triangle', 380, 460, 0.08, 0.35]],
  alarm: [['sawtooth', 220, 440, 0.4, 0.3], ['sawtooth', 225, 445, 0.4, 0.3]],
}

let context: AudioContext | undefined

export function chime(sound: Sound): void {
  if (!prefs.sound || prefs.volume === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  for (const [n, [wave, from, to, length, loud]] of SOUNDS[sound].entries()) {
    const start = now + (sound === 'turn' ? n * 0.1 : 0)
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = wave
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + length)
    gain.gain.setValueAtTime(loud * (prefs.volume / 100) * 0.5, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}
