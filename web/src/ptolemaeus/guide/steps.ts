/** The first game of Ptolemaeus. What is done is done for good; what a step says holds at any moment, so
 *  none has to be waited for. */

import { nextStep, type Step as StepOf } from '../../table/guide/steps'
import type { Numbered } from '../../table/connection/stream'
import type { View } from '../../wire/ptolemaeus'

/** What the guide looks at. */
export interface Situation {
  view: View
  events: readonly Numbered[]
}

export type Place = 'board' | 'observe' | 'market' | 'event' | 'players' | 'hand'
export interface Step extends StepOf<Situation, Place> {
  /** It shows something besides its words. */
  picture?: true
}

const ownCount = (now: Situation, ...types: string[]): number =>
  sinceFirstTurn(now).filter(
    ({ event }) => types.includes(event.type) && event['seat'] === now.view.viewer,
  ).length

/** The deal tells of cards, too; what the player did comes after it. */
function sinceFirstTurn({ events }: Situation): readonly Numbered[] {
  const begun = events.findIndex(({ event }) => event.type === 'turn')
  return begun < 0 ? [] : events.slice(begun)
}

/** What every step says can be read at any moment. */
const ready = (): boolean => true

export const STEPS: readonly Step[] = [
  { name: 'welcome', place: 'board', ready },
  { name: 'wheel', place: 'board', ready },
  {
    name: 'draw',
    place: 'market',
    ready,
    // The first of the first two cards is half of it; of later ones it is no matter.
    done: (now) =>
      ownCount(now, 'card', 'face-up') > (now.view.board.stage.type === 'second-pick' ? 1 : 0),
  },
  { name: 'observe', place: 'observe', ready, done: (now) => ownCount(now, 'observation') > 0 },
  { name: 'figures', place: 'board', ready, picture: true },
  { name: 'study', place: 'board', ready },
  { name: 'goal', place: 'players', ready, picture: true },
  { name: 'round', place: 'event', ready },
  { name: 'bonus', place: 'hand', ready },
]

/** The step the player is at; null after the last one, and after the game. */
export function stepNow(now: Situation, read: ReadonlySet<string>): Step | null {
  return now.view.board.stage.type === 'over' ? null : nextStep(STEPS, now, read)
}

/** Where a screen with tabs shows what a step is about. */
export function placeOf({ place }: Step): 'action' | 'cards' | 'players' {
  if (place === 'hand') return 'cards'
  return place === 'event' || place === 'players' ? 'players' : 'action'
}
