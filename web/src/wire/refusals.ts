/** What went wrong with a request, or would have: refused by the server or by this page, or never answered. */
import type { Problem, Snapshot } from './types'

export class Refused extends Error {
  readonly code: string
  readonly facts: Record<string, unknown>
  readonly status: number
  readonly detail: string
  /** The table as it is now, when the request came too late. */
  readonly current: Snapshot | null
  /** Seconds after which to ask again. */
  readonly retryAfter: number

  constructor(problem: Problem, retryAfter = 0) {
    super(problem.code)
    this.code = problem.code
    this.facts = problem.facts ?? {}
    this.status = problem.status
    this.detail = problem.detail
    this.current = problem.current ?? null
    this.retryAfter = retryAfter
  }
}

/** What this page refuses by itself, because the server would. */
export function refusedHere(code: string, facts: Record<string, unknown>): Refused {
  return new Refused({ type: '', title: '', status: 422, code, detail: '', request_id: '', facts })
}

export class Unreachable extends Error {}
