/** Theory tokens: how many are left (rules 5). */

import type { Mode, Thing } from '../../wire/types'
import { FIGURES, THEORY_OBJECTS } from './figures'

/** What the rules ask of a theory; `thing` is null while only its owner knows. */
export interface TheoryKnown {
  player: number
  sector: number
  thing: Thing | null
  /** The theory phase it was submitted in. */
  phase: number
}

/** The tokens of a kind that a player has not submitted, as far as his theories are known. */
export function tokensOf(
  thing: Thing,
  theories: readonly TheoryKnown[],
  player: number,
  mode: Mode,
): number {
  const spent = theories.filter((one) => one.player === player && one.thing === thing).length
  return Math.max(0, FIGURES[mode].counts[thing] - spent)
}

/** All tokens a player has not submitted: placed ones never come back. */
export function tokensLeft(theories: readonly TheoryKnown[], player: number, mode: Mode): number {
  const { counts } = FIGURES[mode]
  const all = THEORY_OBJECTS.reduce((sum, thing) => sum + counts[thing], 0)
  return Math.max(0, all - theories.filter((one) => one.player === player).length)
}
