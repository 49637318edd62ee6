/**
 * Pages that need nothing from the server, offered while it is away.
 *
 * Every file of the client is kept, so a page that asks the server for nothing works offline as it
 * is; a line here, with its words in `offline.ftl`, is all that it takes to offer it.
 */
import { GAME_NAMES } from '../games'
import type { Route } from './route'

export const WORKS_OFFLINE: readonly { path: string; words: string }[] = [
  { path: '/companion', words: 'offline-companion' },
  { path: '/notebook', words: 'offline-notebook' },
  ...GAME_NAMES.map((game) => ({ path: `/rules/${game}`, words: `offline-rules-${game}` })),
  { path: '/about', words: 'offline-about' },
]

/** Screens that go on without the server, and the line that says so there. */
export const WORK_ON: Partial<Record<Route['screen'], string>> = {
  companion: 'companion-offline',
  notebook: 'offline-notebook-works',
}
