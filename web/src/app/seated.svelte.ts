/** The seat that this page sits at, if it does: the top bar leads to what can be done about it. */
import type { ComponentProps } from 'svelte'
import type SeatButton from '../table/seats/SeatButton.svelte'

type Seated = ComponentProps<typeof SeatButton>

let here = $state.raw<Seated | null>(null)

export const seated = () => here

export function sitAt(seat: Seated | null): void {
  here = seat
}
