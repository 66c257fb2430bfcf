// What each sound is made of: tones and filtered noise, for any audio context.

export type Sound =
  | 'step' | 'hit' | 'kill' | 'take' | 'score' | 'turn' | 'chat' | 'card' | 'alarm' | 'win' | 'lose'
  /** Shots, by what they look like. */
  | 'shot' | 'laser' | 'rattle' | 'boom' | 'whoosh' | 'blow' | 'zap' | 'throb'
  /** Shots that sound like the weapon: shotguns, a rifle from far away, darts, a sentry's three rounds. */
  | 'pump' | 'scatter' | 'crack' | 'darts' | 'burst'

/** One voice of a sound. Times in seconds, frequencies in hertz. */
interface Voice {
  /** A wave, or noise through a filter. */
  wave: OscillatorType | 'noise'
  from: number
  to: number
  lasts: number
  loud: number
  after?: number
  /** How narrow the filter of a noise is. */
  narrow?: number
}

const tone = (wave: OscillatorType, from: number, to: number, lasts: number, loud: number, after = 0): Voice => ({ wave, from, to, lasts, loud, after })
const noise = (from: number, to: number, lasts: number, loud: number, after = 0, narrow = 1): Voice => ({ wave: 'noise', from, to, lasts, loud, after, narrow })
const times = (count: number, every: number, voice: (after: number, n: number) => Voice): Voice[] =>
  Array.from({ length: count }, (_, n) => voice(n * every, n))

export const SOUNDS: Record<Sound, Voice[]> = {
  step: [noise(420, 160, 0.07, 3), noise(380, 150, 0.07, 2.4, 0.11)],
  hit: [noise(900, 200, 0.12, 1.3), tone('triangle', 190, 60, 0.14, 1.3)],
  kill: [noise(1800, 60, 0.7, 0.7), tone('sawtooth', 220, 34, 0.7, 0.4), tone('sine', 70, 28, 0.8, 0.8)],
  take: [tone('sine', 520, 780, 0.09, 0.45), tone('sine', 1040, 1170, 0.12, 0.25, 0.05)],
  score: [tone('sine', 660, 660, 0.1, 0.3), tone('sine', 990, 990, 0.16, 0.3, 0.08)],
  turn: [tone('sine', 523, 523, 0.16, 0.35), tone('sine', 784, 784, 0.3, 0.3, 0.12), tone('triangle', 1046, 1046, 0.35, 0.1, 0.12)],
  chat: [tone('sine', 880, 820, 0.06, 0.75)],
  card: [noise(3200, 1400, 0.08, 1.05), tone('triangle', 380, 460, 0.08, 0.75)],
  alarm: times(3, 0.22, (after) => tone('sawtooth', 330, 494, 0.2, 0.22, after)),
  win: [523, 659, 784, 1046].map((pitch, n) => tone('triangle', pitch, pitch, n === 3 ? 0.6 : 0.18, 0.4, n * 0.14)),
  lose: [392, 370, 311].map((pitch, n) => tone('triangle', pitch, pitch * 0.98, n === 2 ? 0.6 : 0.24, 0.35, n * 0.2)),
  shot: [noise(2600, 300, 0.14, 2), tone('square', 240, 60, 0.1, 0.9)],
  laser: [tone('sawtooth', 1900, 180, 0.28, 0.42), tone('sine', 2400, 240, 0.3, 0.45)],
  rattle: times(6, 0.055, (after, n) => noise(2200 - n * 120, 420, 0.05, 1.2, after)),
  boom: [noise(1100, 45, 0.6, 0.7, 0.12), tone('sine', 110, 30, 0.6, 0.7, 0.12), noise(4000, 900, 0.12, 0.5)],
  whoosh: [noise(300, 1700, 0.22, 1.3, 0, 2), noise(1700, 240, 0.4, 1.3, 0.18, 2)],
  blow: [noise(700, 90, 0.12, 0.7, 0.06), tone('sine', 150, 42, 0.2, 0.65, 0.06), noise(2600, 900, 0.06, 0.4)],
  zap: times(5, 0.05, (after, n) => tone('square', 1500 + ((n * 700) % 1100), 300, 0.05, 0.34, after)),
  pump: [noise(2400, 180, 0.2, 2), tone('square', 150, 40, 0.14, 0.9), noise(1300, 900, 0.05, 2.2, 0.3, 4), noise(1900, 1300, 0.05, 2.2, 0.42, 4)],
  scatter: times(2, 0.09, (after) => noise(4200, 500, 0.11, 2, after)).concat(tone('triangle', 300, 70, 0.16, 1)),
  crack: [noise(7000, 2600, 0.04, 2.4), tone('square', 1100, 90, 0.09, 0.5), noise(520, 90, 0.7, 0.9, 0.05)],
  darts: times(4, 0.07, (after, n) => tone('triangle', 1900 + n * 90, 3200, 0.045, 0.5, after)),
  burst: times(3, 0.1, (after) => tone('square', 330, 90, 0.07, 0.75, after)),
  throb: times(4, 0.09, (after, n) => tone('sine', 180 + n * 40, 120, 0.1, 0.5, after)),
}

