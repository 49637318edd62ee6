/** Clues (rules 8): whether they are true of sets of sectors, and of every system. */

import type { Clue, Quantity, Thing } from '../../../wire/types'
import { clueText } from '../../rules/clue_text'
import type { Catalogue } from './catalogue'
import type { Lookup } from './lookup'
import { KINDS, longestRun, narrowestBand, spread, type Ring } from './ring'

/** How one kind stands to another, or to others of itself. */
export type Relation = Extract<Clue, { other: Thing }>

/** Whether the clue is true of two sets of sectors, or of one if it is about one kind. */
export function isTrue(clue: Clue, subject: number, other: number, ring: Ring): boolean {
  switch (clue.type) {
    case 'band':
      return narrowestBand(subject, ring) <= clue.width
    case 'consecutive':
      return longestRun(subject, ring) === clue.count
    default:
      return isRelated(clue.quantity, subject, near(clue, other, ring))
  }
}

/** The sectors that stand to one of a set as the clue says. */
export function near(clue: Relation, bits: number, ring: Ring): number {
  switch (clue.type) {
    case 'adjacent':
      return spread(bits, 1, ring)
    case 'opposite':
      return spread(bits, ring.sectors / 2, ring)
    case 'within':
      return reached(bits, clue.reach, ring)
  }
}

/** Whether some, every or none of a set is among the sectors near another. */
export function isRelated(quantity: Quantity, subject: number, near: number): boolean {
  if (quantity === 'every') return (subject & ~near) === 0
  return ((subject & near) !== 0) === (quantity === 'some')
}

function reached(bits: number, reach: number, ring: Ring): number {
  let near = spread(bits, 1, ring)
  for (let steps = 2; steps <= reach; steps += 1) near |= spread(bits, steps, ring)
  return near
}

const known = new WeakMap<Catalogue, Map<string, Lookup>>()

/** Of every system, whether the clue is true of it; a table is worked out once. */
export function clueTruth(clue: Clue, catalogue: Catalogue): Lookup {
  const truths = known.get(catalogue) ?? new Map<string, Lookup>()
  known.set(catalogue, truths)
  const name = clueText(clue)
  const truth = truths.get(name) ?? truthOf(clue, catalogue)
  truths.set(name, truth)
  return truth
}

function truthOf(clue: Clue, catalogue: Catalogue): Lookup {
  if (!('other' in clue) || clue.other === clue.subject) return aboutOne(clue, catalogue)
  if (clue.other === 'E' || clue.subject === 'E') return aboutEmpty(clue, catalogue)
  return aboutTwo(clue, catalogue)
}

function aboutOne(clue: Clue, catalogue: Catalogue): Lookup {
  const held = catalogue.sets[clue.subject]
  const values = Uint8Array.from(held, (bits) => Number(isTrue(clue, bits, bits, catalogue)))
  return { by: 'one', column: catalogue.columns[clue.subject], values }
}

/** Over pairs of placements, in the order of the kinds. */
function aboutTwo(clue: Relation, catalogue: Catalogue): Lookup {
  const { columns, sets } = catalogue
  const [one, other] = KINDS.filter((kind) => kind === clue.subject || kind === clue.other)
  const nearOthers = sets[clue.other].map((bits) => near(clue, bits, catalogue))
  const isSubjectFirst = one === clue.subject
  const values = isSubjectFirst
    ? relatedPairs(clue.quantity, sets[clue.subject], nearOthers)
    : turned(relatedPairs(clue.quantity, sets[clue.subject], nearOthers), sets[one!].length)
  const many = sets[other!].length
  return { by: 'two', first: columns[one!], second: columns[other!], many, values }
}

/** Whether each of some sets stands to what is near each of others. */
function relatedPairs(quantity: Quantity, subjects: Uint32Array, nears: Uint32Array): Uint8Array {
  const values = new Uint8Array(subjects.length * nears.length)
  const [isEvery, met] = [quantity === 'every', Number(quantity !== 'no')]
  let at = 0
  for (let one = 0; one < subjects.length; one += 1) {
    const subject = subjects[one]!
    for (let other = 0; other < nears.length; other += 1, at += 1) {
      const wanted = isEvery ? subject & ~nears[other]! : subject & nears[other]!
      values[at] = isEvery ? Number(wanted === 0) : Number(wanted !== 0) ^ met ^ 1
    }
  }
  return values
}

/** The same pairs, the second one counting most. */
function turned(values: Uint8Array, seconds: number): Uint8Array {
  const firsts = values.length / seconds
  const found = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at += 1)
    found[(at % seconds) * firsts + Math.floor(at / seconds)] = values[at]!
  return found
}

/** Planet X is never near itself as a clue says, and never beside a dwarf planet, so that there the sectors that
 *  appear empty can stand for the truly empty ones. A table of dwarf planets and such sectors would have two million
 *  entries: that is worked out from the sets, as is what no game of ours says. */
function aboutEmpty(clue: Relation, catalogue: Catalogue): Lookup {
  const { subject, other, quantity } = clue
  const { columns, sets } = catalogue
  if (subject === 'X' || (subject === 'D' && clue.type === 'adjacent')) {
    const nearEmpty = sets.E.map((bits) => near(clue, bits, catalogue))
    const [held, placed, empty] = [sets[subject], columns[subject], columns.E]
    if (subject === 'X') {
      const values = relatedPairs(quantity, held, nearEmpty)
      return { by: 'two', first: placed, second: empty, many: nearEmpty.length, values }
    }
    const value = (system: number) =>
      Number(isRelated(quantity, held[placed[system]!]!, nearEmpty[empty[system]!]!))
    return { by: 'each', value }
  }
  const [subjects, others] = [heldIn(subject, catalogue), heldIn(other, catalogue)]
  const value = (system: number) =>
    Number(isRelated(quantity, subjects(system), near(clue, others(system), catalogue)))
  return { by: 'each', value }
}

/** The sectors that hold a thing in a system; truly empty means truly empty. */
function heldIn(thing: Thing, { columns, sets }: Catalogue): (system: number) => number {
  const [held, placed] = [sets[thing], columns[thing]]
  if (thing !== 'E') return (system) => held[placed[system]!]!
  const [planetX, sector] = [sets.X, columns.X]
  return (system) => held[placed[system]!]! & ~planetX[sector[system]!]!
}
