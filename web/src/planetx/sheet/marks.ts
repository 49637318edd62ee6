/** The marks a note sheet shows by itself: only what the game has said outright.
 *
 *  Nothing is deduced here, finding out is the player's game: a survey marks its run only when it
 *  found none, or one in every sector.
 */

import type { Surveyed, Targeted, View } from '../../wire/types'
import { run } from '../board/geometry'
import { ringOf } from '../board/standing'
import { THINGS } from '../objects'
import type { Thing } from '../objects'

export type Pencil = 'no' | 'yes'

/** What the game says of one cell. `never`: nothing to note; `start`: excluded by a starting fact;
 *  `appears`: truly empty or Planet X, nobody knows which. */
export type GameMark = 'open' | 'never' | 'start' | 'no' | 'yes' | 'appears'

export type CellName = `${number}${Thing}`

export function cell(sector: number, thing: Thing): CellName {
  return `${sector}${thing}`
}

export function cellParts(name: CellName): { sector: number; thing: Thing } {
  return { sector: Number(name.slice(0, -1)), thing: name.slice(-1) as Thing }
}

export type GameMarks = Record<CellName, GameMark>

/** Every cell of the sheet as the game left it. */
export function gameMarks(view: View): GameMarks {
  const ring = ringOf(view.board)
  const sheet = new Sheet(ring.sectors, ring.comet_sectors)
  if (view.board.system.length > 0) return sheet.revealed(view.board.system)
  for (const fact of view.facts) sheet.marks[cell(fact.sector, fact.thing)] = 'start'
  const turns = view.pages.flat()
  for (const turn of turns) if (turn.type === 'survey') sheet.survey(turn)
  for (const turn of turns) if (turn.type === 'target') sheet.target(turn)
  for (const [sector, thing] of view.board.refuted) sheet.exclude(sector, thing)
  for (const [sector, thing] of view.board.confirmed) sheet.only(sector, [thing])
  return sheet.marks
}

/** The game as it stood before the sky was revealed: what one knew by then stays on the sheet. */
export function unrevealed(view: View): View {
  return { ...view, board: { ...view.board, system: [] } }
}

const LOOKS_EMPTY: readonly Thing[] = ['E', 'X']

class Sheet {
  readonly marks: GameMarks = {}
  readonly #sectors: number

  constructor(sectors: number, cometSectors: number[]) {
    this.#sectors = sectors
    for (let sector = 1; sector <= sectors; sector += 1) {
      for (const thing of THINGS) {
        const possible = thing !== 'C' || cometSectors.includes(sector)
        this.marks[cell(sector, thing)] = possible ? 'open' : 'never'
      }
    }
  }

  revealed(system: Thing[]): GameMarks {
    system.forEach((held, index) => {
      for (const thing of THINGS) {
        this.marks[cell(index + 1, thing)] = thing === held ? 'yes' : 'never'
      }
    })
    return this.marks
  }

  survey(turn: Surveyed): void {
    const things = turn.thing === 'E' ? LOOKS_EMPTY : [turn.thing]
    const sectors = run(turn.first, turn.last, this.#sectors)
    for (const sector of sectors) {
      if (turn.count === 0) for (const thing of things) this.exclude(sector, thing)
      else if (turn.count === sectors.length) this.only(sector, things)
    }
  }

  target(turn: Targeted): void {
    this.only(turn.sector, turn.sighting === 'E/X' ? LOOKS_EMPTY : [turn.sighting])
  }

  /** The sector holds one of `things`: certain if it is one, else it appears empty. */
  only(sector: number, things: readonly Thing[]): void {
    for (const thing of THINGS) {
      if (!things.includes(thing)) this.exclude(sector, thing)
      else if (things.length === 1) this.marks[cell(sector, thing)] = 'yes'
      else if (this.marks[cell(sector, thing)] === 'open')
        this.marks[cell(sector, thing)] = 'appears'
    }
  }

  exclude(sector: number, thing: Thing): void {
    const before = this.marks[cell(sector, thing)]
    if (before !== 'never' && before !== 'start') this.marks[cell(sector, thing)] = 'no'
  }
}

/** Whether a player's own pencil may write in a cell: the game's word is not to be written over. */
export function isFree(mark: GameMark | undefined): boolean {
  return mark === 'open' || mark === 'appears'
}

/** The other cells of a sector that a player's own pencil may write in: a sector holds one object. */
export function othersOf({ sector, thing }: { sector: number; thing: Thing }, marks: GameMarks) {
  return THINGS.filter((other) => other !== thing)
    .map((other) => cell(sector, other))
    .filter((name) => isFree(marks[name]))
}

/** How many of `thing` are certain, the player's own marks included. */
export function certainCount(
  marks: GameMarks,
  own: Partial<Record<CellName, Pencil>>,
  thing: Thing,
  sectors: number,
): number {
  let count = 0
  for (let sector = 1; sector <= sectors; sector += 1) {
    const name = cell(sector, thing)
    if (marks[name] === 'yes' || (isFree(marks[name]) && own[name] === 'yes')) count += 1
  }
  return count
}

/** What a tap makes of a cell: open, excluded, certain, open again. */
export function cycled(mark: Pencil | undefined): Pencil | undefined {
  return mark === undefined ? 'no' : mark === 'no' ? 'yes' : undefined
}
