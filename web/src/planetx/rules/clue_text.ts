/** Clues as text, written and read (rules 8), and what they are about. */

import type { Clue, Quantity, Thing } from '../../wire/types'

const TITLE_ORDER: readonly Thing[] = ['X', 'C', 'A', 'D', 'G']
const THING = '([CADGEX])'
const QUANTITY = '(some|every|no)'
const BAND = new RegExp(`^all ${THING} band ([1-9])$`)
const CONSECUTIVE = new RegExp(`^([1-9]) ${THING} consecutive$`)
const BESIDE = new RegExp(`^${QUANTITY} ${THING} (adjacent|opposite) ${THING}$`)
const WITHIN = new RegExp(`^(every|no) ${THING} within ([1-9]) ${THING}$`)

/** A clue from its text, such as `some A adjacent D`; null if it is none. */
export function readClue(text: string): Clue | null {
  const band = BAND.exec(text)
  if (band) return { type: 'band', subject: band[1] as Thing, width: Number(band[2]) }
  const row = CONSECUTIVE.exec(text)
  if (row) return { type: 'consecutive', count: Number(row[1]), subject: row[2] as Thing }
  const near = BESIDE.exec(text)
  if (near) {
    return {
      type: near[3] as 'adjacent' | 'opposite',
      quantity: near[1] as Quantity,
      subject: near[2] as Thing,
      other: near[4] as Thing,
    }
  }
  const within = WITHIN.exec(text)
  if (!within) return null
  return {
    type: 'within',
    quantity: within[1] as Quantity,
    subject: within[2] as Thing,
    reach: Number(within[3]),
    other: within[4] as Thing,
  }
}

/** The clue of a text that the package wrote. */
export function clueOf(text: string): Clue {
  const clue = readClue(text)
  if (!clue) throw new Error(`readClue cannot read: ${text}`)
  return clue
}

/** A clue as records write it: `some A adjacent D`. */
export function clueText(clue: Clue): string {
  switch (clue.type) {
    case 'band':
      return `all ${clue.subject} band ${clue.width}`
    case 'consecutive':
      return `${clue.count} ${clue.subject} consecutive`
    case 'within':
      return `${clue.quantity} ${clue.subject} within ${clue.reach} ${clue.other}`
    case 'adjacent':
    case 'opposite':
      return `${clue.quantity} ${clue.subject} ${clue.type} ${clue.other}`
  }
}

/** The kinds a clue is about, truly empty left out, always in one order. */
export function titleOf(clue: Clue): Thing[] {
  const kinds = 'other' in clue ? [clue.subject, clue.other] : [clue.subject]
  return inTitleOrder(kinds)
}

export const inTitleOrder = (kinds: readonly Thing[]): Thing[] =>
  TITLE_ORDER.filter((thing) => kinds.includes(thing))
