// Which page the address names.

export type Page =
  | { name: 'home' | 'settings' | 'about' | 'missing' }
  | { name: 'new'; game: string | undefined }
  | { name: 'table'; id: string; code: string | undefined }
  | { name: 'replay'; id: string; at: number | undefined; as: string | undefined }
  | { name: 'rules'; game: string | undefined; card: string | undefined }

export function read(url: URL): Page {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean)
  const param = (name: string) => url.searchParams.get(name) ?? undefined
  if (rest.length) return { name: 'missing' }
  if (first === undefined) return { name: 'home' }
  if (first === 't' && second) return { name: 'table', id: second, code: param('code')?.toLowerCase() }
  if (first === 'r' && second) {
    const at = Number(param('at') ?? NaN)
    return { name: 'replay', id: second, at: Number.isFinite(at) ? Math.max(0, Math.trunc(at)) : undefined, as: param('as') }
  }
  if (first === 'rules') return { name: 'rules', game: second, card: param('card') }
  if (second) return { name: 'missing' }
  if (first === 'new') return { name: 'new', game: param('game') }
  if (first === 'settings' || first === 'about') return { name: first }
  return { name: 'missing' }
}

let page: Page = $state.raw(read(new URL(location.href)))

export const route = {
  get page(): Page {
    return page
  },
}

const arrive = () => (page = read(new URL(location.href)))
addEventListener('popstate', arrive)

export function go(path: string): void {
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
}

/** The address follows what is shown, without a step in the history. */
export function rewrite(path: string): void {
  history.replaceState(history.state, '', path)
}

/** Plain clicks on links inside the page stay inside the page. */
export function stayInside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api')) return
  event.preventDefault()
  go(link.pathname + link.search)
}
