/** A tracked game that came to this device from another: by its join link, or to be played again. */

import { speakFor } from '../../wire/api'
import * as server from '../../wire/calls'
import { FACTS, type Place, type StartingFact, type TableShown, type View } from '../../wire/types'
import type { EveningBook } from '../evening/book.svelte'
import { newEvening, withPlayer, type Evening, type Game, type Tracked } from '../evening/evening'
import { evenings } from '../evening/evenings'
import { menuOf } from '../parts'
import { factsOf, gameOf } from '../questions/questions'
import { seatsOf } from './tracking'

interface Sky {
  code: string
  places: Place[]
}

/** Keep the table's evening on this device. Returns where it goes on. */
export async function adopt(table: TableShown, seat: number): Promise<string> {
  const known = evenings.all().find((one) => one.tracked?.table === table.table)
  if (known) return trackOf(known)
  const seats = await seatsHere(table.table, seat)
  const names = seats.map((one) => table.seats[one]?.name ?? '')
  const sky = table.options as Sky
  // The page of what cannot be read says so; nothing is written over it.
  if (evenings.isDamaged(sky.code)) return `/companion/${sky.code}`
  const evening = evenings.kept(sky.code) ?? (await eveningFor(table.table, seats, names, sky))
  const tracked = { table: table.table, names, seats }
  evenings.keep({ ...evening, tracked })
  return trackOf(evening)
}

const trackOf = (evening: Evening) => `${menuOf(evening)}/track`

/** The seats of this device. Where it held several, all of them are taken to the new game. */
async function seatsHere(table: string, seat: number): Promise<number[]> {
  for (const { tracked } of evenings.all()) {
    if (!tracked || tracked.names.length < 2 || !seatsOf(tracked).includes(seat)) continue
    speakFor(tracked.table, seat)
    const before = await server.look(tracked.table).catch(() => null)
    if (before?.table.rematch !== table) continue
    for (const other of seatsOf(tracked)) {
      speakFor(tracked.table, other)
      await server.rematch(tracked.table)
    }
    return seatsOf(tracked)
  }
  return [seat]
}

/** The players of this device with the seasons and facts that the table was dealt with. */
export async function asDealt(
  book: EveningBook,
  tracked: Tracked,
  table: TableShown,
): Promise<void> {
  const { places } = table.options as Sky
  for (const [index, seat] of seatsOf(tracked).entries()) {
    const player = book.evening?.players.find((one) => one.name === tracked.names[index])
    const place = places[seat]
    if (!player || !place) continue
    const level = levelOf(place)
    if (player.season === place.season && player.level === level) continue
    const dealt = await dealtTo(tracked.table, seat)
    if (dealt) book.seatAgain(player.id, { season: place.season, level, facts: dealt.facts })
  }
}

const levelOf = ({ facts }: Place) =>
  Object.keys(FACTS).find((one) => FACTS[one] === facts) ?? 'genius'

/** What a seat sees of a table that is dealt. Whatever its code deals now, that is its game. */
async function dealtTo(table: string, seat: number): Promise<View | null> {
  return ((await server.look({ table, seat })).now?.view ?? null) as View | null
}

async function eveningFor(
  table: string,
  seats: readonly number[],
  names: readonly string[],
  { code, places }: Sky,
): Promise<Evening> {
  let evening = newEvening(await gameOf(code), Date.now())
  for (const [index, seat] of seats.entries()) {
    const { season } = places[seat]!
    const level = levelOf(places[seat]!)
    const dealt = await dealtTo(table, seat)
    if (dealt) evening = { ...evening, game: asShown(evening.game, dealt) }
    const facts: StartingFact[] = dealt?.facts ?? (await factsOf(evening.game, season, level))
    evening = withPlayer(evening, { name: names[index]!, season, level, help: 'none', facts })
  }
  return evening
}

const asShown = (game: Game, { board }: View): Game => ({
  ...game,
  titles: board.titles,
  conference_titles: board.conference_titles,
  generator: board.generator,
})
