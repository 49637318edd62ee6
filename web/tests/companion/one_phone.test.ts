/** A whole game on one phone: followed through games that the package has played. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  newEvening,
  withPlayer,
  type Evening,
  type LogEntry,
} from '../../src/companion/evening/evening'
import { canBegin, pageOf, seenBy, wholePage, withLog } from '../../src/companion/one_phone/log'
import { nextOf, reviewOf } from '../../src/companion/one_phone/next'
import { viewOf } from '../../src/companion/one_phone/board'
import { notebookOfEvening } from '../../src/companion/papers/notebook'
import { fold } from '../../src/notebook/model/fold'
import { arrowOf } from '../../src/notebook/model/page'
import { pageScore } from '../../src/notebook/score/page_score'
import { standingOf } from '../../src/notebook/warnings/standing'
import { warnings, type Move } from '../../src/notebook/warnings/warnings'
import { RINGS, type Mode, type Thing } from '../../src/wire/types'
import { GAME } from './games'

type Told = [string, ...unknown[]]

interface Played {
  mode: Mode
  seats: number
  system: string
  told: Told[]
}

/** Written by `python -m tests.tracked_games`. */
const FILE =
  process.env['ECLIPTIC_TRACKED_GAMES'] ?? join(import.meta.dirname, 'tracked_games.json')
const GAMES = JSON.parse(readFileSync(FILE, 'utf8')) as Played[]

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
const CLUE = { type: 'adjacent', quantity: 'some', subject: 'A', other: 'D' } as const

function eveningOf({ mode, seats }: Pick<Played, 'mode' | 'seats'>): Evening {
  const { sectors } = RINGS[mode]
  const game = { ...GAME, mode, rules: { ...GAME.rules, sectors, visible: sectors / 2 } }
  return SEASONS.slice(0, seats).reduce<Evening>(
    (evening, season) =>
      withPlayer(evening, { name: season, season, level: 'genius', help: 'none', facts: [] }),
    newEvening(game, 1000),
  )
}

/** A phone on the table, told what everybody enters, and held at each step to what the engine waited for. */
class Phone {
  evening: Evening
  readonly #system: Thing[]
  /** The entry of each theory, by the engine's number. */
  readonly #theories = new Map<number, number>()
  #earth = 0

  constructor(played: Played) {
    this.evening = withLog(eveningOf(played), [])
    this.#system = [...played.system] as Thing[]
  }

