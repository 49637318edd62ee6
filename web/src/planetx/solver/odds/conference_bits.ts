/** The conference clues of a mode as bits, and what sets of those within some bits weigh: a set is one clue for each
 *  conference, all of them different. */

import type { Clue, Mode, Thing } from '../../../wire/types'
import { clueText } from '../../rules/clue_text'
import { FIGURES } from '../../rules/figures'
import { cluesTitled, nameOf, titlesOf } from '../systems/titles'
import { TABLES } from '../tables'

/** What sets of clues weigh that can be made of those within some bits. */
export type Weigh = (bits: number) => number

/** What is known of a conference: its title, and its clue if it was read. */
export interface Conference {
  title: readonly Thing[]
  clue: Clue | null
}

export interface ConferenceBits {
  /** By title: the bit of its first clue; the others follow. */
  places: ReadonlyMap<string, number>
  /** Of any clues, each set in one order. */
  any: Weigh
  /** Of clues that fit the conferences, in their order. */
  fitting: (conferences: readonly Conference[]) => Weigh
}

const HALF = 16
const LOW = (1 << HALF) - 1

export const conferencesOf = (mode: Mode): number =>
  Object.keys(FIGURES[mode].conference_icons).length

export function conferenceBits(mode: Mode): ConferenceBits {
  const titles = placed(mode)
  const fitting = (conferences: readonly Conference[]): Weigh => {
    const chosen = conferences.map((one) => fittingOf(one, titles))
    const [only, ...others] = chosen
    return others.length > 0 ? fittingPairs(chosen) : weighing(only!, only!.weights)
  }
  return {
    places: new Map(titles.map(({ title, first }) => [title, first])),
    any: anySets(mode, titles),
    fitting,
  }
}

interface Titled {
  title: string
  clues: readonly string[]
  weights: readonly number[]
  first: number
}

/** A conference's title with the weights of the clues it can have: of one that was read 0 but for its own. */
type Fitting = Omit<Titled, 'clues'>

/** Of a title that is none of ours no clue is known. */
function fittingOf({ title, clue }: Conference, titles: readonly Titled[]): Fitting {
  const known = titles.find((one) => one.title === nameOf(title))
  if (!known) return { title: '', weights: [], first: 0 }
  const read = clue && clueText(clue)
  const weights = known.weights.map((weight, place) =>
    read && known.clues[place] !== read ? 0 : weight,
  )
  return { ...known, weights }
}

/** A title has its bits in one half, so that clues of both halves have different titles. */
function placed(mode: Mode): Titled[] {
  const next = [0, HALF]
  return titlesOf('conference', mode).map((title) => {
    const clues = cluesTitled(title, mode).map(clueText)
    const weights = clues.map((text) => TABLES.modes[mode].conference[text]!)
    const half = next[0]! <= next[1]! - HALF ? 0 : 1
    const first = next[half]!
    next[half] = first + clues.length
    if (next[half]! > HALF * (half + 1)) throw new Error('too many conference clues')
    return { title: nameOf(title), clues, weights, first }
  })
}

function anySets(mode: Mode, titles: readonly Titled[]): Weigh {
  const [low, high] = [halfOf(titles, 0), halfOf(titles, HALF)]
  if (conferencesOf(mode) === 1)
    return (bits) => low.alone[bits & LOW]! + high.alone[bits >>> HALF]!
  const different = TABLES.different_titles
  return (bits) => {
    const across = low.alone[bits & LOW]! * high.alone[bits >>> HALF]!
    return low.pairs[bits & LOW]! + high.pairs[bits >>> HALF]! + different * across
  }
}

/** What single clues and pairs of clues weigh, by the bits of a half. */
function halfOf(
  titles: readonly Titled[],
  start: number,
): { alone: Int32Array; pairs: Int32Array } {
  const here = titles.filter(({ first }) => first >= start && first < start + HALF)
  const clues = here.flatMap(({ title, weights, first }) =>
    weights.map((weight, place) => ({ title, weight, bit: first - start + place })),
  )
  const [alone, pairs] = [new Int32Array(1 << HALF), new Int32Array(1 << HALF)]
  for (const { title, weight, bit } of clues.sort((one, other) => one.bit - other.bit)) {
    const alike = clues.filter((one) => one.title === title && one.bit < bit)
    const less = TABLES.different_titles - TABLES.same_title
    for (let bits = 0; bits < 1 << bit; bits += 1) {
      const same = alike.reduce((sum, one) => sum + ((bits >>> one.bit) & 1) * one.weight, 0)
      const pair = weight * (TABLES.different_titles * alone[bits]! - less * same)
      alone[bits | (1 << bit)] = alone[bits]! + weight
      pairs[bits | (1 << bit)] = pairs[bits]! + pair
    }
  }
  return { alone, pairs }
}

/** What two conferences' clues weigh together, one of each. */
function fittingPairs(conferences: readonly Fitting[]): Weigh {
  const [one, other] = conferences as [Fitting, Fitting]
  const [first, second] = [weighing(one, one.weights), weighing(other, other.weights)]
  if (one.title !== other.title) {
    return (bits) => TABLES.different_titles * first(bits) * second(bits)
  }
  // The same clue is not given twice.
  const twice = weighing(
    one,
    one.weights.map((weight, place) => weight * other.weights[place]!),
  )
  return (bits) => TABLES.same_title * (first(bits) * second(bits) - twice(bits))
}

/** The sum of some weights of a title's clues within some bits. */
function weighing({ first }: Fitting, weights: readonly number[]): Weigh {
  const sums = new Int32Array(1 << weights.length)
  for (const [place, weight] of weights.entries()) {
    for (let bits = 0; bits < 1 << place; bits += 1)
      sums[bits | (1 << place)] = sums[bits]! + weight
  }
  const last = sums.length - 1
  return (bits) => sums[(bits >>> first) & last]!
}
