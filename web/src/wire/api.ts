/** Requests to the server. A refusal is thrown as `Refused`, a dead line as `Unreachable`. */
import { Refused, Unreachable } from './refusals'
import { answered, hasServer, unanswered } from './server.svelte'
import type { Problem } from './types'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask<T>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  if (!hasServer()) throw new Unreachable(path)
  const request: RequestInit = { method, credentials: 'same-origin', headers }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json', ...headers }
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
export const post = <T>(path: string, body: unknown = {}, key?: string) =>
  ask<T>('POST', path, body, key === undefined ? {} : { 'idempotency-key': key })
export const put = <T>(path: string, body: unknown = {}) => ask<T>('PUT', path, body)
export const remove = <T>(path: string) => ask<T>('DELETE', path)

/** Which seat this device speaks for, at tables where it holds several. */
const spokenFor = new Map<string, number>()

/** From now on every request about the table is this seat's. */
export function speakFor(table: string, seat: number): void {
  spokenFor.set(table, seat)
}

type Part = string | number

/** An address with parts that people may have typed: `at('/api/join', code)`. */
export function at(path: string, ...parts: Part[]): string {
  return [path, ...parts.map(encodeURIComponent)].join('/')
}

/** A table and the seat it is spoken for, whoever is spoken for later. */
export interface Speaker {
  table: string
  seat: number | undefined
}

/** Who speaks now: for requests that are sent only after a while. */
export function speakerAt(table: string): Speaker {
  return { table, seat: spokenFor.get(table) }
}

/** The address of something of a table: `ofTable('T', 'notes')`. */
export function ofTable(of: string | Speaker, ...parts: Part[]): string {
  const { table, seat } = typeof of === 'string' ? speakerAt(of) : of
  return withQuery(at('/api/tables', table, ...parts), 'seat', seat)
}

/** An address with one more thing asked of it: `?start=9`. */
export function withQuery(path: string, name: string, value: Part | undefined): string {
  if (value === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
}

/** An address with all that is asked of it. */
export function asking(path: string, query: Record<string, Part | undefined>): string {
  return Object.entries(query).reduce((so, [name, value]) => withQuery(so, name, value), path)
}
