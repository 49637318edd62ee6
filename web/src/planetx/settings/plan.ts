/** What somebody wants of a new table, as the form holds it. */
import { FACTS, SEASONS, type Mode, type NewTable, type Season } from '../../wire/types'
import { DEFAULT_DATE, type Race } from '../../wire/ptolemaeus'
import type { GameName } from '../../app/fitting'
import type { HelpLevel } from '../../table/seats/levels'

export interface SeatPlanned {
  /** `you`, `open`, or an opponent's level. */
  who: string
  season: Season
  facts: number
}

export interface Plan {
  game: GameName
  mode: Mode
  seats: SeatPlanned[]
  help: HelpLevel
  spectators: boolean
  /** Of Ptolemaeus. */
  date: string
  race: Race
}

export function startingPlan(game: GameName = 'planetx'): Plan {
  const plan: Plan = {
    game,
    mode: 'standard',
    seats: [],
    help: 'none',
    spectators: true,
    date: DEFAULT_DATE,
    race: 'everything',
  }
  return withSeats(plan, 2)
}

/** Another game: its opponents are others, so seats that had one are open again. */
export function withGame(plan: Plan, game: GameName): Plan {
  const seats = plan.seats.map((one) => (one.who === 'you' ? one : { ...one, who: 'open' }))
  return { ...plan, game, seats }
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

/** Another season for a seat; whoever had it takes the one it leaves. */
export function withSeason(plan: Plan, number: number, season: Season): Plan {
  const left = plan.seats[number]!.season
  const seats = plan.seats.map((one, at) => {
    if (at === number) return { ...one, season }
    return one.season === season ? { ...one, season: left } : one
  })
  return { ...plan, seats }
}

/** With people to come, the game waits until all say they are ready. */
export function newTable(plan: Plan, name: string): NewTable {
  return {
    game: plan.game,
    options: optionsOf(plan),
    seats: plan.seats.map(({ who }) => ({ who })),
    name,
    help: plan.game === 'planetx' ? plan.help : 'none',
    spectators: plan.spectators,
    start: plan.seats.some(({ who }) => who === 'open') ? 'ready' : 'full',
  }
}

function optionsOf(plan: Plan): Record<string, unknown> {
  if (plan.game === 'ptolemaeus') {
    return { seats: plan.seats.length, date: plan.date, race: plan.race }
  }
  return {
    mode: plan.mode,
    places: plan.seats.map(({ season, facts }) => ({ season, facts })),
  }
}
