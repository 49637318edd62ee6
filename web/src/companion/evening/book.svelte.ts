/** The evening in hand: read from this device, changed, and kept again at every change.
 *
 *  A change begins with what is kept now, so that two tabs on one device do not undo each other.
 */

import type { KeptSheet, Shelf } from '../../planetx/sheet/shelf'
import type { CompanionShown } from '../../wire/types'
import type { Evening, Heard, NewPlayer, Player, Tracked, Turn } from './evening'
import {
  changed,
  newEvening,
  withHeard,
  withoutHeard,
  withoutTurn,
  withPlayer,
  withTurn,
} from './evening'
import { keepEvening, keptEvening, placeOf } from './evenings'

export class EveningBook {
  evening = $state.raw<Evening | null>(null)
  /** Whether the last change could not be kept: the storage is full, or forbidden. */
  lost = $state(false)
  readonly code: string

  constructor(code: string) {
    this.code = code
    this.evening = keptEvening(code)
  }

  /** Follow what another tab of this device does. Returns how to stop. */
  follow(): () => void {
    const look = (event: StorageEvent): void => {
      if (event.key === placeOf(this.code)) this.evening = keptEvening(this.code)
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }

  /** A new player here; the first one begins the evening. Returns who it is. */
  seat(game: CompanionShown, wanted: NewPlayer): number {
    const before = keptEvening(this.code) ?? newEvening(game, Date.now())
    const after = withPlayer(before, wanted)
    this.#keep(after)
    return after.players.at(-1)!.id
  }

  turnArrow(arrow: number): void {
    this.#change((evening) => ({ ...evening, arrow }))
  }

  took(player: number, turn: Turn): void {
    this.#change((evening) => withTurn(evening, player, turn))
  }

  heard(heard: Heard): void {
    this.#change((evening) => withHeard(evening, heard))
  }

  removeTurn(player: number, index: number): void {
    this.#change((evening) => withoutTurn(evening, player, index))
  }

  removeHeard(index: number): void {
    this.#change((evening) => withoutHeard(evening, index))
  }

  revealed(system: Evening['system']): void {
    this.#change((evening) => ({ ...evening, system }))
  }

  chooseHelp(player: number, help: string): void {
    this.#change((evening) => changed(evening, player, (one) => ({ ...one, help })))
  }

  /** A player sits down with another season or other starting facts. */
  seatAgain(player: number, place: Pick<Player, 'season' | 'level' | 'facts'>): void {
    this.#change((evening) => changed(evening, player, (one) => ({ ...one, ...place })))
  }

  track(tracked: Tracked): void {
    this.#change((evening) => ({ ...evening, tracked }))
  }

  /** The table is left, or no longer there; the evening goes on without it. */
  trackNoMore(): void {
    this.#change(({ tracked: _, ...evening }) => evening)
  }

  player(id: number | null): Player | null {
    return this.evening?.players.find((one) => one.id === id) ?? null
  }

  /** A player's note sheet, kept with the evening. */
  shelf(player: number): Shelf {
    return {
      read: () => Promise.resolve(this.#sheet(player)),
      write: ({ body }) => {
        this.#change((evening) => changed(evening, player, (one) => ({ ...one, sheet: body })))
        return Promise.resolve()
      },
    }
  }

  #sheet(player: number): KeptSheet | null {
    const body = this.player(player)?.sheet
    return body ? { number: 0, body } : null
  }

  #change(change: (evening: Evening) => Evening): void {
    const before = keptEvening(this.code) ?? this.evening
    if (before) this.#keep(change(before))
  }

  #keep(evening: Evening): void {
    this.evening = evening
    try {
      keepEvening(evening)
      this.lost = false
    } catch {
      this.lost = true
    }
  }
}