/** The sound of a shot of this weapon, where it is not that of its looks. */
export const OF_WEAPON: Record<string, Sound> = {
  shotgun: 'pump', scrapshot: 'pump', 'type-engineer': 'pump', scattergun: 'scatter', 'type-scout': 'scatter', 'sniper-rifle': 'crack', headshot: 'crack',
  'type-sniper': 'crack', 'syringe-gun': 'darts', 'fang-dart': 'darts', 'type-turret': 'burst',
}

/** The sound of a shot that looks like this. */
export const OF_SHAPE: Record<string, Sound> = {
  dash: 'shot', beam: 'laser', scope: 'laser', bolts: 'rattle', zap: 'zap', orb: 'boom', lob: 'boom', boom: 'boom', cone: 'whoosh', fire: 'whoosh',
  waves: 'throb', pull: 'throb', whirl: 'throb', rings: 'throb', slash: 'blow', blow: 'blow', splash: 'card', plus: 'take',
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, made once. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio)
  if (made) return made
  const second = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = second.getChannelData(0)
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1
  noises.set(audio, second)
  return second
}

function speak(audio: BaseAudioContext, into: AudioNode, volume: number, { wave, from, to, lasts, loud, after = 0, narrow = 1 }: Voice): void {
  const start = audio.currentTime + after
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(loud * volume * 0.5, 0.0002), start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  gain.connect(into)
  const slide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start)
    pitch.exponentialRampToValueAtTime(to, start + lasts)
  }
  if (wave === 'noise') {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    source.buffer = hiss(audio)
    filter.type = narrow > 1 ? 'bandpass' : 'lowpass'
    filter.Q.value = narrow
    slide(filter.frequency)
    source.connect(filter).connect(gain)
    source.start(start, Math.random() * 0.4, lasts)
  } else {
    const source = audio.createOscillator()
    source.type = wave
    slide(source.frequency)
    source.connect(gain)
    source.start(start)
    source.stop(start + lasts)
  }
}

/** Plays a sound now, at a volume from 0 to 1. */
export function play(audio: BaseAudioContext, into: AudioNode, sound: Sound, volume: number): void {
  for (const voice of SOUNDS[sound]) speak(audio, into, volume, voice)
}

/** Where all sounds go: several at once grow dense, not distorted. */
export function mixer(audio: BaseAudioContext): AudioNode {
  const mixer = audio.createDynamicsCompressor()
  mixer.threshold.value = -9
  mixer.knee.value = 6
  mixer.ratio.value = 12
  mixer.attack.value = 0.002
  mixer.release.value = 0.12
  mixer.connect(audio.destination)
  return mixer
}
