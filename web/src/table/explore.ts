// Everything on the table that explains itself, by keyboard: E goes to the first thing, the arrow keys from thing to
// thing wherever it lies, Enter takes it or explains it, Escape comes back.

import { ARROWS, centre, next } from '../lib/steer'

/** Somebody goes from thing to thing: the arrow keys are theirs until they come back. */
let under = false

/** What can be gone to: in sight, and said by a screen reader. */
const things = (): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>('.table [data-thing]')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.closest('[aria-hidden="true"]')
  })

function visit(element: HTMLElement | SVGElement | undefined): boolean {
  if (!element) return false
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.setAttribute('aria-describedby', 'look')
  element.focus()
  return true
}

/** Goes to the first thing: on the board, where there is one. */
export function enter(): boolean {
  const all = things()
  under = true
  return visit(all.find((element) => element.closest('.board')) ?? all[0])
}

/** Goes on from the thing that has the focus; `false` for keys that mean something else. */
export function explore(event: KeyboardEvent): boolean {
  if (!under) return false
  const all = things()
  const at = all.find((element) => element === document.activeElement)
  under = at !== undefined && event.key !== 'Escape' && event.key !== 'b'
  if (!at || !under) return false
  if (event.key === 'Enter' || event.key === ' ') return at.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const way = ARROWS[event.key]
  if (!way) return false
  const others = all.filter((element) => element !== at)
  const n = next(others.map(centre), centre(at), way)
  if (n !== undefined) visit(others[n])
  return true
}
