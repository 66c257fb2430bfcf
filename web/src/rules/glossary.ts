// The words that the glossary explains: those of all games, then each game's. Their texts are `rules-glossary-<group>-<word>`.

export const GLOSSARY: Record<string, string[]> = {
  all: ['square', 'begins', 'kill', 'decision', 'house'],
  adrenaline: ['damage', 'mark', 'killshot', 'overkill', 'loaded', 'powerup', 'spawnpoint', 'frenzy'],
  'adrenaline-team': ['team', 'buffer', 'flush', 'rush', 'ability'],
  'tf2-board': ['team', 'spawn', 'intel', 'rotation', 'performance', 'success', 'power', 'sentry', 'sticky'],
  'tf2-turns': ['side', 'activation', 'levels', 'spawn', 'holder', 'charge', 'teleporter', 'timer'],
}
