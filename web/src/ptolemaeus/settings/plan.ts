/** What somebody wants of a new table of Ptolemaeus. */
import { startOf, whoAt, type Plan } from '../../table/lobby/plan'
import { DEFAULT_DATE, type Race } from '../../wire/ptolemaeus'
import type { NewTable } from '../../wire/types'

export interface PtolemaeusPlan extends Plan {
  date: string
  race: Race
}

export function startingPlan(): PtolemaeusPlan {
  return withSeats({ seats: [], spectators: true, date: DEFAULT_DATE, race: 'everything' }, 2)
}

/** As many seats as wanted: those that stay keep their choices, new ones are open. */
export function withSeats(plan: PtolemaeusPlan, count: number): PtolemaeusPlan {
  const seats = Array.from({ length: count }, (_, at) => plan.seats[at] ?? { who: whoAt(at) })
  return { ...plan, seats }
}

export function newTable(plan: PtolemaeusPlan, name: string): NewTable {
  return {
    game: 'ptolemaeus',
    options: { seats: plan.seats.length, date: plan.date, race: plan.race },
    seats: plan.seats.map(({ who }) => ({ who })),
    name,
    help: 'none',
    spectators: plan.spectators,
    start: startOf(plan),
  }
}
