import { say } from '../../lib/prefs.svelte'

/** A side's letter, in the reader's language. */
export const sideLetter = (side: string): string => say({ id: `tf2-turns-side-${side}` }).charAt(0)
