/** A player's own notes: pencil marks and free text. They are kept as one text, version after
 *  version. */

import { THINGS } from '../objects'
import { cell } from './marks'
import type { CellName, Pencil } from './marks'

export interface Notes {
  marks: Partial<Record<CellName, Pencil>>
  text: string
}

export const BLANK: Notes = { marks: {}, text: '' }

const FORM = 'ecliptic-sheet-1'

export function written(notes: Notes): string {
  return JSON.stringify({ form: FORM, ...notes })
}

/** Read notes back. What is no sheet of ours (another program's notes) is kept as free text. */
export function readNotes(body: string, sectors: number): Notes {
  try {
    const found = JSON.parse(body) as Record<string, unknown>
    if (found['form'] !== FORM) throw new Error(FORM)
    return { marks: knownMarks(found['marks'], sectors), text: String(found['text'] ?? '') }
  } catch {
    return { marks: {}, text: body }
  }
}

function knownMarks(found: unknown, sectors: number): Notes['marks'] {
  const given = (found ?? {}) as Record<string, unknown>
  const marks: Notes['marks'] = {}
  for (let sector = 1; sector <= sectors; sector += 1) {
    for (const thing of THINGS) {
      const mark = given[cell(sector, thing)]
      if (mark === 'no' || mark === 'yes') marks[cell(sector, thing)] = mark
    }
  }
  return marks
}

/** Two devices wrote on the same sheet: what was changed here since `base` wins, the rest is taken
 *  from there. */
export function merged(base: Notes, here: Notes, there: Notes): Notes {
  const marks: Notes['marks'] = {}
  const names = new Set([...Object.keys(here.marks), ...Object.keys(there.marks)]) as Set<CellName>
  for (const name of names) {
    const mark = here.marks[name] === base.marks[name] ? there.marks[name] : here.marks[name]
    if (mark !== undefined) marks[name] = mark
  }
  return { marks, text: mergedText(base.text, here.text, there.text) }
}

function mergedText(base: string, here: string, there: string): string {
  if (here === base || here === there) return there
  if (there === base) return here
  return `${there}\n${here}`
}

export function sameNotes(one: Notes, other: Notes): boolean {
  return written(sorted(one)) === written(sorted(other))
}

function sorted(notes: Notes): Notes {
  const names = (Object.keys(notes.marks) as CellName[]).sort()
  return { ...notes, marks: Object.fromEntries(names.map((name) => [name, notes.marks[name]])) }
}
