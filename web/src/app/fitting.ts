/** Who is about as strong as the person at this device, by the games that were finished here.
 *
 *  The person's rating is the one that makes the points of the last twenty results against measured
 *  opponents most likely: that with which so many points are to be expected against them. Half a drawn
 *  game against the gentlest opponent is added, so that a first win or loss does not decide
 *  everything. The opponent with the nearest rating fits.
 */
import { keepText, keptJson } from '../device/storage'
import { GAMES, type GameName } from '../games'
import { opponentsHere } from '../table/house.svelte'
import { ratedHere, ratingOf, type Rated } from '../table/opponents/strength'
import type { SeatShown } from '../wire/types'

/** One opponent of a finished game, and whether the person won (1), shared (0.5) or lost (0). */
export type Result = [said: string, points: number]

interface Kept {
  /** The opponent to begin from, as earlier versions kept it. */
  level?: string
  results?: Result[]
  /** Tables whose games were seen going on. */
  playing?: string[]
  /** The same, as earlier versions kept it. */
  table?: string | null
}

/** Who sits at a seat that is to be as strong as the person; no level is called so. */
export const FITTING = 'fitting'

const SIMPLEST = 'random'
const MOST_RESULTS = 20
const MOST_PLAYING = 20
const DRAWN_AT_FIRST = 0.5
const LEAST = -2000
const MOST = 4000

/** Whether anybody plays a quick game here. */
export const quickly = (game: GameName) => opponentsHere(game).length > 0

/** Who fits, as a seat names it. */
export function fittingLevel(game: GameName): string {
  const ladder = ratedHere(game)
  const gentlest = opponentsHere(game).find((level) => level !== SIMPLEST) ?? SIMPLEST
  const first = ladder[0]
  if (!first) return gentlest
  const { level, results } = kept(game)
  const start = ratingOf(game, level ?? '') ?? first.rating
  return nearest(ladder, strength(game, start, results)).said
}

/** A game is going on: its end will count. */
export function seePlaying(game: GameName, table: string): void {
  const now = kept(game)
  if (now.playing.includes(table)) return
  keep(game, { ...now, playing: [...now.playing, table].slice(-MOST_PLAYING) })
}

/** A game is over: it counts once, if it was seen going on here. */
export function learnFrom(game: GameName, table: string, results: readonly Result[]): void {
  const now = kept(game)
  if (!now.playing.includes(table)) return
  const rated = results.filter(([said]) => ratingOf(game, said) !== undefined)
  keep(game, {
    ...now,
    results: [...now.results, ...rated].slice(-MOST_RESULTS),
    playing: now.playing.filter((one) => one !== table),
  })
}

/** Against each opponent; two who have both lost to somebody else tell nothing. */
export function resultsOf(
  seats: readonly Pick<SeatShown, 'seat' | 'kind' | 'level'>[],
  mine: number,
  winners: readonly number[],
): Result[] {
  const won = winners.includes(mine)
  return seats
    .filter((one) => one.kind === 'opponent' && (won || winners.includes(one.seat)))
    .map(({ seat, level }) => [level, !won ? 0 : winners.includes(seat) ? 0.5 : 1])
}

function strength(game: GameName, start: number, results: readonly Result[]): number {
  const played = results.flatMap(([said, points]) => {
    const rating = ratingOf(game, said)
    return rating === undefined ? [] : [{ rating, points, games: 1 }]
  })
  played.push({ rating: start, points: DRAWN_AT_FIRST / 2, games: DRAWN_AT_FIRST })
  const won = played.reduce((sum, { points }) => sum + points, 0)
  let [low, high] = [LEAST, MOST]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const expected = played.reduce(
      (sum, { rating, games }) => sum + games / (1 + 10 ** ((rating - middle) / 400)),
      0,
    )
    if (expected <= won) low = middle
    else high = middle
  }
  return low
}

/** Of two that are as near, the gentler. */
function nearest(ladder: readonly Rated[], rating: number): Rated {
  const far = ({ rating: other }: Rated) => Math.abs(other - rating)
  return ladder.reduce((best, one) => (far(one) < far(best) ? one : best))
}

function kept(game: GameName) {
  const { level, results, playing, table }: Kept = keptJson<Kept>(GAMES[game].fittingKeptAs) ?? {}
  return {
    level,
    results: Array.isArray(results) ? results : [],
    playing: [...(Array.isArray(playing) ? playing : []), ...(table ? [table] : [])],
  }
}

function keep(game: GameName, next: Kept): void {
  keepText(GAMES[game].fittingKeptAs, JSON.stringify(next))
}
