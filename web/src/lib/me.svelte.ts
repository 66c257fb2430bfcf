// Who the reader is. Asked for once; the cookie that comes with it is the identity.

import { WIRE, type Me } from '../wire/wire'
import { api } from './api'

let me: Me | undefined = $state.raw()
/** The server speaks another version of the wire than this page. */
let outdated = $state(false)

export const self = {
  get me(): Me | undefined {
    return me
  },
  get outdated(): boolean {
    return outdated
  },
}

export async function meet(): Promise<void> {
  me = await api.me()
  if (me.wire !== WIRE) renew()
}

export async function rename(name: string): Promise<void> {
  me = await api.rename(name)
}

/** Loads the new page once; if that does not help, the reader is told. */
export function renew(): void {
  const key = 'fireteam renewed'
  const before = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - before > 60_000) {
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  } else outdated = true
}
