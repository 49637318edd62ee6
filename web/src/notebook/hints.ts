/** The hints table: what the game said, what the owner marked, and what follows from "appears empty". */

import { THINGS } from '../planetx/objects'
import { cell, gameMarks, isFree, type GameMarks } from '../planetx/sheet/marks'
import type { Notes } from '../planetx/sheet/sheet_notes'
import type { Thing } from '../wire/types'
import type { Page } from './page'
import { privateView } from './private_view'

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
