/** What a theory that was turned over brings whoever submitted it (rules 5 and 7). */

import type { Ring, Thing } from '../../wire/types'

/** When and where a theory was submitted. */
export interface Submitted {
  sector: number
  phase: number
}

export interface TurnedOver extends Submitted {
  number: number
  seat: number
  thing: Thing
  right: boolean
}

export interface Judged extends TurnedOver {
  points: number
  first: boolean
}

/** Those turned over together, or all: no right theory of a sector is turned over without the others. */
export function judged(theories: readonly TurnedOver[], points: Ring['points']): Judged[] {
  const right = theories.filter((one) => one.right)
  return theories.map((one) => ({
    ...one,
    points: one.right ? (points[one.thing] ?? 0) : 0,
    first: one.right && isFirst(one, right),
  }))
}

/** Whether no other right theory of its sector came before. */
export function isFirst(theory: Submitted, right: readonly Submitted[]): boolean {
  return right.every((one) => one.sector !== theory.sector || one.phase >= theory.phase)
}
