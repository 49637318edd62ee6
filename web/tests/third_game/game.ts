/** What Brightest, the toy of `tests/third_game`, gives the client. */
import type { GameEntry } from '../../src/table/game'
import type { BrightestView } from './types'

const ROUNDS = 3

export const BRIGHTEST: GameEntry = {
  home: {
    play: 'home-play-brightest',
    about: 'home-about-brightest',
    rules: 'home-rules-brightest',
  },
  quick: { options: () => ({ seats: 2 }), help: 'none' },
  fittingKeptAs: 'ecliptic-fitting-brightest',
  planning: () => import('./planning'),
  agreed: () => import('./Agreed.svelte'),
  table: () => import('./Table.svelte'),
  winners: (view) => winnersOf(view as BrightestView),
  replay: { board: () => import('./Replay.svelte'), turns: ['opened'] },
  manual: () => import('./manual'),
}

function winnersOf({ board }: BrightestView): number[] | null {
  if (board.opened.length < ROUNDS) return null
  const points = Array.from({ length: board.seats }, (_, seat) => pointsOf(board.opened, seat))
  return [...points.keys()].filter((seat) => points[seat] === Math.max(...points))
}

function pointsOf(opened: number[][], seat: number): number {
  return opened.filter((stars) => stars[seat] === Math.max(...stars)).length
}
