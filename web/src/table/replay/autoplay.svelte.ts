/** A replay that goes on by itself, frame by frame, until the end or until somebody steps in. */

/** How many times faster than a frame every two seconds. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const MILLISECONDS = 2000

/** What is played. */
interface Played {
  readonly at: number
  readonly last: number
  goTo(frame: number): Promise<void>
}

export class Autoplay {
  playing = $state(false)
  speed = $state<Speed>(1)
  readonly #played: () => Played
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(played: () => Played) {
    this.#played = played
  }

  /** From here on; after the end, from the deal on. */
  async play(): Promise<void> {
    this.playing = true
    const played = this.#played()
    if (played.at === played.last) await played.goTo(0)
    this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  /** The frame in sight gets the whole of its new time. */
  hurry(speed: Speed): void {
    this.speed = speed
    this.#next()
  }

  #next(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => void this.#step(), MILLISECONDS / this.speed)
  }

  /** A frame that does not come, because the server is away, is the end of it. */
  async #step(): Promise<void> {
    const played = this.#played()
    const wanted = played.at + 1
    await played.goTo(wanted)
    if (played.at < wanted || played.at === played.last) this.stop()
    this.#next()
  }
}
