/** What somebody wants of a new table of Ptolemaeus. */
import { startOf, whoAt, type Plan } from '../../table/lobby/plan'
import { DEFAULT_DATE, type Race } from '../../wire/ptolemaeus'
import type { HelpLevel, NewTable } from '../../wire/types'

export interface PtolemaeusPlan extends Plan {
  date: string
  race: Race
  help: HelpLevel
}

export function startingPlan(): PtolemaeusPlan {
  const agreed = { date: DEFAULT_DATE, race: 'everything', help: 'none' } as const
  return withSeats({ seats: [], spectators: true, ...agreed }, 2)
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
    help: plan.help,
    spectators: plan.spectators,
    start: startOf(plan),
  }
}
