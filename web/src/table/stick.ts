import type { Attachment } from 'svelte/attachments'

/** Keeps a scrolled list at its end while the reader is there. `watch` reads what makes it grow. */
export function stick(watch: () => unknown): Attachment<HTMLElement> {
  let atEnd = true
  return (element) => {
    watch()
    const follow = () => {
      if (atEnd) element.scrollTop = element.scrollHeight
    }
    const scrolled = () => {
      // Behind another tab it has no height, and forgets where it was.
      if (element.clientHeight) atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    follow()
    const shown = new ResizeObserver(follow)
    shown.observe(element)
    element.addEventListener('scroll', scrolled)
    return () => {
      shown.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }
}
