/** How strong opponents are, and who is about as strong as a person, by what was measured.
 *
 *  A level's rating follows from its share of wins against the level below it: 400 points are odds of
 *  ten to one. `random` has 0.
 */
import { budgetOf, levelOf, searchOf } from '../seats/levels'
import { opponentsHere } from '../house.svelte'
import { STRENGTHS, type Measured } from './strengths'

export interface Rated {
  said: string
  rating: number
}

const SIMPLEST = 'random'
/** What is never lost was measured to be a little less. */
const SUREST = 0.99

/** What was measured of an opponent as it plays in this house; nothing if that was not. */
export function measuredOf(game: string, said: string): Measured | undefined {
  const name = measuredAs(game, said)
  return STRENGTHS[game]?.find((one) => one.said === name)
}

/** Those of this house that were measured, from the weakest to the strongest; not the simplest. */
export function ratedHere(game: string): Rated[] {
  const here = opponentsHere(game)
  return [...ratings(game)]
    .filter(([name]) => name !== SIMPLEST && here.includes(levelOf(name)))
    .flatMap(([name, rating]) => {
      const said = saidHere(game, name)
      return said === null ? [] : [{ said, rating }]
    })
    .sort((one, other) => one.rating - other.rating)
}

export const ratingOf = (game: string, said: string) => ratings(game).get(measuredAs(game, said))

function ratings(game: string): ReadonlyMap<string, number> {
  const found = new Map([[SIMPLEST, 0]])
  for (const { said, against, share } of STRENGTHS[game] ?? []) {
    const odds = Math.min(SUREST, Math.max(1 - SUREST, share))
    const below = found.get(against)
    if (below !== undefined) found.set(said, below + 400 * Math.log10(odds / (1 - odds)))
  }
  return found
}

/** Levels were measured with their usual budget, or with the one that stands beside them. */
function measuredAs(game: string, said: string): string {
  const search = searchOf(game, said)
  const budget = budgetOf(said) ?? search?.most ?? null
  if (!search || budget === null) return said
  return budget === search.usual ? levelOf(said) : `${levelOf(said)}:${budget}`
}

/** How a measured opponent is said here; null if the house does not give it the budget. */
function saidHere(game: string, name: string): string | null {
  const search = searchOf(game, name)
  if (!search) return name
  const budget = budgetOf(name) ?? search.usual
  if (search.lacks || budget > search.most) return null
  return budget === search.most ? levelOf(name) : `${levelOf(name)}:${budget}`
}
