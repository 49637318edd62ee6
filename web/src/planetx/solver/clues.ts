/** Clues: true or false of a system (rules 8), and those that a title can have. */

import type { Clue, Quantity, Thing } from '../../wire/types'
import { clueOf, titleOf } from '../rules/clue_text'
import { CONFERENCE_CLUES, RESEARCH_CLUES } from './catalogue_data'
import { HELD, longestRun, narrowestBand, SECTORS, spread } from './systems'

/** Of every lawful system, whether the clue is true of it; worked out once. */
export function clueTruth(clue: Clue): Uint8Array {
  const name = JSON.stringify(clue)
  const known = truths.get(name)
  if (known) return known
  const subjects = HELD[clue.subject]
  const others = 'other' in clue ? HELD[clue.other] : subjects
  const found = Uint8Array.from(subjects, (bits, at) => (isTrue(clue, bits, others[at]!) ? 1 : 0))
  truths.set(name, found)
  return found
}

const truths = new Map<string, Uint8Array>()

/** How one kind stands to another, or to others of itself. */
export type Relation = Extract<Clue, { other: Thing }>

/** Whether the clue is true of two sets of sectors, or of one if it is about one kind. */
export function isTrue(clue: Clue, subject: number, other: number): boolean {
  switch (clue.type) {
    case 'band':
      return narrowestBand(subject) <= clue.width
    case 'consecutive':
      return longestRun(subject) === clue.count
    default:
      return isRelated(clue.quantity, subject, near(clue, other))
  }
}

/** The sectors that stand to one of a set as the clue says. */
export function near(clue: Relation, bits: number): number {
  switch (clue.type) {
    case 'adjacent':
      return spread(bits, 1)
    case 'opposite':
      return spread(bits, SECTORS / 2)
    case 'within':
      return reached(bits, clue.reach)
  }
}

/** Whether some, every or none of a set is among the sectors near another. */
export function isRelated(quantity: Quantity, subject: number, near: number): boolean {
  if (quantity === 'every') return (subject & ~near) === 0
  return ((subject & near) !== 0) === (quantity === 'some')
}

function reached(bits: number, reach: number): number {
  let near = spread(bits, 1)
  for (let steps = 2; steps <= reach; steps += 1) near |= spread(bits, steps)
  return near
}

/** Every clue that a topic, or a conference, with this title can have, in the order of the package. */
export function cluesTitled(title: readonly Thing[]): Clue[] {
  const texts = title.includes('X') ? CONFERENCE_CLUES : RESEARCH_CLUES
  const wanted = title.join('+')
  return texts.map(clueOf).filter((clue) => titleOf(clue).join('+') === wanted)
}
