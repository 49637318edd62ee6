/** One cell of the note sheet as it is shown: the game's word, the own pencil, and the help. */

import type { CertainShown, OddsShown } from '../../wire/types'
import type { Thing } from '../objects'
import { cell, cellParts, isFree } from './marks'
import type { CellName, GameMark, GameMarks } from './marks'
import type { Notes } from './sheet_notes'

export interface Help {
  certain: CertainShown | null
  odds: OddsShown | null
  /** Own marks that cannot all be true. */
  wrong: ReadonlySet<CellName>
}

export const NO_HELP: Help = { certain: null, odds: null, wrong: new Set() }

export interface Cell {
  name: CellName
  sector: number
  thing: Thing
  game: GameMark
  own: 'no' | 'yes' | null
  /** What logic says where neither the game nor the pencil has spoken. */
  logic: 'no' | 'yes' | null
  odds: number | null
  wrong: boolean
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
  return {
    name,
    sector,
    thing,
    game,
    own,
    logic: isFree(game) && (certain === 'yes' || certain === 'no') ? certain : null,
    odds: isFree(game) && odds !== undefined ? odds : null,
    wrong: help.wrong.has(name),
  }
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
