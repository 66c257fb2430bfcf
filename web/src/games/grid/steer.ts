// The next thing in a direction, for arrow keys.

import type { Point } from './geometry'

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
}

/** Which of the places is next from here in that direction: near, and rather straight ahead than aside. */
export function next(places: Point[], from: Point, way: Point): number | undefined {
  let best: { n: number; price: number } | undefined
  for (const [n, place] of places.entries()) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x)
    if (ahead < 1) continue
    const price = ahead + 2.5 * aside
    if (!best || price < best.price) best = { n, price }
  }
  return best?.n
}
