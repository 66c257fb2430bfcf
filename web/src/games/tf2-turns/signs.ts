// The signs beside a unit and above the board, each with its icon; the legend shows them in this order.

export const SIGNS: Record<string, string> = {
  out: 'hourglass',
  flag: 'tt-flag',
  fire: 'burning',
  uber: 'uber',
  heal: 'healed',
  charge: 'tt-charge',
  job: 'wrench',
  tracker: 'hourglass',
  timer: 'skull',
}
