/**
 * The commands of a seat at one table. Each goes over the open socket, or as a request where that does
 * not work, under the same id until it is acknowledged: so it may be sent as often as it takes.
 */
import { speakerAt } from '../../wire/api'
import { Refused, Unreachable } from '../../wire/refusals'
import { pause, waitBefore } from '../../wire/backoff'
import * as server from '../../wire/calls'
import type { Answer, AskUndo } from '../../wire/types'
import { SocketCommands, type CommandAnswer } from './socket_commands'

export class Commands {
  readonly #table: string
  /** Called when requests do not get through. */
  readonly #dead: () => void
  #socket: SocketCommands | null = null
  #stopped = false

  constructor(table: string, dead: () => void) {
    this.#table = table
    this.#dead = dead
  }

  /** Another socket than before, or none; what waits for an answer there goes another way. */
  use(socket: WebSocket | null): void {
    this.#socket?.close()
    this.#socket = socket && new SocketCommands(socket)
  }

  hear(answer: CommandAnswer): void {
    this.#socket?.hear(answer)
  }

  /** Nothing is repeated any more. */
  stop(): void {
    this.#stopped = true
    this.use(null)
  }

  answer(command: Answer): Promise<{ heard: number }> {
    const speaker = speakerAt(this.#table)
    return this.#untilAcknowledged(
      (socket) => socket.send({ type: 'answer', ...command }),
      () => server.answer(speaker, command),
    )
  }

  undo(command: AskUndo): Promise<{ undone: boolean }> {
    const speaker = speakerAt(this.#table)
    return this.#untilAcknowledged<{ undone: boolean }>(
      (socket) => socket.send({ type: 'undo', ...command }),
      () => server.undo(speaker, command),
    )
  }

  async #untilAcknowledged<T>(
    overSocket: (socket: SocketCommands) => Promise<T>,
    request: () => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const done = this.#socket && (await overSocket(this.#socket).catch(unlessRefused))
        return done ?? (await request())
      } catch (error) {
        if (this.#stopped || !worthRepeating(error)) throw error
        if (error instanceof Unreachable && attempt > 0) this.#dead()
        const asked = error instanceof Refused ? error.retryAfter * 1000 : 0
        await pause(Math.max(asked, waitBefore(attempt)))
      }
    }
  }
}

/** Dead lines, servers in trouble and "too many" pass; everything else is an answer. */
export function worthRepeating(error: unknown): boolean {
  if (error instanceof Unreachable) return true
  return error instanceof Refused && (error.status >= 500 || error.status === 429)
}

/** `randomUUID` exists on safe origins only, which a phone on the local network has not. */
export function newCommandId(): string {
  return crypto.randomUUID?.() ?? randomId()
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Null where a request is needed: a refusal is an answer. */
function unlessRefused(error: unknown): null {
  if (error instanceof Unreachable) return null
  throw error
}
