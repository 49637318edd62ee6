/** Who fits a person who just wants to play: one level up after a win, one down after a loss. */
import { keepText, keptJson } from '../device/storage'
import { GAME_NAMES, GAMES, type GameName } from '../games'
import { opponentsHere } from '../table/house.svelte'

interface Kept {
  level: string
  /** The quick game whose end has not been seen yet. */
  table: string | null
}

const SIMPLEST = 'random'

/** From the gentlest opponent up. The simplest is for programs, unless there is no other. */
function ladder(game: GameName): string[] {
  const levels = opponentsHere(game).filter((level) => level !== SIMPLEST)
  return levels.length ? levels : [SIMPLEST]
}

/** Whether anybody plays a quick game here. */
export const quickly = (game: GameName) => opponentsHere(game).length > 0

export function fittingLevel(game: GameName): string {
  return kept(game).level
}

export function playingQuickly(game: GameName, table: string): void {
  keep(game, { ...kept(game), table })
}

/** A game is over: if it was the quick one, the next opponent is chosen by it. */
export function learnFrom(table: string, won: boolean): void {
  for (const game of GAME_NAMES) {
    const now = kept(game)
    if (now.table === table) keep(game, { level: after(game, now.level, won), table: null })
  }
}

export function after(game: GameName, level: string, won: boolean): string {
  const levels = ladder(game)
  const step = levels.indexOf(level) + (won ? 1 : -1)
  return levels[Math.max(0, Math.min(levels.length - 1, step))]!
}

function kept(game: GameName): Kept {
  const found = keptJson<Kept>(GAMES[game].fittingKeptAs)
  return found && ladder(game).includes(found.level)
    ? found
    : { level: ladder(game)[0]!, table: null }
}

function keep(game: GameName, next: Kept): void {
  keepText(GAMES[game].fittingKeptAs, JSON.stringify(next))
}
