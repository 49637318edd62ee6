/** Which screen is shown: a path of the address bar, and nothing more. */

import { isNewerThere } from '../device/offline/newer.svelte'
import type { GameName } from './fitting'

const GAMES: readonly string[] = ['planetx', 'ptolemaeus'] satisfies GameName[]

export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'join'; code: string }
  | { screen: 'table'; table: string }
  | { screen: 'move'; secret: string }
  | { screen: 'replay'; of: 'record' | 'table'; id: string }
  | { screen: 'rules'; game: GameName; rule: string }
  | { screen: 'companion'; code: string; part: string }
  | { screen: 'notebook'; id: string }
  | { screen: 'about' }
  | { screen: 'nowhere' }

/** The screen of an address. What follows `#` never reaches the server. */
export function routeOf(path: string, fragment = ''): Route {
  const [first = '', second = '', third = '', ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  if (more.length) return { screen: 'nowhere' }
  if (first === '') return { screen: 'home' }
  if (first === 'new' && !second) return { screen: 'new' }
  if (first === 'j' && !third) return { screen: 'join', code: second.toUpperCase() }
  if (first === 't' && second && !third) return { screen: 'table', table: second }
  if (first === 'm' && !second) return { screen: 'move', secret: fragment.replace(/^#/, '') }
  if (first === 'replay' && second === 't' && third) {
    return { screen: 'replay', of: 'table', id: third }
  }
  if (first === 'replay' && !third) return { screen: 'replay', of: 'record', id: second }
  if (first === 'rules' && isGame(second)) {
    return { screen: 'rules', game: second, rule: third }
  }
  if (first === 'companion') {
    return { screen: 'companion', code: second.toUpperCase(), part: third }
  }
  if (first === 'notebook' && !third) return { screen: 'notebook', id: second }
  if (first === 'about' && !second) return { screen: 'about' }
  return { screen: 'nowhere' }
}

function isGame(name: string): name is GameName {
  return GAMES.includes(name)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = $state<{ route: Route; visit: number }>({ route: { screen: 'home' }, visit: 0 })

export const route = () => here.route
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
  here.route = routeOf(location.pathname, location.hash)
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
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
