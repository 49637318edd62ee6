/** Every game of the client: the one place, besides its own room, that knows a game by its name. */
import { PLANETX } from './planetx/game'
import { PTOLEMAEUS } from './ptolemaeus/game'
import type { GameEntry, Registry } from './table/game'

const ENTRIES = {
  planetx: {
    ...PLANETX,
    after: () => import('./notebook/from/StudyTable.svelte'),
    replay: { ...PLANETX.replay, study: () => import('./notebook/from/StudyReplay.svelte') },
    companion: () => import('./companion/tracking/TableDoor.svelte'),
  },
  ptolemaeus: PTOLEMAEUS,
} satisfies Registry

export type GameName = keyof typeof ENTRIES

/** In the order in which they are offered. */
export const GAMES: Record<GameName, GameEntry> = ENTRIES
export const GAME_NAMES = Object.keys(ENTRIES) as GameName[]
export const FIRST_GAME = GAME_NAMES[0]!

export function isGame(name: string): name is GameName {
  return Object.hasOwn(ENTRIES, name)
}
