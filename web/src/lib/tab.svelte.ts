// What the browser shows of this page while another one is looked at: the title, and a sign on the icon.

import { t } from './prefs.svelte'

interface Tab {
  /** Instead of the title of the page. */
  title: string | undefined
  /** Somebody waits for the reader. */
  called: boolean
}

export const tab: Tab = $state({ title: undefined, called: false })

/** A table speaks for this page until it is left. */
export function speak(game: string, mine: boolean, who: string | undefined): void {
  const name = t(`web-${game}-name`)
  tab.called = mine
  tab.title = mine ? t('web-title-your-move', { game: name }) : who ? t('web-title-waiting', { who, game: name }) : t('web-title-of-table', { game: name })
}

export function fallSilent(): void {
  tab.called = false
  tab.title = undefined
}
