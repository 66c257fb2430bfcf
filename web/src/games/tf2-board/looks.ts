// How markers and other signs look: an icon of the set and a colour; and how much of a map is drawn.

export const MARKERS: Record<string, string> = {
  burning: '#ff9a3d',
  healed: '#ff7d86',
  fed: '#ffd23f',
  exposed: '#ff6b76',
  uber: '#ffe98a',
  disguised: '#d3b3ff',
  aim: '#66f3ff',
}

/** Other signs: of the line above the map, of teams and of cards, by icon; what has none is drawn. */
export const SIGNS: Record<string, string> = {
  goal: 'aim',
  turns: '',
  point: '',
  intel: 'intel',
  kills: 'skull',
  defense: '',
  speed: 'walk',
  perf: '',
  range: '',
  power: '',
  counters: 'uber',
  respawn: 'hourglass',
}

/** So much of a square is cut off on every side of a map: its rim is only wall. */
export const TRIM = 0.58
