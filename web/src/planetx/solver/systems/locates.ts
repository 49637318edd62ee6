/** Locate answers as numbers: Planet X's sector first, then what lies on its two sides. */

import { neighbours } from '../../rules/actions'
import { FIGURES } from '../../rules/figures'
import type { Mode, Thing } from '../../../wire/types'

/** What may lie beside Planet X, in the order of the package. */
export const BESIDE: readonly Thing[] = ['C', 'A', 'G', 'E']
const SIDES = BESIDE.length

export const locateNumber = (sector: number, before: Thing, after: Thing): number =>
  ((sector - 1) * SIDES + BESIDE.indexOf(before)) * SIDES + BESIDE.indexOf(after)

export const locateAnswers = (sectors: number): number => sectors * SIDES ** 2

/** The short text of a locate: `L 6 C E`. */
export function locateText(answer: number): string {
  const [sector, beside] = [Math.floor(answer / SIDES ** 2) + 1, answer % SIDES ** 2]
  return `L ${sector} ${BESIDE[Math.floor(beside / SIDES)]} ${BESIDE[beside % SIDES]}`
}

/** Every locate that may be named: a comet only where one can be, in the order of the package. */
export function nameableLocates(mode: Mode): number[] {
  const { sectors, comet_sectors } = FIGURES[mode]
  const may = (sector: number): Thing[] =>
    BESIDE.filter((thing) => thing !== 'C' || comet_sectors.includes(sector))
  return Array.from({ length: sectors }, (_, index) => index + 1).flatMap((sector) => {
    const [before, after] = neighbours(sector, mode)
    return may(before).flatMap((one) => may(after).map((other) => locateNumber(sector, one, other)))
  })
}
