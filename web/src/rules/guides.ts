// What the guide of each game tells, in order, and the position that shows it.

interface Chapter {
  id: string
  /** The name of an example position of the server. */
  example?: string
}

export const guides: Record<string, Chapter[]> = {
  adrenaline: [
    { id: 'goal' }, { id: 'turn', example: 'run' }, { id: 'grab', example: 'grab' }, { id: 'shoot', example: 'shoot' },
    { id: 'damage', example: 'boards' }, { id: 'score' }, { id: 'powerups' }, { id: 'end' },
  ],
  'adrenaline-team': [
    { id: 'goal' }, { id: 'turn', example: 'turn' }, { id: 'buffer', example: 'buffer' }, { id: 'reward' }, { id: 'rush' }, { id: 'own' },
    { id: 'kills' },
  ],
  'tf2-board': [
    { id: 'goal' }, { id: 'turn', example: 'walk' }, { id: 'attack', example: 'shoot' }, { id: 'flag' }, { id: 'points', example: 'points' },
    { id: 'end' }, { id: 'house' },
  ],
  'tf2-turns': [
    { id: 'goal' }, { id: 'round', example: 'move' }, { id: 'levels' }, { id: 'fire', example: 'fire' }, { id: 'heal' }, { id: 'build' },
    { id: 'points', example: 'points' }, { id: 'death' }, { id: 'house' },
  ],
}
