/** A finished game as its viewer has it: whose eyes, which frame, and the ways to another one. */
import type { tableFrames } from '../../wire/calls'
import type { Frame } from '../../wire/types'

/** A seat's number, `public` for a spectator, `all` for nothing hidden. */
export type Eyes = Parameters<typeof tableFrames>[1]['as']

/** A frame with the one before it; null at the deal. */
export interface Told {
  frame: Frame
  before: Frame | null
}

export interface Viewed {
  readonly eyes: Eyes
  readonly at: number
  readonly last: number
  /** The deal. */
  readonly opening: Frame | null
  /** What it is known by. */
  readonly id: string
  /** The table it was played at; null for a record that was brought along. */
  readonly table: string | null
  /** Every frame, as far as it has come; null for one that is still on its way. */
  readonly moves: readonly (Told | null)[]
  /** What is told begins after this frame: a single step, or after a leap the whole turn. */
  readonly since: number
  /** What the server has counted for each seat and frame, as the game asks for it; null until then. */
  readonly course: unknown
  readonly trouble: unknown
  /** Look with other eyes, at the same moment. */
  see(eyes: Eyes): Promise<void>
  goTo(frame: number): Promise<void>
  /** To where the next turn begins, or back to where the one before did. */
  leap(way: 1 | -1): Promise<void>
  /** Every frame with the same eyes. */
  whole(): Promise<readonly Frame[]>
}
