/** What a note sheet says of each sector, short enough for the ring. */

import type { Picture, Thing } from '../objects'
import { THINGS } from '../objects'
import { cell, isFree } from '../sheet/marks'
import type { GameMarks } from '../sheet/marks'
import type { Notes } from '../sheet/sheet_notes'

/** Certain objects always; with `all`, everything that is not excluded yet. */
export function notedSectors(
  marks: GameMarks,
  notes: Notes,
  sectors: number,
  all: boolean,
): Map<number, Picture[]> {
  const found = new Map<number, Picture[]>()
  for (let sector = 1; sector <= sectors; sector += 1) {
    const certain = THINGS.filter((thing) => isCertain(marks, notes, sector, thing))
    const appears = THINGS.some((thing) => marks[cell(sector, thing)] === 'appears')
    if (certain.length > 0) found.set(sector, certain)
    else if (appears) found.set(sector, ['E/X'])
    else if (all)
      found.set(
        sector,
        THINGS.filter((thing) => isOpen(marks, notes, sector, thing)),
      )
  }
  return found
}

function isCertain(marks: GameMarks, notes: Notes, sector: number, thing: Thing): boolean {
  const name = cell(sector, thing)
  return marks[name] === 'yes' || (isFree(marks[name]) && notes.marks[name] === 'yes')
}

function isOpen(marks: GameMarks, notes: Notes, sector: number, thing: Thing): boolean {
  const name = cell(sector, thing)
  return isFree(marks[name]) && notes.marks[name] !== 'no'
}
