/** What is being put together (a draft), kept on this device, for one place and one decision there: a
 *  reload, a call or an empty battery loses nothing. It is forgotten when the decision has passed. */
import { forgetText, keepText, keptJson, keptNames } from './storage'

interface Kept {
  decision: string
  chosen: unknown
}

const NAMES = 'ecliptic-draft-'

/** What has drafts of its own: the id of one may begin with the id of another. */
export type Drafted = 'evening' | 'notebook'

/** The place of one draft among those of an evening or a notebook. */
export const draftIn = (kind: Drafted, id: string, what: string | number) =>
  new Draft(`${kind}/${id}/${what}`)

/** The names that all drafts of an evening or a notebook are kept under. */
export const draftsOf = (kind: Drafted, id: string) => keptNames(`${NAMES}${kind}/${id}/`)

export class Draft {
  readonly #name: string

  constructor(of: string) {
    this.#name = NAMES + of
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
