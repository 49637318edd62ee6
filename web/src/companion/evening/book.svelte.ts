/** The evening in hand: what its players ask, hear and write. */

import { counted } from '../../device/carrying/versions'
import { OpenBook } from '../../device/open_book.svelte'
import type { KeptSheet, Shelf } from '../../planetx/sheet/shelf'
import { turnEntry, withLog } from '../one_phone/log'
import type { Evening, Game, Heard, LogEntry, NewPlayer, Player, Tracked, Turn } from './evening'
import {
  changed,
  newEvening,
  withHeard,
  withoutHeard,
  withoutTurn,
  withPlayer,
  withTurn,
} from './evening'
import { evenings } from './evenings'

export class EveningBook extends OpenBook<Evening> {
  readonly code: string

  constructor(code: string) {
    super(evenings, code)
    this.code = code
  }

  /** Every change is counted, so that a file with an older version is known as one. */
  protected override change(change: (evening: Evening) => Evening, blank: Evening | null = null) {
    const once = (before: Evening): Evening => {
      const after = change(before)
      return after === before ? before : counted(after)
    }
    super.change(once, blank)
  }

  get evening(): Evening | null {
    return this.content
  }

  /** A new player here; the first one begins the evening. Returns who it is. */
  seat(game: Game, wanted: NewPlayer): number {
    this.change((evening) => withPlayer(evening, wanted), newEvening(game, Date.now()))
    return this.evening!.players.at(-1)!.id
  }

  turnArrow(arrow: number): void {
    this.change((evening) => ({ ...evening, arrow }))
  }

  took(player: number, turn: Turn): void {
    this.change((evening) => {
      const place = evening.players.findIndex((one) => one.id === player)
      return evening.log
        ? withLog(evening, [...evening.log, turnEntry(turn, place)])
        : withTurn(evening, player, turn)
    })
  }

  heard(heard: Heard): void {
    this.change((evening) => withHeard(evening, heard))
  }

  removeTurn(player: number, index: number): void {
    this.change((evening) => withoutTurn(evening, player, index))
  }

  removeHeard(index: number): void {
    this.change((evening) => withoutHeard(evening, index))
  }

  revealed(system: Evening['system']): void {
    this.change((evening) =>
      evening.log
        ? withLog(evening, [...evening.log, { type: 'revealed', system }])
        : { ...evening, system },
    )
  }

  /** This device keeps track of the whole game from now on; the pawns stand in this order. */
  beginLog(order: number[]): void {
    this.change((evening) => withLog(evening, [{ type: 'order', order }]))
  }

  enter(entry: LogEntry): void {
    this.change((evening) => (evening.log ? withLog(evening, [...evening.log, entry]) : evening))
  }

  /** An entry and everything after it is taken back. */
  takeBack(entry: number): void {
    this.change((evening) =>
      evening.log ? withLog(evening, evening.log.slice(0, entry)) : evening,
    )
  }

  /** The histories stay. */
  endLog(): void {
    this.change(({ log: _, ...evening }) => evening)
  }

  chooseHelp(player: number, help: string): void {
    this.change((evening) => changed(evening, player, (one) => ({ ...one, help })))
  }

  /** A player sits down with another season or other starting facts. */
  seatAgain(player: number, place: Pick<Player, 'season' | 'level' | 'facts'>): void {
    this.change((evening) => changed(evening, player, (one) => ({ ...one, ...place })))
  }

  track(tracked: Tracked): void {
    this.change((evening) => ({ ...evening, tracked }))
  }

  /** The table is left, or no longer there; the evening goes on without it. */
  trackNoMore(): void {
    this.change(({ tracked: _, ...evening }) => evening)
  }

  player(id: number | null): Player | null {
    return this.evening?.players.find((one) => one.id === id) ?? null
  }

  /** A player's note sheet, kept with the evening. */
  shelf(player: number): Shelf {
    return {
      read: () => Promise.resolve(this.#sheet(player)),
      write: ({ body }) => {
        this.change((evening) => changed(evening, player, (one) => ({ ...one, sheet: body })))
        return Promise.resolve()
      },
    }
  }

  #sheet(player: number): KeptSheet | null {
    const body = this.player(player)?.sheet
    return body ? { number: 0, body } : null
  }
}
