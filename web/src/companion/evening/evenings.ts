/** The evenings this device keeps, each under its code. */

import { booksOf } from '../../device/books'
import type { Evening, Game, Player } from './evening'

export const FORM = 'ecliptic-companion-1'

export const evenings = booksOf<Evening>({
  form: FORM,
  drafts: 'evening',
  idOf: (evening) => evening.game.code,
  written: (evening) => JSON.stringify({ form: FORM, ...evening }),
  read: ({ form: _, ...evening }) => (isWhole(evening) ? evening : null),
})

type Found<T> = { [Part in keyof T]?: unknown }

/** Whether all is there that the screens build on. A storage may be cut off or written over. */
function isWhole({
  game,
  begun,
  arrow,
  players,
  heard,
  system,
  log = [],
}: Found<Evening>): boolean {
  const { code, titles, conference_titles, rules } = (game ?? {}) as Found<Game>
  return (
    typeof code === 'string' &&
    typeof rules === 'object' &&
    Number.isFinite(begun) &&
    Number.isFinite(arrow) &&
    [titles, conference_titles, players, heard, system, log].every(Array.isArray) &&
    (players as Found<Player>[]).every(isPlayer)
  )
}

const isPlayer = (found: Found<Player> | null): boolean =>
  Number.isFinite(found?.id) &&
  [found?.name, found?.sheet].every((one) => typeof one === 'string') &&
  [found?.facts, found?.turns].every(Array.isArray)
