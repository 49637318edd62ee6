/** The solver of this page, at work in a web worker that is started with the first question. */

import { Cancelled, type Kind, type Work } from '../../help/asking'
import { refused } from '../refusals'
import type { Asked, Told } from './messages'
import { startWorker } from './start'

interface Waiting {
  asked: Asked
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

export class PageSolver implements Work {
  progress = $state<number | null>(null)
  readonly #start: () => Worker
  #worker: Worker | null = null
  #asked = 0
  readonly #waiting = new Map<number, Waiting>()

  constructor(start: () => Worker) {
    this.#start = start
  }

  ask(kind: Kind, notes: string, wanted: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const asked = { number: (this.#asked += 1), kind, notes, wanted }
      this.#waiting.set(asked.number, { asked, resolve, reject })
      this.#post(asked)
    })
  }

  /** Nobody waits for a reason any more. A worker cannot be interrupted: another one goes on with the rest. */
  cancel(): void {
    this.#stop()
    for (const [number, { asked, reject }] of this.#waiting) {
      if (asked.kind !== 'why') continue
      this.#waiting.delete(number)
      reject(new Cancelled())
    }
    for (const { asked } of this.#waiting.values()) this.#post(asked)
  }

  #post(asked: Asked): void {
    this.#worker ??= this.#started()
    this.#worker.postMessage(asked)
  }

  #started(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data)
    worker.onerror = (event) => this.#fail(event.message)
    return worker
  }

  #stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.progress = null
  }

  #hear(told: Told): void {
    if ('done' in told) {
      this.progress = told.done
      return
    }
    const waiting = this.#waiting.get(told.number)
    this.#waiting.delete(told.number)
    this.progress = null
    if ('code' in told) waiting?.reject(refused(told.code, told.facts))
    else waiting?.resolve(told.answer)
  }

  /** It could not be started, or something went wrong that nobody foresaw: it begins anew when it is asked again. */
  #fail(message: string): void {
    this.#stop()
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new Error(message))
  }
}

export const pageSolver = new PageSolver(startWorker)
