// How teams differ: colour, letter and the shape of the base. Shapes are in a box from -40 to 40.

export interface TeamLook {
  letter: string
  /** CSS colours: of the base, of what is light or dark on it, of text on the page. */
  colour: string
  light: string
  dark: string
  text: string
  base: string
}

const look = (word: string, letter: string, base: string): TeamLook => ({
  letter,
  colour: `var(--team-${word})`,
  light: `var(--team-${word}-light)`,
  dark: `var(--team-${word}-dark)`,
  text: `var(--team-${word}-text)`,
  base,
})

const TEAMS: Record<string, TeamLook> = {
  blu: look('blu', 'B', 'M0-40A40 40 0 1 1 0 40 40 40 0 1 1 0-40Z'),
  red: look('red', 'R', 'M-24-38H24L38-24V24L24 38H-24L-38 24V-24Z'),
  green: look('green', 'G', 'M0-42 37-21V21L0 42-37 21V-21Z'),
}

export const team = (word: string): TeamLook => TEAMS[word] ?? look('blu', '?', 'M-36-36H36V36H-36Z')
