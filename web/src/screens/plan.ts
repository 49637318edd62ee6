/** What somebody wants of a new table, as the form holds it. */
import { FACTS, SEASONS, type Mode, type NewTable, type Season } from '../wire/types'
import type { HelpLevel } from '../shell/words_of'

export interface SeatPlanned {
  /** `you`, `open`, or an opponent's level. */
  who: string
  season: Season
  facts: number
}

export interface Plan {
  mode: Mode
  seats: SeatPlanned[]
  help: HelpLevel
  spectators: boolean
}

export function startingPlan(): Plan {
  return withSeats({ mode: 'standard', seats: [], help: 'none', spectators: true }, 2)
}

/** As many seats as wanted: those that stay keep their choices, new ones are open. */
export function withSeats(plan: Plan, count: number): Plan {
  const seats = plan.seats.slice(0, count)
  while (seats.length < count) {
    const free = SEASONS.find((season) => !seats.some((one) => one.season === season))!
    seats.push({ who: seats.length ? 'open' : 'you', season: free, facts: FACTS['experienced']! })
  }
  return { ...plan, seats }
}

/** With people to come, the game waits until all say they are ready. */
export function newTable(plan: Plan, name: string): NewTable {
  return {
    game: 'planetx',
    options: {
      mode: plan.mode,
      places: plan.seats.map(({ season, facts }) => ({ season, facts })),
    },
    seats: plan.seats.map(({ who }) => ({ who })),
    name,
    help: plan.help,
    spectators: plan.spectators,
    start: plan.seats.some(({ who }) => who === 'open') ? 'ready' : 'full',
  }
}
