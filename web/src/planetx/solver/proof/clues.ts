/** What a clue, or a placement rule of the same form, excludes on the sheet of a proof. */

import type { Clue, Thing } from '../../../wire/types'
import { isRelated, isTrue, near, type Relation } from '../systems/clues'
import { bitOf, countBits, THINGS, type Ring } from '../systems/ring'
import type { Kind } from '../tables_form'
import { holding, may, must, sectorsOf, without, type Grid } from './grid'

/** Whether a placement of a kind fits, as far as the grid tells. */
export type Test = (grid: Grid, held: number) => boolean

const namesTwo = (clue: Clue): clue is Relation => 'other' in clue && clue.other !== clue.subject

/** What follows for single sectors; a clue about one kind alone tells nothing of them. */
export function narrowed(clue: Clue, grid: Grid, ring: Ring): Grid | null {
  if (!namesTwo(clue)) return grid
  const { subject, other } = clue
  switch (clue.quantity) {
    case 'no': {
      const apart = without(grid, near(clue, must(grid, other), ring), subject)
      return without(apart, near(clue, must(grid, subject), ring), other)
    }
    case 'every': {
      const found = without(grid, ring.everywhere & ~near(clue, may(grid, other), ring), subject)
      return reached(clue, found, must(found, subject), ring)
    }
    case 'some': {
      const can = may(grid, subject) & near(clue, may(grid, other), ring)
      if (can === 0) return null
      return countBits(can) > 1 ? grid : reached(clue, holding(grid, can, subject), can, ring)
    }
  }
}

/** Each of these sectors has the other kind near it: in the one place that is left for it. */
function reached(clue: Relation, grid: Grid, subjects: number, ring: Ring): Grid | null {
  let found = grid
  for (const sector of sectorsOf(subjects)) {
    const can = may(found, clue.other) & near(clue, bitOf(sector), ring)
    if (can === 0) return null
    if (countBits(can) === 1) found = holding(found, can, clue.other)
  }
  return found
}

/** The kinds the clues are about whose placements can be gone through. */
export function kinds(said: readonly Clue[]): Kind[] {
  const named = new Set<Thing>(
    said.flatMap((clue) => (namesTwo(clue) ? [clue.subject, clue.other] : [clue.subject])),
  )
  return THINGS.filter((thing) => thing !== 'E' && named.has(thing)) as Kind[]
}

/** Which placements of a kind can be, given what is known of the other. */
export function fits(clue: Clue, kind: Kind, ring: Ring): Test {
  if (!namesTwo(clue)) return (_, held) => isTrue(clue, held, held, ring)
  const { quantity, subject, other } = clue
  if (kind === subject) {
    const known = quantity === 'no' ? must : may
    return (grid, held) => isRelated(quantity, held, near(clue, known(grid, other), ring))
  }
  const known = quantity === 'some' ? may : must
  return (grid, held) => isRelated(quantity, known(grid, subject), near(clue, held, ring))
}
