/** The registry of a house with a third game: what `src/games.ts` is with one more entry. */
import type * as registry from '../../src/games'
import type { GameName } from '../../src/games'
import type { Registry } from '../../src/table/game'
import { BRIGHTEST } from './game'

export function withThirdGame(house: typeof registry) {
  const ENTRIES = { ...house.GAMES, brightest: BRIGHTEST } satisfies Registry
  return {
    GAMES: ENTRIES,
    GAME_NAMES: Object.keys(ENTRIES) as GameName[],
    FIRST_GAME: house.FIRST_GAME,
    isGame: (name: string): name is GameName => Object.hasOwn(ENTRIES, name),
  } satisfies typeof registry
}
