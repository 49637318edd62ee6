/** What the rules have against the entries of a notebook: each judged by the page before it. */

import type { MoveEntry, Notebook, Said } from '../model/entries'
import { foldEach } from '../model/fold'
import type { Page } from '../model/page'
import { costOf } from '../../planetx/rules/actions'
import { entryWarnings, type Warning } from './warnings'

/** The time a move costs by the rules; null where they do not say. */
export function ruleCost(said: MoveEntry, page: Page): number | null {
  if (said.type === 'time' || said.type === 'pass') return null
  return page.ending ? 0 : costOf(said, page.mode)
}

/** Warnings about an entry: what the rules forbid, and a cost that is not theirs. */
export function judged(before: Page, said: Said): Warning[] {
  const found = entryWarnings(before, said)
  if (!('cost' in said)) return found
  const cost = ruleCost(said, before)
  if (cost === null || cost === said.cost) return found
  return [...found, { code: 'notebook-cost', facts: { cost, wanted: said.cost }, lawful: false }]
}

/** The warnings of all entries, by their place in the notebook. */
export function allJudged(notebook: Notebook): Map<number, Warning[]> {
  const found = new Map<number, Warning[]>()
  foldEach(notebook, (said, entry, before) => {
    const warnings = judged(before(), said)
    if (warnings.length > 0) found.set(entry, warnings)
  })
  return found
}
