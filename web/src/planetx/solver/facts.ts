/** What is known about the sky, and what can be claimed of it. */

import type { FactShown, WhyShown } from '../../wire/types'

export type Fact = FactShown['fact']
export type Claim = WhyShown['claim']

/** A fact, and the line of the notes it is written on. */
export interface Learned {
  fact: Fact
  line: number
}
