/** The first game of Ptolemaeus. The steps follow what is offered and what has happened. */

import { nextStep, type Step as StepOf } from '../../table/guide/steps'
import type { Numbered } from '../../table/connection/stream'
import type { PtolemaeusOffers, View } from '../../wire/ptolemaeus'
import { offerOf } from '../action/offered'

/** What the guide looks at. */
export interface Situation {
  view: View
  /** Whether this seat is asked something now, and what it can do. */
  asked: boolean
  offers: PtolemaeusOffers
  events: readonly Numbered[]
}

export type Place = 'board' | 'action' | 'observe' | 'market' | 'event' | 'players' | 'hand'
export type Step = StepOf<Situation, Place>

const own = (now: Situation, ...types: string[]): boolean => ownCount(now, ...types) > 0

const ownCount = (now: Situation, ...types: string[]): number =>
  sinceFirstTurn(now).filter(
    ({ event }) => types.includes(event.type) && event['seat'] === now.view.viewer,
  ).length

/** The deal tells of cards, too; what the player did comes after it. */
function sinceFirstTurn({ events }: Situation): readonly Numbered[] {
  const begun = events.findIndex(({ event }) => event.type === 'turn')
  return begun < 0 ? [] : events.slice(begun)
}

const hasPawns = ({ view }: Situation): boolean =>
  (view.board.pawns[view.viewer ?? -1] ?? []).some((count) => count > 0)

export const STEPS: readonly Step[] = [
  { name: 'welcome', place: 'board', ready: () => true },
  { name: 'wheel', place: 'board', ready: () => true },
  {
    name: 'draw',
    place: 'market',
    ready: (now) => now.asked && now.offers.some((one) => one.type === 'draw'),
    // The first of the first two cards is half of it; of later ones it is no matter.
    done: (now) =>
      ownCount(now, 'card', 'face-up') > (now.view.board.stage.type === 'second-pick' ? 1 : 0),
  },
  {
    name: 'observe',
    place: 'observe',
    ready: (now) => now.asked && (offerOf(now.offers, 'observe')?.targets.length ?? 0) > 0,
    done: (now) => own(now, 'observation'),
  },
  {
    name: 'pay',
    place: 'action',
    ready: (now) => now.asked && offerOf(now.offers, 'pay') !== null,
    done: (now) => own(now, 'paid'),
    urgent: true,
  },
  { name: 'round', place: 'event', ready: () => true },
  { name: 'goal', place: 'players', ready: () => true },
  { name: 'study', place: 'board', ready: hasPawns, done: (now) => own(now, 'studied') },
  { name: 'bonus', place: 'hand', ready: (now) => (now.view.desk?.bonuses.length ?? 0) > 0 },
]

/** The step the player is at; null after the last one, and after the game. */
export function stepNow(now: Situation, read: ReadonlySet<string>): Step | null {
  return now.view.board.stage.type === 'over' ? null : nextStep(STEPS, now, read)
}
