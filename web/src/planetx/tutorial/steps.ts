/** The first game, step by step, on a real table: a step is over when the game says so, or when it
 *  has been read. */

import type { Numbered } from '../../table/stream'
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

export interface Step {
  name: string
  /** Which part of the table it is about. */
  place: Place
  /** Whether the moment for it has come. */
  ready: (now: Situation) => boolean
  /** Whether the player has done it; a step without this is over when it has been read. */
  done?: (now: Situation) => boolean
}

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
  },
  {
    name: 'review',
    place: 'board',
    ready: (now) => now.view.board.phases > 0 && now.view.board.stage.type === 'turns',
  },
  { name: 'locate', place: 'action', ready: (now) => inStage(now, 'turns') },
]

/** The step the player is at: the first that is neither read nor done, unless the game asks for
 *  what a later one explains. Null after the last one. */
export function stepNow(now: Situation, read: ReadonlySet<string>): Step | null {
  if (now.view.board.stage.type === 'over') return null
  const open = STEPS.filter((step) => !read.has(step.name) && !(step.done?.(now) ?? false))
  const asked = open.find((step) => step.name === 'choose' && step.ready(now))
  return asked ?? open[0] ?? null
}

export function numberOf(step: Step): number {
  return STEPS.indexOf(step) + 1
}
