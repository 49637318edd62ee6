/**
 * Commands over one socket, and their answers.
 *
 * `Unreachable` says that a command has to go another way, under the same id: it may or may not have
 * been carried out. A socket that once leaves a command unanswered gets no more of them.
 */
import { Refused, Unreachable } from '../../wire/refusals'
import {
  FRAME_BYTES,
  type AcknowledgedTold,
  type AnswerSent,
  type CommandRefused,
  type UndoAnswered,
  type UndoSent,
} from '../../wire/types'

export type CommandAnswer = AcknowledgedTold | UndoAnswered | CommandRefused

/** How each kind of command is answered, if it is not refused. */
interface Done {
  answer: AcknowledgedTold
  undo: UndoAnswered
}

/** An answer takes some milliseconds and the line's own delay. */
const PATIENCE = 5_000

export class SocketCommands {
  readonly #socket: WebSocket
  /** Who waits for an answer, by the id of the command, in the order in which they were sent. */
  readonly #waiting = new Map<string, (answer: CommandAnswer | null) => void>()
  #silent = false

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  async send<C extends AnswerSent | UndoSent>(command: C): Promise<Done[C['type']]> {
    const text = JSON.stringify(command)
    const answer = this.#takes(text) ? await this.#answerTo(command.command_id, text) : null
    if (answer === null) throw new Unreachable(command.type)
    if (answer.type === 'refused') throw new Refused(answer.problem, answer.retry_after ?? 0)
    return answer as Done[C['type']]
  }

  hear(answer: CommandAnswer): void {
    // What could not be read is the oldest, for they are answered in order; a request says why.
    const [oldest] = this.#waiting.keys()
    this.#waiting.get(answer.command_id ?? oldest ?? '')?.(answer.command_id ? answer : null)
  }

  /** The socket is gone: nothing is answered any more. */
  close(): void {
    this.#silent = true
    for (const answered of [...this.#waiting.values()]) answered(null)
  }

  #takes(text: string): boolean {
    const isOpen = this.#socket.readyState === WebSocket.OPEN && !this.#silent
    return isOpen && new TextEncoder().encode(text).length <= FRAME_BYTES
  }

  #answerTo(id: string, text: string): Promise<CommandAnswer | null> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.close(), PATIENCE)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        done(answer)
      })
      this.#socket.send(text)
    })
  }
}
