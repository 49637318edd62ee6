/** The address that is shown, and the ways to another one. Which screen it is, the app decides. */

import { isNewerThere } from '../device/offline/newer.svelte'
import { API } from '../wire/calls'

const here = $state({ path: '/', fragment: '', visit: 0 })

export const path = () => here.path
/** What follows `#`: it never reaches the server. */
export const fragment = () => here.fragment
/** Counts screens shown, so that focus follows each. */
export const visit = () => here.visit

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  // The server has a newer client: the next screen is shown by that one.
  if (isNewerThere()) return void location.assign(path)
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  arrive()
}

function arrive(): void {
  here.path = location.pathname
  here.fragment = location.hash
  here.visit += 1
}

/** Follow the address bar and every link of our own, without loading a page. */
export function followAddress(): void {
  arrive()
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith(API)) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
