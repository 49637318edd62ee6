/** A move as it is being put together, or an earlier one that is being mended. */

import type { Clue, Sighting, Thing } from '../../wire/types'
import type { MoveEntry, Said } from '../model/entries'
import { ruleCost } from '../warnings/judging'
import { onTurn, type Page } from '../model/page'
import { FIGURES } from '../../planetx/rules/figures'

export const MOVE_KINDS = ['survey', 'target', 'research', 'locate', 'time'] as const
export type MoveKind = (typeof MOVE_KINDS)[number] | 'pass'

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

  /** Everything empty again; the kind stays, for the next player often does the same. */
  clear(): void {
    this.player = this.thing = this.first = this.last = this.count = null
    this.sector = this.sighting = this.topic = this.clue = null
    this.before = this.after = this.found = this.cost = this.mending = null
    this.text = ''
  }
}
