/** Clues: read from their text, and true or false of a system (rules 8). */

import type { Clue, Quantity, Thing } from '../../wire/types'
import { CONFERENCE_CLUES, RESEARCH_CLUES } from './catalogue_data'
import { HELD, longestRun, narrowestBand, SECTORS, spread } from './systems'

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

/** The kinds a clue is about, truly empty left out, always in one order. */
export function titleOf(clue: Clue): Thing[] {
  const kinds = 'other' in clue ? [clue.subject, clue.other] : [clue.subject]
  return TITLE_ORDER.filter((thing) => kinds.includes(thing))
}

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

function isTrue(clue: Clue, subject: number, other: number): boolean {
  if (clue.type === 'band') return narrowestBand(subject) <= clue.width
  if (clue.type === 'consecutive') return longestRun(subject) === clue.count
  const near = nearby(clue, other)
  if (clue.quantity === 'every') return (subject & ~near) === 0
  return ((subject & near) !== 0) === (clue.quantity === 'some')
}

/** The sectors that stand to a set as the clue says. */
function nearby(clue: Exclude<Clue, { type: 'band' | 'consecutive' }>, bits: number): number {
  if (clue.type === 'opposite') return spread(bits, SECTORS / 2)
  let near = spread(bits, 1)
  const reach = clue.type === 'within' ? clue.reach : 1
  for (let steps = 2; steps <= reach; steps += 1) near |= spread(bits, steps)
  return near
}

/** Every clue that a topic, or a conference, with this title can have, in the order of the package. */
export function cluesTitled(title: readonly Thing[]): Clue[] {
  const texts = title.includes('X') ? CONFERENCE_CLUES : RESEARCH_CLUES
  const wanted = title.join('+')
  return texts.map((text) => readClue(text)!).filter((clue) => titleOf(clue).join('+') === wanted)
}

/** The title with these kinds, in any order; null if no topic or conference has it. */
export function lawfulTitle(kinds: readonly Thing[], conference: boolean): Thing[] | null {
  const texts = conference ? CONFERENCE_CLUES : RESEARCH_CLUES
  const wanted = new Set<Thing>(kinds.filter((thing) => thing !== 'E'))
  const titles = texts.map((text) => titleOf(readClue(text)!))
  const same = (title: Thing[]): boolean =>
    title.length === wanted.size && title.every((thing) => wanted.has(thing))
  return titles.find(same) ?? null
}
