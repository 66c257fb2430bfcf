import type { Attachment } from 'svelte/attachments'

/** Keeps a scrolled list at its end while the reader is there. `watch` reads what makes it grow. */
export function stick(watch: () => unknown): Attachment<HTMLElement> {
  let atEnd = true
  return (element) => {
    watch()
    if (atEnd) element.scrollTop = element.scrollHeight
    const scrolled = () => (atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40)
    element.addEventListener('scroll', scrolled)
    return () => element.removeEventListener('scroll', scrolled)
  }
}
