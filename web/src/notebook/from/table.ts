/** A game played online as a notebook: what one seat was told, entry after entry, and its note sheet. */

import { cellParts, type CellName } from '../../planetx/sheet/marks'
import type { Notes } from '../../planetx/sheet/sheet_notes'
import type { Dealer } from '../../planetx/notes/lines'
import { GENERATOR, type Mode, type PlanetXEvent, type Season } from '../../wire/types'
import { LAST_CHANCE_THEORIES } from '../../planetx/rules/figures'
import {
  COLOURS,
  newNotebook,
  withEntry,
  type Entry,
  type Notebook,
  type Player,
} from '../model/entries'

/** A game as one seat knows it. Nothing but its own stream is asked, so nothing else can get in. */
export interface SeatsGame {
  mode: Mode
  seat: number
  /** Names by seat. */
  names: readonly string[]
  /** The seat's own stream, less what was taken back. */
  told: readonly PlanetXEvent[]
  /** How much of it counts at first; the rest is there to be done again. All of it, unless told. */
  seen?: number
  sheet: Notes
}

/** What the new notebook is called and known by, and when the game began. */
export interface Label {
  id: string
  name: string
  begun: number
}

export function notebookOfTable(game: SeatsGame, { id, name, begun }: Label): Notebook {
  const order =
    game.told.find((event) => event.type === 'pawns')?.order ?? game.names.map((_, seat) => seat)
  const players = order.map((seat): Player => ({
    name: game.names[seat] ?? '',
    colour: COLOURS[seat] ?? 0,
  }))
  const wanted = {
    name,
    mode: game.mode,
    players,
    own: order.indexOf(game.seat),
    season: seasonOf(game),
    help: 'certain' as const,
    dealer: dealerOf(game),
  }
  const telling = new Telling(order)
  let done: number | null = null
  for (const [number, event] of game.told.entries()) {
    if (number === game.seen) done = telling.entries.length
    // The sheet was written before the sky was known.
    if (event.type === 'revealed') telling.copy(game.sheet)
    telling.hear(event)
  }
  if (!game.told.some((event) => event.type === 'revealed')) telling.copy(game.sheet)
  const notebook = telling.entries.reduce(withEntry, newNotebook(wanted, id, begun))
  return { ...notebook, done: done ?? notebook.done }
}

/** A game to be gone through from its beginning: everything is there to be done again. */
export function atFirstMove(notebook: Notebook): Notebook {
  const moved = notebook.entries.findIndex(({ type }) => type !== 'title' && type !== 'fact')
  return { ...notebook, done: moved < 0 ? notebook.done : moved }
}

function seasonOf({ told, seat }: SeatsGame): Season {
  const given = told.find((event) => event.type === 'facts' && event.seat === seat)
  return given?.type === 'facts' ? given.season : 'spring'
}

/** Nobody knows any more how an earlier generator weighed; a game that names none is the first one's. */
function dealerOf({ told }: SeatsGame): Dealer {
  const named = told.find((event) => event.type === 'generator')
  return named?.version === GENERATOR ? 'ecliptic' : 'unknown'
}

class Telling {
  readonly entries: Entry[] = []
  readonly #order: readonly number[]
  /** The place of each theory's entry, by the theory's number. */
  readonly #theories = new Map<number, number>()
  /** Who has a last chance, and how many theories more in it. */
  readonly #chances = new Map<number, number>()

  constructor(order: readonly number[]) {
    this.#order = order
  }

  /** Own marks, and words about the whole game. */
  copy({ marks, text }: Notes): void {
    for (const [name, mark] of Object.entries(marks) as [CellName, 'yes' | 'no'][]) {
      this.entries.push({ type: 'mark', ...cellParts(name), mark })
    }
    if (text) this.entries.push({ type: 'note', sector: 0, text })
  }

  hear(event: PlanetXEvent): void {
    const { entries } = this
    switch (event.type) {
      case 'topic-titled':
        entries.push({ type: 'title', label: event.topic, title: event.title })
        return
      case 'conference-titled':
        entries.push({ type: 'title', label: `X${event.number}`, title: event.title })
        return
      case 'facts':
        for (const { sector, thing } of event.facts) {
          entries.push({ type: 'fact', sector, thing, given: true })
        }
        return
      case 'survey':
      case 'survey-announced': {
        const { thing, first, last, cost } = event
        const count = event.type === 'survey' ? event.count : null
        entries.push({
          type: 'survey',
          player: this.#player(event.seat),
          thing,
          first,
          last,
          count,
          cost,
        })
        return
      }
      case 'target':
      case 'target-announced': {
        const sighting = event.type === 'target' ? event.sighting : null
        const { sector, cost } = event
        entries.push({ type: 'target', player: this.#player(event.seat), sector, sighting, cost })
        return
      }
      case 'research':
      case 'research-announced': {
        const clue = event.type === 'research' ? event.clue : null
        const { topic, cost } = event
        entries.push({
          type: 'research',
          player: this.#player(event.seat),
          topic,
          clue,
          text: '',
          cost,
        })
        return
      }
      case 'locate':
      case 'locate-announced': {
        const { sector, before, after } =
          event.type === 'locate' ? event : { sector: null, before: null, after: null }
        const { found, cost } = event
        const player = this.#player(event.seat)
        entries.push({ type: 'locate', player, sector, before, after, found, cost })
        this.#chances.delete(event.seat)
        return
      }
      default:
        return this.#hearTheories(event)
    }
  }

  #hearTheories(event: PlanetXEvent): void {
    const { entries } = this
    switch (event.type) {
      case 'conference-held':
        entries.push({ type: 'conference', number: event.number, clue: event.clue, text: '' })
        return
      case 'placed':
      case 'laid': {
        const thing = event.type === 'placed' ? event.thing : null
        this.#theories.set(event.number, entries.length)
        entries.push({
          type: 'theory',
          player: this.#player(event.seat),
          sector: event.sector,
          thing,
        })
        this.#chances.set(event.seat, (this.#chances.get(event.seat) ?? 0) - 1)
        return
      }
      case 'advanced':
        entries.push({ type: 'phase' })
        return
      case 'review': {
        const faces = event.shown.map(([number, thing, right]) => ({
          theory: this.#theories.get(number) ?? null,
          thing,
          right,
        }))
        entries.push({ type: 'review', sector: event.sector, faces })
        return
      }
      case 'last-chances':
        for (const [seat, behind] of event.behind) {
          this.#chances.set(seat, LAST_CHANCE_THEORIES[behind - 1] ?? 0)
        }
        return
      case 'last-chance-ended':
        if ((this.#chances.get(event.seat) ?? 0) > 0) {
          entries.push({ type: 'pass', player: this.#player(event.seat) })
        }
        return
      case 'revealed':
        for (const [number, thing] of event.shown) this.#turnOver(number, thing)
        entries.push({ type: 'revealed', system: event.system })
        return
    }
  }

  /** At the end everybody's theories are seen: what each said becomes known only then. */
  #turnOver(number: number, thing: (Entry & { type: 'theory' })['thing']): void {
    const entry = this.#theories.get(number)
    const laid = entry === undefined ? undefined : this.entries[entry]
    if (entry === undefined || laid?.type !== 'theory' || laid.thing === thing) return
    this.entries.push({ type: 'mend', entry, now: { ...laid, thing } })
  }

  #player(seat: number): number {
    return this.#order.indexOf(seat)
  }
}
