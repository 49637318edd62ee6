/** A move as it is being put together, or an earlier one that is being mended. */

import type { Clue, Sighting, Thing } from '../../wire/types'
import { keptAsDrafted } from '../../device/drafted.svelte'
import { draftOf, nextIn } from '../model/drafts'
import type { MoveEntry, Notebook, Said } from '../model/entries'
import * as is from '../sharing/checks'
import { ruleCost } from '../warnings/judging'
import { onTurn, type Page } from '../model/page'
import { FIGURES } from '../../planetx/rules/figures'

export const MOVE_KINDS = ['survey', 'target', 'research', 'locate', 'time'] as const
export type MoveKind = (typeof MOVE_KINDS)[number] | 'pass'

/** What the form holds, and what each field may hold when it is taken up again. */
const FIELDS = {
  player: is.orNull(is.player),
  kind: is.oneOf(...MOVE_KINDS, 'pass'),
  thing: is.orNull(is.thing),
  first: is.orNull(is.sector),
  last: is.orNull(is.sector),
  count: is.orNull(is.whole(0, 9)),
  sector: is.orNull(is.sector),
  sighting: is.orNull(is.sighting),
  topic: is.orNull(is.topic),
  clue: is.orNull(is.clue),
  text: is.text,
  before: is.orNull(is.thing),
  after: is.orNull(is.thing),
  found: is.orNull(is.yesOrNo),
  cost: is.orNull(is.cost),
  mending: is.orNull(is.earlier),
}
type Field = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as Field[]
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, null]))
/** A form that nobody has touched. */
const BLANK = { ...EMPTY, kind: 'survey', text: '' }

export class MoveDraft {
  /** Who moved; null is whoever is to act. */
  player = $state<number | null>(null)
  kind = $state<MoveKind>('survey')
  thing = $state<Thing | null>(null)
  first = $state<number | null>(null)
  last = $state<number | null>(null)
  count = $state<number | null>(null)
  sector = $state<number | null>(null)
  sighting = $state<Sighting | null>(null)
  topic = $state<string | null>(null)
  clue = $state.raw<Clue | null>(null)
  text = $state('')
  before = $state<Thing | null>(null)
  after = $state<Thing | null>(null)
  found = $state<boolean | null>(null)
  /** The time it took, where that is not what the rules say. */
  cost = $state<number | null>(null)
  /** The entry that is being mended, or null for a new one. */
  mending = $state<number | null>(null)

  /** What is in the form is kept with the notebook, and is there again after a reload. To be called
   *  while a component is set up. */
  keptFor(notebook: Notebook): void {
    const place = draftOf(notebook, 'move')
    const found = place.kept('move')
    if (is.partsOf(FIELDS)(found, nextIn(notebook))) Object.assign(this, found)
    keptAsDrafted(place, 'move', () => this.#fields(), BLANK)
  }

  #fields(): object {
    return Object.fromEntries(NAMES.map((name) => [name, this[name]]))
  }

  who(page: Page): number {
    return this.player ?? onTurn(page) ?? page.own
  }

  /** What the move costs by the rules; a last chance costs nothing. */
  ruleCost(page: Page): number {
    if (this.kind === 'time') return 1
    if (this.kind === 'pass' || page.ending) return 0
    return ruleCost(this.#said(page, 0), page) ?? FIGURES[page.mode].survey_costs[0]!
  }

  entry(page: Page): MoveEntry {
    return this.#said(page, this.cost ?? this.ruleCost(page))
  }

  #said(page: Page, cost: number): MoveEntry {
    const player = this.who(page)
    const { thing, first, last, count, sector, sighting, topic, clue, text, before, after, found } =
      this
    switch (this.kind) {
      case 'survey':
        return { type: 'survey', player, thing, first, last, count, cost }
      case 'target':
        return { type: 'target', player, sector, sighting, cost }
      case 'research':
        return { type: 'research', player, topic, clue, text, cost }
      case 'locate':
        return { type: 'locate', player, sector, before, after, found, cost }
      case 'time':
        return { type: 'time', player, cost, text }
      case 'pass':
        return { type: 'pass', player }
    }
  }

  /** Take an earlier move in hand. */
  mend(entry: number, said: Said): void {
    this.clear()
    const { type, ...rest } = said
    Object.assign(this, rest, { kind: type, mending: entry })
  }

  /** Everything empty again, and what happens most often is chosen: a survey. */
  clear(): void {
    Object.assign(this, BLANK)
  }
}