  hear([what, ...said]: Told): void {
    switch (what) {
      case 'pawns':
        return this.#enter({ type: 'order', order: said[0] as number[] })
      case 'survey': {
        const [player, cost, thing, first, last] = said as [number, number, Thing, number, number]
        this.#acts(player, { type: 'survey', player, thing, first, last })
        return this.#enter({ type: 'survey', player, thing, first, last, count: 1, cost })
      }
      case 'target': {
        const [player, cost, sector] = said as [number, number, number]
        this.#acts(player, { type: 'target', player, sector })
        return this.#enter({ type: 'target', player, sector, sighting: 'E/X', cost })
      }
      case 'research': {
        const [player, cost, topic] = said as [number, number, string]
        this.#acts(player, { type: 'research', player, topic })
        return this.#enter({ type: 'research', player, topic, clue: CLUE, text: '', cost })
      }
      case 'locate': {
        type Named = [number, number, number, Thing, Thing, boolean]
        const [player, cost, sector, before, after, found] = said as Named
        const next = this.#next
        if (next.type === 'last-chance') expect(next).toMatchObject({ player, mayLocate: true })
        this.#acts(player, { type: 'locate', player, sector, before, after })
        return this.#enter({ type: 'locate', player, sector, before, after, found, cost })
      }
      case 'earth':
        this.#earth = said[0] as number
        return
      case 'conference': {
        const number = said[0] as number
        expect(this.#next).toEqual({ type: 'conference', number })
        return this.#enter({ type: 'conference', number, clue: CLUE, text: '' })
      }
      case 'phase':
        return this.#phase(...(said as [number, number[]]))
      case 'theory':
        return this.#theory(...(said as [number, number, number, Thing]))
      case 'advanced':
        return this.#advance(said[0] as number)
      case 'review':
        return this.#review(...(said as [number, [number, Thing, boolean][], [number, number][]]))
      case 'last-chances': {
        const [finder, behind] = said as [number, [number, number][]]
        const { ending } = pageOf(this.evening, null)
        expect(ending?.finder).toBe(finder)
        expect(ending?.waiting.map((one) => [one, ending.behind[one]])).toEqual(behind)
        return
      }
      case 'last-chance-ended': {
        const next = this.#next
        const player = said[0] as number
        if (next.type !== 'last-chance' || next.player !== player) return
        return this.#enter({ type: 'pass', player })
      }
      case 'revealed':
        expect(this.#next).toEqual({ type: 'reveal' })
        return this.#enter({ type: 'revealed', system: this.#system })
      case 'score': {
        const [scores, winners] = said as [[number, number, number][], number[]]
        expect(this.#next).toEqual({ type: 'over' })
        const score = pageScore(pageOf(this.evening, null))
        expect(score.players.map((one) => [one.firstBonuses, one.theories, one.planetX])).toEqual(
          scores,
        )
        expect(score.winners).toEqual(winners)
        return
      }
      default:
        throw new Error(what)
    }
  }

  get #next() {
    return nextOf(pageOf(this.evening, null))
  }

  #enter(entry: LogEntry): void {
    this.evening = withLog(this.evening, [...(this.evening.log ?? []), entry])
  }

  /** Whoever acts is the one that is waited for, under the same sky, and breaks no rule. */
  #acts(player: number, move: Move): void {
    const page = pageOf(this.evening, player)
    expect(this.#next).toMatchObject({ player })
    expect(warnings(standingOf(page), move).filter((one) => !one.lawful)).toEqual([])
    expect(this.evening.arrow).toBe((this.#earth % page.ring.sectors) + 1)
    expect(arrowOf(page)).toBe(this.evening.arrow)
  }

  #phase(number: number, asked: number[]): void {
    const next = this.#next
    if (asked.length === 0) return expect(next).toEqual({ type: 'advance', number })
    expect(next).toMatchObject({ type: 'theories', number })
    expect(next.type === 'theories' && [...next.waiting].sort()).toEqual([...asked].sort())
  }

  /** The engine asks those with theories in hand, furthest back first; the others have said that it is all. */
  #theory(player: number, number: number, sector: number, thing: Thing): void {
    for (let next = this.#next; next.type === 'theories'; next = this.#next) {
      if (next.waiting[0] === player) break
      expect(next.waiting).toContain(player)
      this.#enter({ type: 'pass', player: next.waiting[0]! })
    }
    const next = this.#next
    if (next.type === 'last-chance') expect(next.left).toBeGreaterThan(0)
    else expect(next.type).toBe('theories')
    const move = { type: 'theory', player, sector, thing } as const
    const page = pageOf(this.evening, player)
    expect(warnings(standingOf(page), move).filter((one) => !one.lawful)).toEqual([])
    this.#theories.set(number, this.evening.log!.length)
    this.#enter(move)
  }

  #advance(number: number): void {
    for (let next = this.#next; next.type === 'theories'; next = this.#next) {
      this.#enter({ type: 'pass', player: next.waiting[0]! })
    }
    expect(this.#next).toEqual({ type: 'advance', number })
    this.#enter({ type: 'phase' })
  }

  #review(sector: number, shown: [number, Thing, boolean][], penalties: [number, number][]): void {
    expect(this.#next).toEqual({ type: 'review', sector })
    const entry = reviewOf(
      wholePage(this.evening),
      sector,
      (thing) => this.#system[sector - 1] === thing,
    )
    const faces = shown.map(([number, thing, right]) => ({
      theory: this.#theories.get(number),
      thing,
      right,
    }))
    expect(entry.faces).toEqual(faces)
    const before = pageOf(this.evening, null).times
    this.#enter(entry)
    const moved = pageOf(this.evening, null).times.map((time, player) => time - before[player]!)
    const owed = new Map(penalties)
    expect(moved).toEqual(moved.map((_, player) => owed.get(player) ?? 0))
  }
}

function followed(played: Played): Evening {
  const phone = new Phone(played)
  for (const told of played.told) phone.hear(told)
  return phone.evening
}

const named = GAMES.map(
  (game, index) => [`${index}: ${game.mode}, ${game.seats} seats`, game] as const,
)

describe('a whole game on one phone', () => {
  it.each(named)('waits for what the rules wait for, game %s', (_, played) => {
    const evening = followed(played)
    const page = pageOf(evening, null)
    // The private histories are the game's own turns.
    const turns = page.log.filter((line) =>
      ['survey', 'target', 'research', 'locate'].includes(line.said.type),
    )
    expect(evening.players.map((one) => one.turns.length)).toEqual(
      evening.players.map((_, player) => turns.filter((line) => line.player === player).length),
    )
    expect(viewOf(page).board.theories.length).toBe(page.theories.length)
  })

  it.each(named.slice(0, 8))('tells nobody what is not his, game %s', (_, played) => {
    const { log = [] } = followed(played)
    for (let length = 1; length < log.length; length += 7) {
      const told = log.slice(0, length)
      const otherwise = told.map(secretlyOtherwise)
      expect(seenBy(otherwise, null)).toEqual(seenBy(told, null))
      expect(seenBy(told, 0).filter((one) => !mine(one, 0))).toEqual(
        seenBy(otherwise, 0).filter((one) => !mine(one, 0)),
      )
      expect(seenBy(told, 0).filter((one) => mine(one, 0))).toEqual(
        told.filter((one) => mine(one, 0)),
      )
    }
  })

  it('is taken back by leaving its last entries out', () => {
    const evening = followed(GAMES[1]!)
    const half = evening.log!.slice(0, evening.log!.length / 2)
    const back = withLog(evening, half)
    expect(back).toEqual(withLog(eveningOf(GAMES[1]!), half))
    expect(canBegin(back)).toBe(false)
    expect(canBegin(withLog(evening, half.slice(0, 1)))).toBe(true)
  })

  it('becomes a notebook of each player, reviews and all', () => {
    const played = GAMES.find((one) => one.seats === 3)!
    const evening = followed(played)
    for (const [place, player] of evening.players.entries()) {
      const label = { id: 'one', name: 'One', begun: 1000 }
      const page = fold(notebookOfEvening(evening, player, label))
      expect(page.own).toBe(place)
      expect(pageScore(page)).toEqual(pageScore(pageOf(evening, null)))
      expect(page.times).toEqual(pageOf(evening, null).times)
    }
  })
})

const mine = (entry: LogEntry, player: number) => 'player' in entry && entry.player === player

/** The same entry, as everybody heard it, with another secret behind it. */
function secretlyOtherwise(entry: LogEntry): LogEntry {
  switch (entry.type) {
    case 'survey':
      return { ...entry, count: 0 }
    case 'target':
      return { ...entry, sighting: 'C' }
    case 'research':
      return { ...entry, clue: { ...CLUE, subject: 'G' } }
    case 'locate':
      return { ...entry, sector: 1, before: 'G', after: 'G' }
    case 'theory':
      return { ...entry, thing: entry.thing === 'A' ? 'G' : 'A' }
    default:
      return entry
  }
}
