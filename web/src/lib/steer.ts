// The next thing in a direction, for arrow keys.

interface Point {
  x: number
  y: number
}

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
}

/** The middle of something on the screen. */
export const centre = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
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
