/** Whether a move can be taken back, and how a request to do so has ended. */

import type { TableShown, UndoShown, ViewShown } from '../../wire/types'
import type { Numbered } from '../connection/stream'

/** Whether this seat's last move can be taken back: at once, or if everybody agrees. Opponents that
 *  are programs never do. At a real table the companion asks which entry is meant. */
export function mayTakeBack(
  now: Pick<ViewShown, 'undo'> | null,
  table: Pick<TableShown, 'seats' | 'companion' | 'undo'> | null,
  seat: number | null,
): boolean {
  if (!now || !table || table.companion || table.undo) return false
  if (now.undo === 'nobody') return true
  return now.undo === 'everybody' && table.seats.every((one) => one.seat === seat || !one.level)
}

/** A request as it was seen last. */
export interface Asked {
  request: UndoShown
  /** How much had been told then. */
  heard: number
}

export type Ending = 'taken-back' | 'cancelled' | 'refused' | 'moved-on'

/** How it ended, once it is gone: whatever was told since says so, unless the seat that asked has
 *  withdrawn it. */
export function endingOf({ heard }: Asked, told: readonly Numbered[], cancelled: boolean): Ending {
  const since = told.slice(heard)
  if (since.some(({ event }) => event.type === 'taken-back')) return 'taken-back'
  if (cancelled) return 'cancelled'
  return since.length > 0 ? 'moved-on' : 'refused'
}

/** Who has refused, if that is certain: one is enough, and those who agreed did not. */
export function refuser({ request }: Asked, seats: number): number | null {
  const silent = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== request.seat && !request.agreed.includes(seat),
  )
  return silent.length === 1 ? silent[0]! : null
}

/** How often moves were taken back. Marks in a row are one time: the page goes on by itself to where
 *  the player has a choice. */
export function timesTakenBack(told: readonly Numbered[]): number {
  const back = told.map(({ event }) => event.type === 'taken-back')
  return back.filter((one, at) => one && !back[at - 1]).length
}
