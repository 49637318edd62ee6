/** A server without a network: what is asked of it is written down, what it says is up to a test. */
import { vi } from 'vitest'
import type { Answer, AnswerSent, Snapshot, TableShown, UndoSent } from '../src/wire/types'

interface Refusal {
  status: number
  code: string
  current?: Snapshot
}

type Sent = AnswerSent | UndoSent

export class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closed: { code: number; reason: string }) => void) | null = null
  readyState = 0
  readonly address: string
  readonly sent: Sent[] = []

  constructor(address: string) {
    this.address = address
  }

  /** From now on it takes commands. */
  opens(): void {
    this.readyState = WebSocket.OPEN
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason })
  }

  close(): void {
    this.breaks(1000)
  }
}

export class FakeHouse {
  readonly asked: string[] = []
  readonly commands: Answer[] = []
  away = false
  refuses: Refusal | null = null
  table = { type: 'table', table: 'T', status: 'playing', host: true } as TableShown
  #told: unknown[] = []
  #sockets: FakeSocket[] = []

  moveIn(): void {
    const sockets = this.#sockets
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request))
    vi.stubGlobal('location', { href: 'http://house.test/t/T' })
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        static readonly OPEN = 1
        constructor(address: URL) {
          super(String(address))
          sockets.push(this)
        }
      },
    )
  }

  socket(): FakeSocket {
    return this.#sockets[this.#sockets.length - 1]!
  }

  tell(...events: unknown[]): void {
    this.#told.push(...events)
  }

  asks(decision: string): void {
    this.socket().says({ type: 'view', heard: 0, decision, view: 'v', offers: [] })
  }

  snapshot(heard = this.#told.length): Snapshot {
    const now = { type: 'view', heard, decision: null, view: 'v', offers: [] } as Snapshot['now']
    return { protocol_version: 1, seat: 0, host: true, table: this.table, now }
  }

  async #answer(path: string, request: RequestInit): Promise<Response> {
    this.asked.push(path)
    if (path.endsWith('/commands')) this.commands.push(JSON.parse(String(request.body)) as Answer)
    if (this.away) throw new TypeError('Failed to fetch')
    if (this.refuses) return json({ ...this.refuses, detail: '' }, this.refuses.status)
    if (path.endsWith('/commands')) return json({ command_id: 'c', heard: 1 })
    if (path.endsWith('/undo')) return json({ undone: true, heard: 1 })
    if (path.includes('/told')) {
      const start = Number(new URL(path, 'http://house.test').searchParams.get('start'))
      return json({ start, told: this.#told.slice(start) })
    }
    return json(this.snapshot())
  }
}

function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers })
}
