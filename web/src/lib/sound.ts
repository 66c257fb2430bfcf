// Short sounds, as loud as the reader wants them, or none.

import { prefs } from './prefs.svelte'
import { mixer, play, type Sound } from './voices'

let context: AudioContext | undefined
let into: AudioNode | undefined

/** For those who want to hear only that it is their turn. */
export function chime(sound: Sound): void {
  if (prefs.sound === 'off' || (prefs.sound === 'turn' && sound !== 'turn')) return
  if (prefs.volume === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  into ??= mixer(context)
  if (context.state === 'suspended') void context.resume()
  play(context, into, sound, prefs.volume / 100)
}
