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

/** Other signs of the players' boards and of the line above the map, by icon; the defense has a shield. */
export const SIGNS: Record<string, string> = {
  defense: '',
  speed: 'walk',
  kills: 'skull',
  intel: 'intel',
  counters: 'uber',
  respawn: 'hourglass',
}

/** So much of a square is cut off on every side of a map: its rim is only wall. */
export const TRIM = 0.58
