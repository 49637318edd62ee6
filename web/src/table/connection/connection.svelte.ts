/**
 * One table as this browser sees it, kept alive.
 *
 * Everything shown comes from the server: a snapshot, then the socket's messages. A lost line is
 * taken up again where it broke off (`after`). A move counts as pending until the stream shows it.
 */
import { Refused } from '../../wire/refusals'
import * as server from '../../wire/calls'
import {
  SOCKET_REFUSED,
  type AskUndo,
  type Heartbeat,
  type Snapshot,
  type TableShown,
  type Told,
  type ViewShown,
} from '../../wire/types'
import { waitBefore } from '../../wire/backoff'
import { Commands, newCommandId, worthRepeating } from './commands'
import type { CommandAnswer } from './socket_commands'
import { standing, withMarks, type Numbered } from './stream'
import { mayTakeBack } from '../undo/taking_back'

/** `connecting` at first, `live`, `lost` while the line is being taken up again, `closed` for good. */
export type Line = 'connecting' | 'live' | 'lost' | 'closed'

export interface Pending {
  command_id: string
  decision: string
  action: unknown
  /** How much will have been heard when the move is in the stream; null until acknowledged. */
  heard: number | null
}

type Message = TableShown | Told | ViewShown | Heartbeat | CommandAnswer

/** Without a sign of life for so long the line counts as dead (the server's heart beats at 20 s). */
const SILENCE = 40_000

export class TableConnection {
  readonly id: string
  line = $state<Line>('connecting')
  table = $state.raw<TableShown | null>(null)
  seat = $state<number | null>(null)
  host = $state(false)
  /** View, offers and decision; null until the game is dealt. */
  now = $state.raw<ViewShown | null>(null)
  told = $state.raw<readonly Numbered[]>([])
  pending = $state.raw<Pending | null>(null)
  /** The last refusal of something this seat wanted. */
  problem = $state.raw<unknown>(null)
  /** Why the line was closed for good. */
  ended = $state.raw<unknown>(null)

  /** The stream less what was taken back. */
  readonly events = $derived(standing(this.told))
  /** Whether the view shows all that was told: it follows what led to it. */
  readonly caughtUp = $derived((this.now?.heard ?? 0) >= this.told.length)
  /** The question this seat has to answer now, unless its answer is on the way. */
  readonly asked = $derived(this.pending ? null : (this.now?.decision ?? null))
  /** The stream less what was taken back, which has left a mark. */
  readonly history = $derived(withMarks(this.told))
  readonly mayTakeBack = $derived(mayTakeBack(this.now, this.table, this.seat))

