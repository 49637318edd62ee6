/** What somebody wants of a new table, as the form holds it. */
import type { Component } from 'svelte'
import type { NewTable } from '../../wire/types'

export interface SeatPlanned {
  /** `you`, `open`, or an opponent's level. */
  who: string
}

/** What every game asks; each adds its own. */
export interface Plan {
  seats: SeatPlanned[]
  spectators: boolean
}

export interface PartProps<P extends Plan> {
  plan: P
  change: (plan: P) => void
}

/** How a table of one game is planned: its plans, and the parts of the form that only it has. */
export interface Planning<P extends Plan = Plan> {
  /** How many seats a table can have; one to four unless said. */
  counts?: readonly number[]
  startingPlan: () => P
  /** As many seats as wanted: those that stay keep their choices, new ones are open. */
  withSeats: (plan: P, count: number) => P
  newTable: (plan: P, name: string) => NewTable
  /** What is said where one plays alone: the name of a message. */
  alone?: string
  /** Above the number of seats. */
  Kind?: Component<PartProps<P>>
  /** A panel of its own, above the seats. */
  Panel?: Component<PartProps<P>>
  /** Of one seat, beside who sits there; and what is said below all seats. */
  Seat?: Component<PartProps<P> & { number: number }>
  seatHint?: string
  /** Beside whether others may watch. */
  Help?: Component<PartProps<P>>
}

/** A plan is made and read by its own game alone: whoever holds it needs to know no more than `Plan`. */
export function planning<P extends Plan>(own: Planning<P>): Planning {
  return own as unknown as Planning
}

/** With people to come, the game waits until all say they are ready. */
export function startOf({ seats }: Plan): NonNullable<NewTable['start']> {
  return seats.some(({ who }) => who === 'open') ? 'ready' : 'full'
}

/** The first seat is one's own, the others are open. */
export const whoAt = (seat: number) => (seat ? 'open' : 'you')

/** Opponents of another game are others: seats that had one are open again. */
export function withoutOpponents<P extends Plan>(plan: P): P {
  return {
    ...plan,
    seats: plan.seats.map((one) => (one.who === 'you' ? one : { ...one, who: 'open' })),
  }
}
