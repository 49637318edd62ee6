/** What a page and its solver tell each other. */

import type { Kind } from '../../help/asking'

/** A question about notes in the grammar of `ecliptic planetx solve`. */
export interface Asked {
  number: number
  kind: Kind
  notes: string
  wanted: object
}

/** How far a question is, from 0 to 1, and at last its answer, or the refusal that stands in its place. */
export type Told =
  | { number: number; done: number }
  | { number: number; answer: unknown }
  | { number: number; code: string; facts: Record<string, number | string> }
