/** What is being put together (a draft), kept on this device, for one place and one decision there: a
 *  reload, a call or an empty battery loses nothing. It is forgotten when the decision has passed. */
import { forgetText, keepText, keptJson } from './storage'

interface Kept {
  decision: string
  chosen: unknown
}

const NAMES = 'ecliptic-draft-'

/** What all drafts of a table, a notebook or an evening are kept under. */
export const draftsOf = (of: string) => `${NAMES}${of}`

export class Draft {
  readonly #name: string

  constructor(of: string) {
    this.#name = draftsOf(of)
  }

  /** The decision that something is put together for; null if there is none. */
  get decision(): string | null {
    return keptJson<Partial<Kept>>(this.#name)?.decision ?? null
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

  forget(): void {
    forgetText(this.#name)
  }
}
