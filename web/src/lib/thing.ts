// Everything on the table that can be pointed at. If an offer points there, a click
// takes it (a finger shows it first); if not, the rules say which action it can mean; and where they
// have none, a closer look explains the thing.

import type { Attachment } from 'svelte/attachments'
import type { Match } from './match.svelte'

/** The pointer rests this long before a closer look opens. */
const REST = 380

/** One attachment for each thing: a new one would take all listeners off and put them on again at every step. */
const known = new WeakMap<Match, Map<string, Attachment<Element>>>()

export function thing(match: Match, kind: string, id: string): Attachment<Element> {
  const things = known.get(match) ?? new Map<string, Attachment<Element>>()
  known.set(match, things)
  const key = `${kind} ${id}`
  const attachment = things.get(key) ?? attach(match, kind, id)
  things.set(key, attachment)
  return attachment
}

function attach(match: Match, kind: string, id: string): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => match.look({ kind, id }, element)
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') return
      const offer = match.at(kind, id)
      if (offer) match.pointed = offer
      timer = setTimeout(look, REST)
    }
    const leave = (event: Event) => {
      clearTimeout(timer)
      if ((event as PointerEvent).pointerType === 'touch') return
      match.lookAway()
      if (match.isPointed(kind, id)) match.pointed = undefined
    }
    const click = (event: Event) => {
      event.stopPropagation()
      clearTimeout(timer)
      const offer = match.at(kind, id)
      if (offer) match.take(offer, event)
      else if (match.settled) match.reach({ kind, id }, element, event)
      else match.skip()
    }
    const focus = () => {
      if (!element.matches(':focus-visible')) return
      const offer = match.at(kind, id)
      if (offer) match.pointed = offer
      look()
    }
    const blur = () => {
      if (match.looked?.thing.kind === kind && match.looked.thing.id === id) match.lookAway()
      if (match.isPointed(kind, id)) match.pointed = undefined
    }
    element.setAttribute('data-thing', `${kind} ${id}`)
    element.addEventListener('focus', focus)
    element.addEventListener('blur', blur)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', click)
    return () => {
      clearTimeout(timer)
      if (match.looked?.thing.kind === kind && match.looked.thing.id === id) match.lookAway()
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', click)
    }
  }
}
