/** The pencil: a player's own marks with undo and redo, saved a moment after the last stroke. */

import { Refused } from '../../wire/refusals'
import { cycled } from './marks'
import type { CellName } from './marks'
import { BLANK, merged, readNotes, sameNotes, written } from './sheet_notes'
import type { Notes } from './sheet_notes'
import type { Shelf } from './shelf'

export type Saving = 'loading' | 'saved' | 'waiting' | 'trouble'

const STROKE_MILLISECONDS = 700
const AGAIN_MILLISECONDS = 5000
const MOST_STEPS = 200

export class Pencil {
  notes = $state<Notes>({ ...BLANK })
  saving = $state<Saving>('loading')
  #undo = $state<Notes[]>([])
  #redo = $state<Notes[]>([])
  /** What was excluded together with a circle. */
  readonly #excludedBy = new Map<CellName, readonly CellName[]>()
  #saved: Notes = { ...BLANK }
  #versions = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  readonly #shelf: Shelf
  readonly #sectors: number

  constructor(shelf: Shelf, sectors: number) {
    this.#shelf = shelf
    this.#sectors = sectors
  }

  get canUndo(): boolean {
    return this.#undo.length > 0
  }

  get canRedo(): boolean {
    return this.#redo.length > 0
  }

  /** Take up the sheet where it was left, on whatever device. */
  async open(): Promise<void> {
    try {
      await this.#catchUp()
      this.saving = 'saved'
    } catch {
      this.#trouble()
    }
    if (!sameNotes(this.notes, this.#saved)) this.#later(STROKE_MILLISECONDS)
  }

  /** What a tap makes of a cell. Circled, it excludes those of `others` that nobody has marked; when it
   *  is opened again, they are too. */
  cycle(name: CellName, others: readonly CellName[] = []): void {
    const marks = { ...this.notes.marks }
    const mark = cycled(marks[name])
    const excluded = this.#excludedBy.get(name) ?? []
    this.#excludedBy.delete(name)
    if (mark === undefined) {
      delete marks[name]
      for (const other of excluded) if (marks[other] === 'no') delete marks[other]
    } else marks[name] = mark
    if (mark === 'yes') {
      const open = others.filter((other) => marks[other] === undefined)
      for (const other of open) marks[other] = 'no'
      this.#excludedBy.set(name, open)
    }
    this.#change({ ...this.notes, marks })
  }

  write(text: string): void {
    this.notes = { ...this.notes, text }
    this.#later(STROKE_MILLISECONDS)
  }

  clear(): void {
    this.#change({ ...this.notes, marks: {} })
  }

  undo(): void {
    const before = this.#undo.at(-1)
    if (!before) return
    this.#redo = [...this.#redo, this.notes]
    this.#undo = this.#undo.slice(0, -1)
    this.#restore(before)
  }

  redo(): void {
    const after = this.#redo.at(-1)
    if (!after) return
    this.#undo = [...this.#undo, this.notes]
    this.#redo = this.#redo.slice(0, -1)
    this.#restore(after)
  }

  /** Save now, because the page may be gone in a moment. */
  flush(): void {
    if (this.#timer !== undefined) void this.#save()
  }

  close(): void {
    this.flush()
    clearTimeout(this.#timer)
  }

  #change(next: Notes): void {
    this.#undo = [...this.#undo, this.notes].slice(-MOST_STEPS)
    this.#redo = []
    this.notes = next
    this.#later(STROKE_MILLISECONDS)
  }

  /** Undo is for marks; what was typed stays. */
  #restore(to: Notes): void {
    this.notes = { marks: to.marks, text: this.notes.text }
    this.#later(STROKE_MILLISECONDS)
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.saving !== 'trouble') this.saving = 'waiting'
    this.#timer = setTimeout(() => void this.#save(), milliseconds)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#busy) return this.#later(STROKE_MILLISECONDS)
    if (sameNotes(this.notes, this.#saved)) {
      this.saving = 'saved'
      return
    }
    this.#busy = true
    const sent = this.notes
    try {
      await this.#shelf.write({ number: this.#versions, body: written(sent) })
      this.#versions += 1
      this.#saved = sent
      this.saving = 'saved'
    } catch (error) {
      await this.#recover(error)
    } finally {
      this.#busy = false
    }
    if (!sameNotes(this.notes, this.#saved) && this.#timer === undefined) {
      this.#later(STROKE_MILLISECONDS)
    }
  }

  /** Another device was faster, or the line is down: read again, bring both together, try later. */
  async #recover(error: unknown): Promise<void> {
    this.#trouble()
    if (!(error instanceof Refused)) return
    try {
      await this.#catchUp()
    } catch {
      this.#trouble()
    }
  }

  async #catchUp(): Promise<void> {
    const newest = await this.#shelf.read()
    const there = newest ? readNotes(newest.body, this.#sectors) : { ...BLANK }
    this.notes = merged(this.#saved, this.notes, there)
    this.#saved = there
    this.#versions = newest ? newest.number + 1 : 0
  }

  #trouble(): void {
    this.#later(AGAIN_MILLISECONDS)
    this.saving = 'trouble'
  }
}
