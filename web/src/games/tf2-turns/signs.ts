// The signs beside a unit and above the board, each with its icon; the legend shows them in this order.

export const SIGNS: Record<string, string> = {
  goal: 'aim',
  flags: 'tt-flag',
  point: 'tt-point',
  tracker: 'hourglass',
  timer: 'skull',
  out: 'hourglass',
  flag: 'tt-flag',
  fire: 'burning',
  uber: 'uber',
  heal: 'healed',
  charge: 'tt-charge',
  job: 'wrench',
}
