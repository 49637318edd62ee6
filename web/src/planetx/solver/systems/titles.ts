/** What a title can stand for: its lawful clues, and which of them are true where (rules 8).
 *
 *  Systems of which the same clues are true fall into one cell. A title's clue is drawn by weight from those true of
 *  the sky, so a system's cell is all that the answer to a research question depends on.
 */

import type { Clue, Mode, Thing } from '../../../wire/types'
import { clueOf, clueText, titleOf } from '../../rules/clue_text'
import { TABLES } from '../tables'
import type { Catalogue } from './catalogue'
import { clueTruth } from './clues'
import { valueOf, type Lookup } from './lookup'

/** The clues of one title. */
export interface Panel {
  clues: readonly Clue[]
  /** The cell of every system. */
  cells: Lookup
  /** By cell: which clues are true there, a bit each, the first the lowest. */
  truths: readonly number[]
  /** By cell: what each clue weighs there, 0 where it is not true. Where none of the true ones is ever drawn, all
   *  weigh the same. */
  chances: readonly (readonly number[])[]
  /** By cell: what all of them weigh together, and at least 1. */
  totals: Float64Array
  /** By cell: whether the title has a true clue, and one that is ever drawn. */
  possible: Uint8Array
  drawn: Uint8Array
}

/** Every clue that a topic, or a conference, with this title can have, in the order of the package. */
export const cluesTitled = (title: readonly Thing[], mode: Mode): Clue[] =>
  Object.keys(listed(title, mode))
    .map(clueOf)
    .filter((clue) => nameOf(titleOf(clue)) === nameOf(title))

/** Conference titles, and only they, name Planet X. */
const listed = (title: readonly Thing[], mode: Mode): Record<string, number> =>
  TABLES.modes[mode][title.includes('X') ? 'conference' : 'research']

export const nameOf = (title: readonly Thing[]): string => title.join('+')

/** Every title that a topic, or a conference, can have. */
export function titlesOf(label: 'research' | 'conference', mode: Mode): Thing[][] {
  const named = Object.keys(TABLES.modes[mode][label]).map((text) => titleOf(clueOf(text)))
  return [...new Map(named.map((title) => [nameOf(title), title])).values()]
}

const panels = new WeakMap<Catalogue, Map<string, Panel>>()

/** Worked out once. */
export function panelOf(title: readonly Thing[], catalogue: Catalogue): Panel {
  const known = panels.get(catalogue) ?? new Map<string, Panel>()
  panels.set(catalogue, known)
  const panel = known.get(nameOf(title)) ?? newPanel(title, catalogue)
  known.set(nameOf(title), panel)
  return panel
}

function newPanel(title: readonly Thing[], catalogue: Catalogue): Panel {
  const clues = cluesTitled(title, catalogue.mode)
  const weights = clues.map((clue) => listed(title, catalogue.mode)[clueText(clue)]!)
  const { cells, truths } = cellsOf(clues.map((clue) => clueTruth(clue, catalogue)))
  const drawn = truths.map((truth) =>
    weights.some((weight, clue) => weight > 0 && isTrue(truth, clue)),
  )
  const chances = truths.map((truth, cell) =>
    weights.map((weight, clue) => (isTrue(truth, clue) ? (drawn[cell] ? weight : 1) : 0)),
  )
  const totalOf = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0)
  return {
    clues,
    cells,
    truths,
    chances,
    totals: Float64Array.from(chances, (chance) => Math.max(totalOf(chance), 1)),
    possible: Uint8Array.from(truths, (truth) => Number(truth !== 0)),
    drawn: Uint8Array.from(drawn, Number),
  }
}

const isTrue = (truths: number, clue: number): boolean => ((truths >>> clue) & 1) === 1

interface Cells {
  cells: Lookup
  truths: number[]
}

/** Clues that are looked up in tables are looked up in the same columns, and so together. */
function cellsOf(clues: readonly Lookup[]): Cells {
  const tables = [...clues.entries()].filter(isTable)
  const { cells, truths } = tables.length > 0 ? inTables(tables) : { cells: null, truths: [0] }
  const others = [...clues.entries()].filter((one) => !isTable(one))
  return others.reduce<Cells>((found, [clue, truth]) => withWorkedOut(found, clue, truth), {
    cells: cells ?? NOWHERE,
    truths,
  })
}

type Table = Extract<Lookup, { values: Uint8Array }>
const isTable = (one: [number, Lookup]): one is [number, Table] => one[1].by !== 'each'
const NOWHERE: Lookup = { by: 'each', value: () => 0 }

function inTables(tables: readonly (readonly [number, Table])[]): Cells {
  const [, any] = tables[0]!
  const patterns = new Uint32Array(any.values.length)
  for (const [clue, { values }] of tables) {
    for (let at = 0; at < values.length; at += 1) patterns[at]! |= values[at]! << clue
  }
  const cellOf = new Map<number, number>()
  const values = new Uint8Array(patterns.length)
  for (let at = 0; at < values.length; at += 1) {
    // Entries that stand behind each other are mostly alike.
    if (at > 0 && patterns[at] === patterns[at - 1]) values[at] = values[at - 1]!
    else {
      const cell = cellOf.get(patterns[at]!) ?? cellOf.size
      cellOf.set(patterns[at]!, cell)
      values[at] = cell
    }
  }
  return { cells: { ...any, values }, truths: [...cellOf.keys()] }
}

/** Each cell falls into two: where the clue is not true, and where it is. */
function withWorkedOut({ cells, truths }: Cells, clue: number, truth: Lookup): Cells {
  const [cellOf, isTrueOf] = [valueOf(cells), valueOf(truth)]
  return {
    cells: { by: 'each', value: (system) => cellOf(system) * 2 + isTrueOf(system) },
    truths: truths.flatMap((pattern) => [pattern, (pattern | (1 << clue)) >>> 0]),
  }
}
