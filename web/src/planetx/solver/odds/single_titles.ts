/** How probable the titles of one kind in a game are (rules 8): how many there are, and which. */

import type { Mode, Thing } from '../../../wire/types'
import { nameOf } from '../systems/titles'
import { TABLES } from '../tables'

/** By the titles of one kind that a sky could have, the first of them the lowest bit: how probable those among the
 *  six are. */
export function singleShares(
  mode: Mode,
  singles: readonly (readonly Thing[])[],
  six: readonly (readonly Thing[])[],
): number[] {
  const skies = Array.from({ length: 1 << singles.length }, (_, sky) =>
    singles.filter((_, place) => ((sky >>> place) & 1) === 1).map(nameOf),
  )
  const named = six.filter((title) => title.length === 1).map(nameOf)
  return skies.map((possible) => shareOf(mode, possible, named))
}

function shareOf(mode: Mode, possible: readonly string[], named: readonly string[]): number {
  const counts = TABLES.modes[mode].singles.slice(0, possible.length + 1)
  const count = counts[named.length]
  if (count === undefined || !named.every((title) => possible.includes(title))) return 0
  const weight = (titles: readonly string[]) =>
    titles.reduce((product, title) => product * TABLES.modes[mode].titles[title]!, 1)
  const sets = choices(possible, named.length)
  return (count * weight(named)) / (sum(counts) * sum(sets.map(weight)))
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

/** Every choice of so many. */
function choices<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return from.flatMap((one, place) =>
    choices(from.slice(place + 1), count - 1).map((more) => [one, ...more]),
  )
}
