/** The first game of Planet X. */

import { nextStep, type Step as StepOf } from '../../table/guide/steps'
import type { Numbered } from '../../table/connection/stream'
import type { View } from '../../wire/types'

/** What the guide looks at. */
export interface Situation {
  view: View
  /** Whether this seat is asked something now. */
  asked: boolean
  events: readonly Numbered[]
  /** How many marks the player has made on the sheet. */
  marks: number
}

export type Place = 'board' | 'action' | 'sheet' | 'players'
export type Step = StepOf<Situation, Place>

const own = (now: Situation, type: string): boolean =>
  now.events.some(({ event }) => event.type === type)

const inStage = (now: Situation, type: string): boolean =>
  now.asked && now.view.board.stage.type === type

export const STEPS: readonly Step[] = [
  { name: 'welcome', place: 'board', ready: () => true },
  { name: 'sky', place: 'board', ready: () => true },
  {
    name: 'survey',
    place: 'action',
    ready: (now) => inStage(now, 'turns'),
    done: (now) => own(now, 'survey'),
  },
  { name: 'sheet', place: 'sheet', ready: () => true, done: (now) => now.marks > 0 },
  { name: 'time', place: 'players', ready: () => true },
  {
    name: 'research',
    place: 'action',
    ready: (now) => inStage(now, 'turns'),
    done: (now) => own(now, 'research'),
  },
  {
    name: 'choose',
    place: 'action',
    ready: (now) => inStage(now, 'choosing'),
    done: (now) => own(now, 'chosen'),
    urgent: true,
  },
  {
    name: 'review',
    place: 'board',
    ready: (now) => now.view.board.phases > 0 && now.view.board.stage.type === 'turns',
  },
  { name: 'locate', place: 'action', ready: (now) => inStage(now, 'turns') },
]

/** The step the player is at; null after the last one, and after the game. */
export function stepNow(now: Situation, read: ReadonlySet<string>): Step | null {
  return now.view.board.stage.type === 'over' ? null : nextStep(STEPS, now, read)
}
