/** Requests to the server. A refusal is thrown as `Refused`, a dead line as `Unreachable`. */
import { answered, unanswered } from './server.svelte'
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

export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const answer = await fetch(path, request).catch(() => {
    throw away(path)
  })
  const text = await answer.text().catch(() => {
    throw away(path)
  })
  if (!answer.ok) throw refusal(answer, text)
  answered()
  return parsed(text, answer.headers.get('content-type') ?? '') as T
}

function away(why: string): Unreachable {
  unanswered()
  return new Unreachable(why)
}

function parsed(text: string, kind: string): unknown {
  if (!kind.includes('json')) return text
  return text === '' ? null : JSON.parse(text)
}

function refusal(answer: Response, text: string): Error {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) {
    return away(String(answer.status))
  }
  answered()
  const waiting = Number(answer.headers.get('retry-after') ?? 0)
  return new Refused(JSON.parse(text) as Problem, Number.isFinite(waiting) ? waiting : 0)
}

export const get = <T>(path: string) => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => ask<T>('PUT', path, body)
export const remove = <T>(path: string) => ask<T>('DELETE', path)

/** Which seat this device speaks for, at tables where it holds several. */
const spokenFor = new Map<string, number>()

/** From now on every request about the table is this seat's. */
export function speakFor(table: string, seat: number): void {
  spokenFor.set(table, seat)
}

/** The address of something of a table: `ofTable('T', 'notes')`. */
export function ofTable(table: string, ...parts: (string | number)[]): string {
  const path = ['/api/tables', table, ...parts].map(String).map(safe).join('/')
  const seat = spokenFor.get(table)
  return seat === undefined ? path : `${path}?seat=${seat}`
}

/** An address with one more thing asked of it: `?start=9`. */
export function withQuery(path: string, name: string, value: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`
}

function safe(part: string, index: number): string {
  return index === 0 ? part : encodeURIComponent(part)
}
