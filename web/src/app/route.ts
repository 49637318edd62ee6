/** Which screen is shown: a path of the address bar, and nothing more. */

import { isGame, type GameName } from '../games'
import { partsOf } from '../ui/addresses'

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
  | { screen: 'guests' }
  | { screen: 'nowhere' }

/** The screen of an address. What follows `#` never reaches the server. */
export function routeOf(path: string, fragment = ''): Route {
  const [first = '', second = '', third = '', ...more] = partsOf(path)
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
  if (first === 'guests' && !second) return { screen: 'guests' }
  return { screen: 'nowhere' }
}