  readonly #commands: Commands
  #socket: WebSocket | null = null
  #attempt = 0
  #stopped = false
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
    // Where requests do not get through, the socket is dead as well, and has not noticed.
    this.#commands = new Commands(id, () => this.#hangUp())
  }

  async open(): Promise<void> {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    await this.#connect()
  }

  close(): void {
    this.#stopped = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    clearTimeout(this.#watchdog)
    this.#commands.stop()
    this.#drop()?.close()
  }

  /** Answer the question asked now. Refusals are left in `problem`. */
  async answer(action: unknown): Promise<boolean> {
    const decision = this.asked
    if (decision === null) return false
    this.problem = null
    const command = { command_id: newCommandId(), decision, action }
    this.pending = { ...command, heard: null }
    try {
      const done = await this.#commands.answer(command)
      this.pending = { ...command, heard: done.heard }
      this.#settle()
      return true
    } catch (error) {
      this.pending = null
      this.problem = error
      if (error instanceof Refused && error.current) this.#take(error.current)
      return false
    }
  }

  /** Take the last move back, or the one that is named; null if that was refused, false if the
   *  others have to agree first. */
  async undo(named: Omit<AskUndo, 'command_id'> = {}): Promise<boolean | null> {
    const command: AskUndo = { command_id: newCommandId(), ...named }
    const done = await this.#try(() => this.#commands.undo(command))
    return done?.undone ?? null
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.#try(() => server.answerUndo(this.id, { agree }))
  }

  /** Any other request about this table; a refusal is left in `problem` and answered with null. */
  async change<T>(request: () => Promise<T>): Promise<T | null> {
    const done = await this.#try(request)
    if (done !== null) await this.refresh()
    return done
  }

  /** Look at the table again, not waiting for a message. */
  async refresh(): Promise<void> {
    const snapshot = await server.look(this.id).catch(() => null)
    if (snapshot) this.#take(snapshot)
  }

  async #try<T>(request: () => Promise<T>): Promise<T | null> {
    this.problem = null
    try {
      return await request()
    } catch (error) {
      this.problem = error
      return null
    }
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      const snapshot = await server.look(this.id)
      await this.#catchUp(snapshot)
      if (!this.#stopped) this.#listen()
    } catch (error) {
      if (worthRepeating(error)) this.#lose()
      else this.#end(error)
    }
  }

  /** The stream up to the snapshot; of what was heard already nothing is asked again. */
  async #catchUp(snapshot: Snapshot): Promise<void> {
    const heard = snapshot.now?.heard ?? 0
    if (this.told.length > heard) this.told = []
    if (this.told.length < heard) {
      const start = this.told.length
      const more = await server.told(this.id, { start })
      this.told = [...this.told, ...more.told.map((event, at) => numbered(start + at, event))]
    }
    this.#take(snapshot)
  }

  #take(snapshot: Snapshot): void {
    this.seat = snapshot.seat
    this.host = snapshot.host
    this.table = snapshot.table
    if (snapshot.now && snapshot.now.heard >= (this.now?.heard ?? 0)) this.now = snapshot.now
    this.#settle()
  }

  #listen(): void {
    const stream = server.stream(this.id, { after: this.told.length })
    const address = new URL(stream, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#commands.use(socket)
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Message)
    }
    socket.onclose = (closed) => {
      if (socket !== this.#socket) return
      this.#drop()
      if (closed.code === SOCKET_REFUSED && closed.reason === 'server-token') void this.#connect()
      else this.#lose()
    }
    this.#watch()
  }

  #hear(message: Message): void {
    this.#watch()
    this.#attempt = 0
    this.line = 'live'
    switch (message.type) {
      case 'table':
        this.table = message
        this.host = message.host
        break
      case 'told':
        if (message.number === this.told.length) {
          this.told = [...this.told, numbered(message.number, message.event)]
        }
        break
      case 'view':
        this.now = message
        this.#settle()
        break
      case 'acknowledged':
      case 'undo-answered':
      case 'refused':
        this.#commands.hear(message)
        break
    }
  }

  /** A move is no longer pending once the stream has come so far. */
  #settle(): void {
    const heard = this.pending?.heard ?? null
    if (heard !== null && (this.now?.heard ?? 0) >= heard) this.pending = null
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  #hangUp(): void {
    const socket = this.#drop()
    if (socket === null) return
    socket.close()
    this.#lose()
  }

  /** Have nothing to do with the socket any more, if there is one. */
  #drop(): WebSocket | null {
    const socket = this.#socket
    this.#socket = null
    this.#commands.use(null)
    return socket
  }

  #lose(): void {
    clearTimeout(this.#watchdog)
    if (this.#stopped) return
    this.line = this.table ? 'lost' : 'connecting'
    this.#retry = setTimeout(() => void this.#connect(), waitBefore(this.#attempt))
    this.#attempt += 1
    if (this.#attempt > 1) this.line = 'lost'
  }

  #end(error: unknown): void {
    this.ended = error
    this.line = 'closed'
  }

  /** The network is back, or the page is looked at again: do not sit out the wait. */
  readonly #hurry = (): void => {
    if (this.line !== 'lost' || document.visibilityState === 'hidden') return
    this.#attempt = 0
    void this.#connect()
  }
}

/** What a board needs of a connection: its table as it stands, and the ways to answer. */
export type AtTable = Pick<
  TableConnection,
  | 'id'
  | 'table'
  | 'seat'
  | 'now'
  | 'told'
  | 'events'
  | 'history'
  | 'caughtUp'
  | 'asked'
  | 'pending'
  | 'problem'
  | 'mayTakeBack'
  | 'answer'
  | 'undo'
  | 'answerUndo'
  | 'change'
>

function numbered(number: number, event: unknown): Numbered {
  return { number, event: event as Numbered['event'] }
}
