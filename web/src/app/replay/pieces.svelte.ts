/** The frames of a game through somebody's eyes, which come in pieces. */
import type { Eyes } from '../../table/replay/viewed'
import { MOST_FRAMES, type Frame, type Frames } from '../../wire/types'

/** Frames of one piece; the server sends no more at a time. */
export const PIECE = MOST_FRAMES

/** Asks for frames as somebody saw them. */
type AskFrames = (query: { as: Eyes; start: number; count: number }) => Promise<Frames>

export class Pieces {
  readonly eyes: Eyes
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  readonly #framesOf: AskFrames
  readonly #count: number
  readonly #asked = new Map<number, Promise<void>>()
  #wanted = true

  /** The replay has `count` frames. */
  constructor(framesOf: AskFrames, eyes: Eyes, count: number) {
    this.#framesOf = framesOf
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
    const { frames } = await this.#framesOf({ as: this.eyes, start, count: PIECE })
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
