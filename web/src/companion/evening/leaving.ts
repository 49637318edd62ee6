/** This device's seats at a tracked table, given up with everything kept of them there. */

import { speakFor } from '../../wire/api'
import { Refused } from '../../wire/refusals'
import * as server from '../../wire/calls'
import type { Tracked } from './evening'
import { seatsOf } from '../tracking/tracking'

export async function giveUp(tracked: Tracked): Promise<void> {
  for (const seat of seatsOf(tracked)) {
    speakFor(tracked.table, seat)
    await server.eraseHere(tracked.table).catch(unlessRefused)
  }
}

/** A seat or a table that is no longer there need not be left. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
