/** The frames of a game through somebody's eyes, which come in pieces. */
import { get } from '../../wire/api'
import type { Eyes } from '../../table/replay/viewed'
import type { Frame, Frames } from '../../wire/types'

/** Frames of one piece; the server sends no more at a time. */
export const PIECE = 50

export class Pieces {
  readonly eyes: Eyes
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  readonly #path: string
  readonly #count: number
  readonly #asked = new Map<number, Promise<void>>()
  #wanted = true

  /** `path` names the replay, which has `count` frames. */
  constructor(path: string, eyes: Eyes, count: number) {
    this.#path = path
    this.#count = count
    this.eyes = eyes
  }

  /** Whether a frame can be shown: it needs those it follows, at least the one before, and the deal. */
  has(frame: number, since = frame - 1): boolean {
    return needed(frame, since).every((one) => this.frames.has(one))
  }

  /** Get what it takes to show a frame. */
  async reach(frame: number, since = frame - 1): Promise<void> {
    const pieces = new Set(needed(frame, since).map((one) => Math.floor(one / PIECE)))
    await Promise.all([...pieces].map((piece) => this.#load(piece)))
  }

  async frame(number: number): Promise<Frame> {
    await this.#load(Math.floor(number / PIECE))
    return this.frames.get(number)!
  }

  /** Get all the others, one after the other: then no step ever waits, not even without a server. */
  async rest(): Promise<void> {
    for (let piece = 0; piece * PIECE < this.#count && this.#wanted; piece += 1) {
      await this.#load(piece)
    }
  }

  /** Somebody else's eyes are wanted now. */
  leave(): void {
    this.#wanted = false
  }

  #load(piece: number): Promise<void> {
    const asked = this.#asked.get(piece) ?? this.#ask(piece)
    this.#asked.set(piece, asked)
    // The next step tries again.
    asked.catch(() => this.#asked.delete(piece))
    return asked
  }

  async #ask(piece: number): Promise<void> {
    const start = piece * PIECE
    const query = `as=${this.eyes}&start=${start}&count=${PIECE}`
    const { frames } = await get<Frames>(`${this.#path}/frames?${query}`)
    this.frames = new Map([
      ...this.frames,
      ...frames.map((frame, at): [number, Frame] => [start + at, frame]),
    ])
  }
}

function needed(frame: number, since: number): number[] {
  const first = Math.max(0, since)
  return [0, ...Array.from({ length: frame - first + 1 }, (_, step) => first + step)]
}
