/** What a notebook shows: everything its entries say, put together by `fold.ts`. */

import type { CellName, Pencil } from '../../planetx/sheet/marks'
import type { Known } from '../../planetx/notes/known'
import type { Dealer } from '../../planetx/notes/lines'
import type { Clue, HelpLevel, Mode, Ring, Season, StartingFact, Thing } from '../../wire/types'
import type { Moment } from '../../planetx/rules/earth'
import type { Player, Said } from './entries'
import { INNER_SPACE, TOPICS as LETTERS } from '../../planetx/rules/figures'

/** A line of the move notes: an entry that moved a pawn or a token, or that all could hear. */
export interface Line {
  /** Its place among the notebook's entries. */
  entry: number
  said: Said
  /** Whose it is, or null if it is everybody's. */
  player: number | null
  /** The player's time before it. */
  from: number
  /** The turns of all players counted, from 1; null if this is none. */
  turn: number | null
  /** Theory phases held by then. */
  phases: number
}

/** A theory token. `face-down`: nobody has looked yet. */
export interface Theory {
  entry: number
  player: number
  sector: number
  /** What it says, if that is known. */
  thing: Thing | null
  /** The theory phase it was placed in; all last chances are one phase, after every other. */
  phase: number
  /** Spaces inward from the outer one, which is 0. */
  space: number
  fate: 'face-down' | 'right' | 'wrong'
  /** Placed in a last chance: all of those count as placed at the same time. */
  lastChance: boolean
}

/** A clue, from the form or in free words, and the entry that holds it. */
export interface Told {
  entry: number
  clue: Clue | null
  text: string
}

/** Somebody found Planet X. */
export interface Ending {
  finder: number
  /** How many sectors each player was behind the finder; 0 for who has no last chance. */
  behind: number[]
  /** Who has a last chance still, the first one now. */
  waiting: number[]
  /** The phase of all last-chance theories: after every other, even one that nobody noted as held. */
  phase: number
}

/** A locate that was right and what it scores. */
export interface FoundX {
  player: number
  points: number
}

/** Partial knowledge, and the entry that holds it. */
export interface KnownNoted {
  entry: number
  known: Known
  concluded: boolean
}

export interface Page {
  mode: Mode
  ring: Ring
  name: string
  players: Player[]
  own: number
  season: Season
  help: HelpLevel
  /** Whose app deals: for its games the odds are. */
  dealer: Dealer
  facts: StartingFact[]
  /** Titles of A-F and of the conferences; an empty one is not known. */
  titles: Thing[][]
  conferenceTitles: Thing[][]
  /** Topics and conferences whose kinds stand in the order in which the app names them. */
  ordered: Set<string>
  /** Own clues by topic; the last one noted counts. */
  clues: Map<string, Told>
  conferences: Map<number, Told>
  known: KnownNoted[]
  marks: Partial<Record<CellName, Pencil>>
  /** Sectors marked by the owner as "appears empty", or as not appearing so. */
  looks: Map<number, Pencil>
  /** Words by sector; 0 is the whole game. */
  notes: Map<number, string>
  times: number[]
  /** Players from furthest back to furthest ahead. */
  order: number[]
  /** Steps of the Earth's arrow so far. */
  earth: number
  log: Line[]
  theories: Theory[]
  /** Theory phases held. */
  phases: number
  confirmed: [number, Thing][]
  refuted: [number, Thing][]
  /** Moments the arrow has brought that nobody has noted yet, and those of the next lap. */
  due: Moment[]
  coming: Moment[]
  ending: Ending | null
  found: FoundX[]
  system: (Thing | null)[]
}

export const TOPICS = [...LETTERS]

/** The sector of a pawn. */
export function sectorOf(page: Page, player: number): number {
  return ((page.times[player] ?? 0) % page.ring.sectors) + 1
}

/** The sector the Earth's arrow points at. */
export const arrowOf = (page: Page) => (page.earth % page.ring.sectors) + 1

/** The phase that a theory submitted now belongs to. */
export const phaseNow = (page: Pick<Page, 'ending' | 'phases'>) =>
  page.ending?.phase ?? page.phases + 1

/** Whose turn it is: the furthest back; after the end, who has a last chance; null if nobody. */
export function onTurn(page: Page): number | null {
  if (page.ending) return page.ending.waiting[0] ?? null
  return page.order[0] ?? null
}

/** Whether the whole sky is revealed: nothing more can happen. */
export function isOver(page: Page): boolean {
  return page.system.length === page.ring.sectors && page.system.every((one) => one !== null)
}

/** Face-down theories on the inner space, sector by sector: these are to be turned over now. */
export function toReview(page: Page): number[] {
  const sectors = page.theories.filter(
    (one) => one.fate === 'face-down' && one.space === INNER_SPACE,
  )
  return [...new Set(sectors.map((one) => one.sector))].sort((one, other) => one - other)
}
