/** What a whole game waits for, in the order of the rules (rules 2-6): one thing at a time. */

import { LAST_CHANCE_THEORIES, FIGURES, INNER_SPACE } from '../../planetx/rules/figures'
import { tokensLeft } from '../../planetx/rules/theories'
import type { Face, ReviewEntry } from '../../notebook/model/entries'
import { isOver, phaseNow, toReview, type Page } from '../../notebook/model/page'
import type { Thing } from '../../wire/types'

export type Next =
  | { type: 'turn'; player: number }
  | { type: 'conference'; number: number }
  /** These have not submitted their theories yet, furthest back first; each up to `most`. */
  | { type: 'theories'; number: number; waiting: number[]; most: number }
  /** Everybody has: the theories move inward. */
  | { type: 'advance'; number: number }
  | { type: 'review'; sector: number }
  /** So many theories `left`; a locate only as long as none has been submitted. */
  | { type: 'last-chance'; player: number; behind: number; left: number; mayLocate: boolean }
  | { type: 'reveal' }
  | { type: 'over' }

export function nextOf(page: Page): Next {
  if (isOver(page)) return { type: 'over' }
  if (page.ending) return lastChanceOf(page)
  const [sector] = toReview(page)
  if (sector !== undefined) return { type: 'review', sector }
  const [moment] = page.due
  if (!moment) return { type: 'turn', player: page.order[0] ?? 0 }
  if (moment.type === 'conference') return { type: 'conference', number: moment.number }
  const { number } = moment
  const waiting = page.order.filter((player) => isAsked(page, player))
  if (waiting.length === 0) return { type: 'advance', number }
  return { type: 'theories', number, waiting, most: FIGURES[page.mode].theories_per_phase }
}

/** Whom the table waits for; null while it is for everybody. */
export function askedOf(next: Next): number | null {
  if (next.type === 'theories') return next.waiting[0] ?? null
  return next.type === 'turn' || next.type === 'last-chance' ? next.player : null
}

/** Whether a player may still submit theories in the phase that is held: some tokens are left, as everybody
 *  can count, neither all that are allowed have been submitted, nor has the player said that it is all. */
function isAsked(page: Page, player: number): boolean {
  const most = FIGURES[page.mode].theories_per_phase
  const passed = page.log.some(
    ({ said, phases }) => said.type === 'pass' && said.player === player && phases === page.phases,
  )
  return (
    !passed && submitted(page, player) < most && tokensLeft(page.theories, player, page.mode) > 0
  )
}

/** How many theories a player has submitted in the phase that is held. */
function submitted(page: Page, player: number): number {
  const phase = phaseNow(page)
  return page.theories.filter((one) => one.player === player && one.phase === phase).length
}

function lastChanceOf(page: Page): Next {
  const { behind, waiting } = page.ending!
  const [player] = waiting
  if (player === undefined) return { type: 'reveal' }
  const lag = behind[player] ?? 0
  const placed = submitted(page, player)
  const left = Math.min(
    (LAST_CHANCE_THEORIES[lag - 1] ?? 0) - placed,
    tokensLeft(page.theories, player, page.mode),
  )
  return { type: 'last-chance', player, behind: lag, left, mayLocate: placed === 0 }
}

/** The review of a sector, answered from the code: those on the inner space are turned over, and all of
 *  the sector where one of them is right (rules 5). Needs to know what the theories say. */
export function reviewOf(
  page: Page,
  sector: number,
  isRight: (thing: Thing) => boolean,
): ReviewEntry {
  const hidden = page.theories.flatMap(({ sector: where, fate, thing, ...one }) =>
    where === sector && fate === 'face-down' && thing ? [{ ...one, thing }] : [],
  )
  const inner = hidden.filter((one) => one.space === INNER_SPACE)
  const turned = inner.some((one) => isRight(one.thing)) ? hidden : inner
  const faces = turned.map(({ entry, thing }): Face => ({
    theory: entry,
    thing,
    right: isRight(thing),
  }))
  return { type: 'review', sector, faces }
}
