/** The hints table: what the game said, what the owner marked, and what follows from "appears empty". */

import { THINGS } from '../../planetx/objects'
import { cellOf, type Help } from '../../planetx/sheet/cells'
import { cell, gameMarks, isFree, type GameMarks } from '../../planetx/sheet/marks'
import type { Notes } from '../../planetx/sheet/sheet_notes'
import type { Thing } from '../../wire/types'
import type { Page } from '../model/page'
import { privateView } from '../model/private_view'

export interface Hints {
  marks: GameMarks
  notes: Notes
}

/** Starting facts are never about these. */
export const FACT_THINGS: readonly Thing[] = ['C', 'A', 'D', 'G']

const LOOKS_EMPTY: readonly Thing[] = ['E', 'X']

export function hintsOf(page: Page): Hints {
  const marks = gameMarks(privateView(page))
  const own: Notes['marks'] = {}
  for (const [sector, mark] of page.looks) {
    for (const thing of THINGS) {
      const name = cell(sector, thing)
      const among = LOOKS_EMPTY.includes(thing)
      if (!isFree(marks[name])) continue
      if (mark === 'yes' && among) marks[name] = 'appears'
      if (among !== (mark === 'yes')) own[name] = 'no'
    }
  }
  return { marks, notes: { marks: { ...own, ...page.marks }, text: '' } }
}

/** The marks with what logic says where the owner has marked nothing, if he wants so much help. */
export function withLogic({ marks, notes }: Hints, help: Help, sectors: number): Notes {
  const found: Notes['marks'] = { ...notes.marks }
  for (let sector = 1; sector <= sectors; sector += 1) {
    for (const thing of THINGS) {
      const { name, own, logic } = cellOf(sector, thing, marks, notes, help)
      if (own === null && logic !== null) found[name] = logic
    }
  }
  return { ...notes, marks: found }
}
