/** What everybody is told of what one seat was told: all that may be seen on a device that lies on
 *  the table. By allow-list, like the package's `audience`: what is not named here is left out.
 */

import type { Numbered } from '../table/connection/stream'
import type {
  PlanetXAction,
  PlanetXEvent,
  PlanetXOffers,
  PlanetXTurn,
  View,
  ViewShown,
} from '../wire/types'
import type { Kind } from './action/offered'

type Type = PlanetXEvent['type']

const WHOLE = 'whole'

/** Told to everybody whole; or under this other name, with these of its facts. */
const TOLD: Record<Type | 'taken-back', typeof WHOLE | readonly [Type, ...string[]]> = {
  facts: ['facts-counted', 'seat', 'season', 'count'],
  survey: ['survey-announced', 'seat', 'thing', 'first', 'last', 'cost'],
  target: ['target-announced', 'seat', 'sector', 'cost'],
  research: ['research-announced', 'seat', 'topic', 'cost'],
  locate: ['locate-announced', 'seat', 'found', 'cost', 'points'],
  chosen: ['sealed', 'seat'],
  placed: ['laid', 'seat', 'number', 'sector', 'phase'],
  withdrawn: ['returned', 'seat'],
  generator: WHOLE,
  'topic-titled': WHOLE,
  'conference-titled': WHOLE,
  'facts-counted': WHOLE,
  pawns: WHOLE,
  'survey-announced': WHOLE,
  'target-announced': WHOLE,
  'research-announced': WHOLE,
  'locate-announced': WHOLE,
  earth: WHOLE,
  'conference-held': WHOLE,
  phase: WHOLE,
  sealed: WHOLE,
  hands: WHOLE,
  laid: WHOLE,
  returned: WHOLE,
  advanced: WHOLE,
  review: WHOLE,
  'phase-closed': WHOLE,
  'last-chances': WHOLE,
  'last-chance-ended': WHOLE,
  revealed: WHOLE,
  score: WHOLE,
  'taken-back': WHOLE,
}

/** Of something that is not in the list nothing is told but that it happened. */
export function publicEvent(event: Numbered['event']): Numbered['event'] {
  const told = (TOLD as Partial<typeof TOLD>)[event.type as Type] ?? [event.type]
  if (told === WHOLE) return event
  const [type, ...facts] = told
  return { type, ...Object.fromEntries(facts.map((fact) => [fact, event[fact]])) }
}

/** A stream of things told as everybody hears it, each in its place. */
export const publicTold = (told: readonly Numbered[]): Numbered[] =>
  told.map(({ number, event }) => ({ number, event: publicEvent(event) }))

/** A view without what lies behind its seat's screen: desk, starting facts, and answers. */
export function publicView({ viewer, board, pages }: View): View {
  return { viewer, board, desk: null, facts: [], pages: pages.map((page) => page.map(publicTurn)) }
}

const publicTurn = (turn: PlanetXTurn) =>
  publicEvent(turn as unknown as Numbered['event']) as unknown as PlanetXTurn

/** What is offered by the board alone. With theories even a refusal would say something of the desk. */
const BY_THE_BOARD: Record<Kind, boolean> = {
  survey: true,
  target: true,
  research: true,
  locate: true,
  pass: true,
  choose: false,
  place: false,
  withdraw: false,
}

export const publicOffers = (offers: PlanetXOffers): PlanetXOffers =>
  offers.filter((one) => BY_THE_BOARD[(one.type === 'refusal' ? one.kind : one.type) as Kind])

/** View and offers of the moment. */
export function publicNow(now: ViewShown): ViewShown {
  const view = publicView(now.view as View)
  return { ...now, view, offers: publicOffers(now.offers as PlanetXOffers) }
}

/** An action as it may be read while it is on its way; null if nothing of it may. */
export function publicAction(action: PlanetXAction): PlanetXAction | null {
  return action.type !== 'locate' && BY_THE_BOARD[action.type] ? action : null
}
