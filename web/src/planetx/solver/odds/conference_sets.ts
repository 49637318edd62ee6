/** What the sets of conference clues of a sky weigh (rules 8; src/ecliptic/deduction/conference_sets.py).
 *
 *  A set of clues is lawful if it is true of one sibling only. Which clues are true of a system is a set of bits, and
 *  what all sets of clues within such bits weigh together is read off tables. What the lawful ones weigh is counted
 *  by inclusion and exclusion: those true of the system, without those also true of a sibling, and with those true of
 *  two siblings, which were taken off twice.
 */

import type { Clue, Titled } from '../../../wire/types'
import type { Catalogue, Systems } from '../systems/catalogue'
import { valuesOf } from '../systems/lookup'
import { nameOf, panelOf, titlesOf } from '../systems/titles'
import { conferenceBits, conferencesOf, type ConferenceBits, type Weigh } from './conference_bits'
import { familiesOf, type Families } from './families'

interface Known {
  bits: ConferenceBits
  families: Families
  /** Of every system, which conference clues are true of it. */
  truths: Uint32Array
  /** What all sets of clues that could have been given to each system weigh, in any order. */
  sets: Uint32Array
  /** Systems that have no lawful set are never drawn, which may not be used as a deduction: they count as if any true
   *  clues could have been given. */
  leftOut: ReadonlySet<number>
}

const known = new WeakMap<Catalogue, Known>()

function knownOf(catalogue: Catalogue): Known {
  const found = known.get(catalogue) ?? newKnown(catalogue)
  known.set(catalogue, found)
  return found
}

function newKnown(catalogue: Catalogue): Known {
  const bits = conferenceBits(catalogue.mode)
  const families = familiesOf(catalogue)
  const truths = truthsOf(catalogue, bits)
  const sets = new Uint32Array(truths.length)
  const leftOut = new Set<number>()
  /** One clue can be given in one order, two in two. */
  const orders = conferencesOf(catalogue.mode)
  for (let system = 0; system < sets.length; system += 1) {
    let weight = lawful(system, truths, families, bits.any)
    if (weight === 0) {
      leftOut.add(system)
      weight = bits.any(truths[system]!)
    }
    sets[system] = weight * orders
  }
  return { bits, families, truths, sets, leftOut }
}

function truthsOf(catalogue: Catalogue, bits: ConferenceBits): Uint32Array {
  const truths = new Uint32Array(catalogue.every.length)
  for (const title of titlesOf('conference', catalogue.mode)) {
    const panel = panelOf(title, catalogue)
    const first = bits.places.get(nameOf(title))!
    const shifted = Uint32Array.from(panel.truths, (pattern) => (pattern << first) >>> 0)
    const cells = valuesOf(catalogue.every, panel.cells)
    for (let at = 0; at < truths.length; at += 1) truths[at]! |= shifted[cells[at]!]!
  }
  return truths
}

const MOST_SIBLINGS = 6
/** What is true of a system and of any choice of its siblings. */
const common = new Int32Array(1 << (MOST_SIBLINGS - 1))
/** Whether that is added or taken off. */
const signs = new Int8Array(1 << (MOST_SIBLINGS - 1))

function lawful(system: number, truths: Uint32Array, families: Families, weigh: Weigh): number {
  common[0] = truths[system]!
  signs[0] = 1
  let sum = weigh(common[0]!)
  let count = sum === 0 ? 0 : 1
  for (let other = families[system]!; other !== system; other = families[other]!) {
    const chosen = count
    for (let at = 0; at < chosen; at += 1) {
      const both = common[at]! & truths[other]!
      const weight = weigh(both)
      if (weight === 0) continue
      common[count] = both
      signs[count] = -signs[at]!
      sum -= signs[at]! * weight
      count += 1
    }
  }
  return sum
}

/** How probable it is that a system's clues have these titles and are those that were read, if all titles are known.
 *  Evidence that the dealer shows of none of the systems tells nothing. */
export function weighConferences(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  titles: ReadonlyMap<string, Titled>,
  clues: ReadonlyMap<string, Clue>,
): void {
  const labels = Array.from({ length: conferencesOf(catalogue.mode) }, (_, at) => `X${at + 1}`)
  const named = labels.flatMap((label) => titles.get(label) ?? [])
  if (named.length < labels.length) return
  const { bits, families, truths, sets, leftOut } = knownOf(catalogue)
  const weigh = bits.fitting(
    named.map(({ label, title }) => ({ title, clue: clues.get(label) ?? null })),
  )
  const fitting = new Uint32Array(systems.length)
  let isShown = false
  for (let at = 0; at < systems.length; at += 1) {
    const system = systems[at]!
    const weight = lawful(system, truths, families, weigh)
    fitting[at] = weight === 0 && leftOut.has(system) ? weigh(truths[system]!) : weight
    isShown ||= fitting[at] !== 0
  }
  if (!isShown) return
  for (let at = 0; at < systems.length; at += 1)
    weights[at]! *= fitting[at]! / Math.max(sets[systems[at]!]!, 1)
}
