/** What somebody wants of a new table of Planet X. */
import { startOf, whoAt, type Plan, type SeatPlanned } from '../../table/lobby/plan'
import {
  FACTS,
  SEASONS,
  type HelpLevel,
  type Mode,
  type NewTable,
  type Season,
} from '../../wire/types'

export interface PlacePlanned extends SeatPlanned {
  season: Season
  facts: number
}

export interface PlanetXPlan extends Plan {
  mode: Mode
  seats: PlacePlanned[]
  help: HelpLevel
}

export function startingPlan(): PlanetXPlan {
  return withSeats({ mode: 'standard', seats: [], help: 'none', spectators: true }, 2)
}

/** As many seats as wanted: those that stay keep their choices, new ones are open. */
export function withSeats(plan: PlanetXPlan, count: number): PlanetXPlan {
  const seats = plan.seats.slice(0, count)
  while (seats.length < count) {
    const free = SEASONS.find((season) => !seats.some((one) => one.season === season))!
    seats.push({ who: whoAt(seats.length), season: free, facts: FACTS['experienced']! })
  }
  return { ...plan, seats }
}

/** Another season for a seat; whoever had it takes the one it leaves. */
export function withSeason(plan: PlanetXPlan, number: number, season: Season): PlanetXPlan {
  const left = plan.seats[number]!.season
  const seats = plan.seats.map((one, at) => {
    if (at === number) return { ...one, season }
    return one.season === season ? { ...one, season: left } : one
  })
  return { ...plan, seats }
}

export function withFacts(plan: PlanetXPlan, number: number, facts: number): PlanetXPlan {
  return { ...plan, seats: plan.seats.map((one, at) => (at === number ? { ...one, facts } : one)) }
}

export function newTable(plan: PlanetXPlan, name: string): NewTable {
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
    start: startOf(plan),
  }
}
