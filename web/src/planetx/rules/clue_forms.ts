/** Every clue a game can give (rules 8), so that a form offers lawful ones only.
 *
 *  Two wordings of one truth are listed once, as in the package: "some" and "no" read the same both
 *  ways round, and of a single object "every" is "some".
 */

import { RINGS, type Clue, type Mode, type Quantity, type Thing } from '../../wire/types'

const ORDINARY: readonly Thing[] = ['C', 'A', 'D', 'G']
const BANDS: readonly Thing[] = ['A', 'C', 'G']
const EVERY_WITHIN = [2, 3, 4]
const NO_WITHIN: Record<Mode, number[]> = { standard: [2, 3, 4], expert: [2, 3, 4, 5, 6] }
const BAND: Record<Mode, number[]> = { standard: [3, 4, 5, 6], expert: [3, 4, 5, 6, 7, 8] }
const X_WITHIN: Record<Mode, number[]> = { standard: [2, 3, 4], expert: [2, 3, 4, 5] }
const X_NOT_WITHIN = [2, 3]

/** The research clues of a title: one kind, or two in any order. */
export function researchClues(mode: Mode, title: readonly Thing[]): Clue[] {
  const [one, other] = ORDINARY.filter((thing) => title.includes(thing))
  if (!one) return []
  return other ? aboutTwo(mode, one, other) : aboutOne(mode, one)
}

/** The conference clues of a title: Planet X and a kind; alone, it is about truly empty sectors. */
export function conferenceClues(mode: Mode, title: readonly Thing[]): Clue[] {
  const other = ORDINARY.find((thing) => title.includes(thing)) ?? 'E'
  const about = { subject: 'X', other } as const
  const clues: Clue[] = [{ type: 'opposite', quantity: 'no', ...about }]
  if (other !== 'D') clues.push({ type: 'adjacent', quantity: 'no', ...about })
  if (other === 'E') return clues
  const within = (quantity: Quantity, reach: number): Clue => ({
    type: 'within',
    quantity,
    subject: 'X',
    reach,
    other,
  })
  clues.push(...X_WITHIN[mode].map((reach) => within('every', reach)))
  clues.push(...X_NOT_WITHIN.map((reach) => within('no', reach)))
  return clues
}

function aboutTwo(mode: Mode, one: Thing, other: Thing): Clue[] {
  const both = (['some', 'no'] as const).flatMap((quantity): Clue[] => [
    { type: 'adjacent', quantity, subject: one, other },
    { type: 'opposite', quantity, subject: one, other },
  ])
  const near = NO_WITHIN[mode].map((reach): Clue => ({
    type: 'within',
    quantity: 'no',
    subject: one,
    reach,
    other,
  }))
  return [...both, ...every(mode, one, other), ...every(mode, other, one), ...near]
}

function every(mode: Mode, subject: Thing, other: Thing): Clue[] {
  const { counts } = RINGS[mode]
  const clues: Clue[] = []
  if (counts[subject] > 1) {
    clues.push({ type: 'adjacent', quantity: 'every', subject, other })
    // Between kinds of equal number it reads the same both ways round.
    const first = ORDINARY.indexOf(subject) < ORDINARY.indexOf(other)
    if (counts[subject] !== counts[other] || first) {
      clues.push({ type: 'opposite', quantity: 'every', subject, other })
    }
  }
  const within = EVERY_WITHIN.map((reach): Clue => ({
    type: 'within',
    quantity: 'every',
    subject,
    reach,
    other,
  }))
  return [...clues, ...within]
}

function aboutOne(mode: Mode, thing: Thing): Clue[] {
  const { counts } = RINGS[mode]
  const apart = NO_WITHIN[mode].map((reach): Clue => ({
    type: 'within',
    quantity: 'no',
    subject: thing,
    reach,
    other: thing,
  }))
  // Four asteroids in a band of four are consecutive.
  const least = thing === 'A' ? counts.A : 0
  const bands = BAND[mode]
    .filter((width) => width > least)
    .map((width): Clue => ({ type: 'band', subject: thing, width }))
  return [
    ...(counts[thing] > 1 ? apart : []),
    ...(BANDS.includes(thing) ? bands : []),
    ...special(mode, thing),
  ]
}

function special(mode: Mode, thing: Thing): Clue[] {
  if (thing === 'A') {
    return [
      { type: 'opposite', quantity: 'some', subject: 'A', other: 'A' },
      { type: 'consecutive', count: RINGS[mode].counts.A, subject: 'A' },
    ]
  }
  if (thing !== 'D' || mode === 'standard') return []
  return [
    { type: 'consecutive', count: 3, subject: 'D' },
    { type: 'adjacent', quantity: 'every', subject: 'D', other: 'E' },
  ]
}
