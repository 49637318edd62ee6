/**
 * Pages that need nothing from the server, offered while it is away.
 *
 * Every file of the client is kept, so a page that asks the server for nothing works offline as it
 * is; a line here, with its words in `offline.ftl`, is all that it takes to offer it.
 */
import { GAME_NAMES } from '../games'

export const WORKS_OFFLINE: readonly { path: string; words: string }[] = [
  { path: '/notebook', words: 'offline-notebook' },
  ...GAME_NAMES.map((game) => ({ path: `/rules/${game}`, words: `offline-rules-${game}` })),
  { path: '/about', words: 'offline-about' },
]
