// A list that grows at its end, as logs and chats do.

import type { Attachment } from 'svelte/attachments'

/** Keeps a scrolled list at its end while the reader is there. `watch` reads what makes it grow. */
export function stick(watch: () => unknown): Attachment<HTMLElement> {
  let atEnd = true
  /** Behind another tab it has no height, and nothing has to be laid out for it. */
  let height = 0
  let frame = 0
  return (element) => {
    watch()
    const follow = () => {
      if (atEnd && height) element.scrollTop = element.scrollHeight
    }
    const scrolled = () => {
      // What moves while the panel changes its size was not moved by the reader.
      if (height && height === element.clientHeight) atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    // Once a frame, when all else has changed: to measure a list makes the browser lay out the page at once.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(follow)
    const shown = new ResizeObserver(() => {
      height = element.clientHeight
      follow()
    })
    shown.observe(element)
    element.addEventListener('scroll', scrolled)
    return () => {
      shown.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }
}
