/** Who sits where, as the table names them. */

import type { SeatShown } from '../wire/types'

export interface Chair {
  seat: number
  name: string
  you: boolean
  opponent: boolean
}

export function chairsOf(seats: readonly SeatShown[], viewer: number | null): Chair[] {
  return seats.map((one) => ({
    seat: one.seat,
    name: one.name,
    you: one.seat === viewer,
    opponent: one.kind === 'opponent',
  }))
}
