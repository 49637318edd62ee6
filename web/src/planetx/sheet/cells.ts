/** One cell of the note sheet as it is shown: the game's word, the own pencil, and the help. */

import type { CertainShown, OddsShown } from '../../wire/types'
import { UNLIT, type Light, type Lit } from '../help/lit'
import type { Thing } from '../objects'
import { cell, cellParts, isFree } from './marks'
import type { CellName, GameMark, GameMarks } from './marks'
import type { Notes } from './sheet_notes'

export interface Help {
  certain: CertainShown | null
  odds: OddsShown | null
  /** Own marks that cannot all be true. */
  wrong: ReadonlySet<CellName>
  /** What is certain and how probable the rest is are of a moment ago, and being worked out anew. */
  updating: boolean
  /** What the reason that is read speaks of. */
  lit: Lit
}

export const NO_HELP: Help = {
  certain: null,
  odds: null,
  wrong: new Set(),
  updating: false,
  lit: UNLIT,
}

export interface Cell {
  name: CellName
  sector: number
  thing: Thing
  game: GameMark
  own: 'no' | 'yes' | null
  /** What logic says where neither the game nor the pencil has spoken. */
  logic: 'no' | 'yes' | null
  odds: number | null
  /** The own mark contradicts what is known; once the sky is revealed, it is false. */
  wrong: boolean
  /** Whether the object is there, once the sky is revealed. */
  held: boolean | null
  /** Logic and odds are of a moment ago. */
  updating: boolean
  lit: Light | null
  /** The reason that is read is its own. */
  claimed: boolean
}

export function cellOf(
  sector: number,
  thing: Thing,
  marks: GameMarks,
  notes: Notes,
  help: Help,
): Cell {
  const name = cell(sector, thing)
  const game = marks[name] ?? 'open'
  const own = isFree(game) ? (notes.marks[name] ?? null) : null
  const certain = help.certain?.sectors[sector - 1]?.marks[thing]
  const odds = help.odds?.sectors[sector - 1]?.odds[thing]
  const logic = isFree(game) && (certain === 'yes' || certain === 'no') ? certain : null
  const likely = isFree(game) && odds !== undefined ? odds : null
  return {
    name,
    sector,
    thing,
    game,
    own,
    logic,
    odds: likely,
    wrong: help.wrong.has(name),
    held: null,
    updating: help.updating && (logic !== null || likely !== null),
    lit: help.lit.cells.get(name) ?? null,
    claimed: help.lit.claim.has(name),
  }
}

/** The cell beside the truth, once there is one. */
export function besideTruth(one: Cell, system: readonly Thing[]): Cell {
  if (system.length === 0) return one
  const held = system[one.sector - 1] === one.thing
  return { ...one, held, wrong: one.own !== null && (one.own === 'yes') !== held }
}

/** Whether the own pencil may write in it. */
export function isOpen(one: Cell): boolean {
  return one.held === null && isFree(one.game)
}

/** The cell of this name as it stands now, if one is named. */
export function cellNamed(
  name: CellName | null,
  marks: GameMarks,
  notes: Notes,
  help: Help,
): Cell | null {
  if (name === null) return null
  const { sector, thing } = cellParts(name)
  return cellOf(sector, thing, marks, notes, help)
}

/** What a cell means, as the name of a message: the game's word first, then one's own. */
export function meaningOf(one: Cell): string {
  if (one.game === 'appears' && one.own === null) return 'appears'
  if (!isFree(one.game)) return `game-${one.game}`
  return one.own === null ? 'open' : `own-${one.own}`
}
