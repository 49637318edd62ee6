/** The address that is shown, and the ways to another one. Which screen it is, the app decides. */

import { isNewerThere } from '../device/offline/newer.svelte'
import { API } from '../wire/calls'
import { IN_FILE, ON_SERVER, type Addresses } from './addresses'

const here = $state({ path: '/', fragment: '', visit: 0 })
let addresses = ON_SERVER

export const path = () => here.path
/** What follows `#`: it never reaches the server. */
export const fragment = () => here.fragment
/** Counts screens shown, so that focus follows each. */
export const visit = () => here.visit

/** Whether this page is one file, wherever that lies: other devices find no screen of it by an address. */
export const isOneFile = () => addresses === IN_FILE

/** What stands in a link to the screen of a path. */
export const linkTo = (path: string) => addresses.write(path)

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const address = linkTo(path)
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  // There is a newer client: the next screen is shown by that one.
  if (isNewerThere()) location.reload()
  else arrive()
}

function arrive(): void {
  here.path = addresses.read(location)
  here.fragment = location.hash
  here.visit += 1
}

/** Follow the address bar and every link of our own, without loading a page. */
export function followAddress(written: Addresses = ON_SERVER): void {
  addresses = written
  arrive()
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download')) return
    const screen = pathOf(link)
    if (screen !== null) {
      event.preventDefault()
      go(screen)
    } else if (startAt(placeOf(link))) event.preventDefault()
  })
}

/** The path of the screen that a link leads to; null if it leads elsewhere. */
function pathOf(link: HTMLAnchorElement): string | null {
  if (link.pathname.startsWith(API) || placeOf(link)) return null
  const screen = addresses.read(link)
  const more = link.search + (link.hash.startsWith('#/') ? '' : link.hash)
  return new URL(linkTo(screen + more), location.href).href === link.href ? screen + more : null
}

/** The place on this screen that a link leads to, such as `main`. */
function placeOf(link: HTMLAnchorElement): string {
  const isHere = link.href.split('#')[0] === location.href.split('#')[0]
  return isHere && /^#[^/]/u.test(link.hash) ? link.hash.slice(1) : ''
}

/** The address stays that of the screen. */
function startAt(place: string): boolean {
  const found = place ? document.getElementById(place) : null
  found?.focus()
  found?.scrollIntoView()
  return found !== null
}
