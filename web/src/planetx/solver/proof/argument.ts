/** An argument: what is supposed, what follows from it step by step, and that it cannot be: because a step leaves
 *  nothing, or because none of the cases that are left can be. */

import type { PencilMark } from '../../../wire/types'
import type { Ring } from '../systems/ring'
import { emptyGrid, marked, type Grid } from './grid'
import type { Ground } from './grounds'
import { isComplete, type Case } from './splits'

/** What follows from what stands before it. No marks: that it cannot be. */
export interface Inference {
  ground: Ground
  marks: PencilMark[]
}

export interface Argument {
  supposed: Case
  /** Without cases the last one says that it cannot be. */
  inferences: Inference[]
  cases: Argument[]
}

/** How many lines it takes to write down. */
export const lengthOf = ({ inferences, cases }: Argument): number =>
  cases.reduce((sum, one) => sum + lengthOf(one), 1 + inferences.length)

export function follows({ ground, marks }: Inference, grid: Grid): boolean {
  const left = ground.narrow(grid)
  if (left === null || marks.length === 0) return left === null && marks.length === 0
  return marked(grid, marks).every((kept, place) => (left[place]! & ~kept) === 0)
}

/** Whether every step follows, and nothing is left of what was supposed. */
function holds(
  { supposed, inferences, cases }: Argument,
  ring: Ring,
  start = emptyGrid(ring),
): boolean {
  let grid = marked(start, supposed)
  for (const one of inferences) {
    if (!follows(one, grid)) return false
    grid = marked(grid, one.marks)
  }
  if (cases.length === 0) return inferences.at(-1)?.marks.length === 0
  const toldApart = isComplete(
    cases.map((one) => one.supposed),
    grid,
    ring,
  )
  return toldApart && cases.every((one) => holds(one, ring, grid))
}

const walk = (argument: Argument): Argument[] => [argument, ...argument.cases.flatMap(walk)]

/** Leave out the steps, and the marks of steps, that nothing later needs. */
export function shorten(argument: Argument, ring: Ring): void {
  for (const { inferences } of walk(argument).reverse()) {
    for (let place = inferences.length - 1; place >= 0; place -= 1) {
      const step = inferences[place]!
      if (step.marks.length === 0) continue
      inferences.splice(place, 1)
      if (holds(argument, ring)) continue
      inferences.splice(place, 0, step)
      for (const mark of [...step.marks]) {
        const kept = step.marks
        step.marks = kept.filter((one) => one !== mark)
        if (step.marks.length === 0 || !holds(argument, ring)) step.marks = kept
      }
    }
  }
}
