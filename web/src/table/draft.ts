/** An action that is being put together (a draft), kept on this device, for one table and one decision
 *  of it: a reload loses nothing. It is forgotten when the decision has passed. */
import { forgetText, keepText, keptJson } from '../device/storage'

interface Kept {
  decision: string
  chosen: unknown
}

export class Draft {
  readonly #name: string

  constructor(table: string) {
    this.#name = `ecliptic-draft-${table}`
  }

  /** What was chosen for this decision, for whoever checks whether it is still offered. */
  kept(decision: string | null): unknown {
    const found = keptJson<Partial<Kept>>(this.#name)
    if (found?.decision === decision) return found?.chosen ?? null
    forgetText(this.#name)
    return null
  }

  keep(decision: string, chosen: unknown): void {
    try {
      keepText(this.#name, JSON.stringify({ decision, chosen }))
    } catch {
      // Where nothing can be kept, a reload begins anew: no reason to stop anybody's turn.
    }
  }
}
