/** What a code deals, read from its record (`web/make_codes.py` writes them): the page draws nothing. */

import {
  SEASONS,
  type Clue,
  type Mode,
  type Season,
  type StartingFact,
  type Thing,
} from '../../wire/types'
import { clueOf } from '../rules/clue_text'
import { FIGURES, TOPICS } from '../rules/figures'
import { modeOf, placeOf } from './code'
import { CONFERENCE_CLUES, FACT_GROUPS, THINGS, TOPIC_CLUES } from './fields'
import type { Records } from './records'

/** One whole game, as the companion app knows it. */
export interface Deal {
  code: string
  mode: Mode
  /** What each sector holds, sector 1 first. */
  system: Thing[]
  topics: Clue[]
  conferences: Clue[]
  facts: Record<Season, StartingFact[]>
}

export function dealOf(code: string, { bytes, width }: Records): Deal {
  const mode = modeOf(code)
  const { sectors, conference_icons } = FIGURES[mode]
  const start = placeOf(code) * width
  const digits = new Digits(bytes.subarray(start, start + width))
  const several = <T>(count: number, from: readonly T[]): T[] =>
    Array.from({ length: count }, () => from[digits.next(from.length)]!)
  return {
    code,
    mode,
    system: several(sectors, THINGS),
    topics: several(TOPICS.length, TOPIC_CLUES[mode]).map(clueOf),
    conferences: several(Object.keys(conference_icons).length, CONFERENCE_CLUES[mode]).map(clueOf),
    facts: Object.fromEntries(
      SEASONS.map((season) => [season, factsOf(mode, digits)]),
    ) as Deal['facts'],
  }
}

function factsOf(mode: Mode, digits: Digits): StartingFact[] {
  return FACT_GROUPS[mode].flatMap((group) => {
    const facts: StartingFact[] = []
    for (const [thing, sectors] of group) {
      const free = sectors.filter((sector) => facts.every((one) => one.sector !== sector))
      facts.push({ sector: free[digits.next(free.length)]!, thing })
    }
    return facts.sort((one, other) => one.sector - other.sector)
  })
}

/** A whole number taken apart: each digit counts to a bound of its own, the first one ones. */
class Digits {
  #left: bigint

  constructor(bytes: Uint8Array) {
    this.#left = bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
  }

  next(bound: number): number {
    const digit = Number(this.#left % BigInt(bound))
    this.#left /= BigInt(bound)
    return digit
  }
}
