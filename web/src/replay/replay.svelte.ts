/** A finished game, looked at frame by frame with somebody's eyes. */
import { get } from '../wire/api'
import type { Frame, Frames, ReplayShown, SystemsLeft } from '../wire/types'

/** A seat's number, `public` for a spectator, `all` for nothing hidden. */
export type Eyes = `${number}` | 'public' | 'all'

export class Replay {
  readonly #path: string
  shown = $state.raw<ReplayShown | null>(null)
  frames = $state.raw<readonly Frame[]>([])
  left = $state.raw<SystemsLeft | null>(null)
  eyes = $state<Eyes>('all')
  at = $state(0)
  trouble = $state.raw<unknown>(null)

  readonly frame = $derived(this.frames[this.at] ?? null)
  readonly last = $derived(Math.max(0, this.frames.length - 1))

  /** `of` says whether `id` names a table of this server or a record that was brought along. */
  constructor(of: 'record' | 'table', id: string) {
    const safe = encodeURIComponent(id)
    this.#path = of === 'table' ? `/api/tables/${safe}/replay` : `/api/replays/${safe}`
  }

  async open(): Promise<void> {
    try {
      this.shown = await get<ReplayShown>(this.#path)
      await this.see('all')
    } catch (error) {
      this.trouble = error
    }
    // Counting skies takes a while, and a game can be looked at without.
    if (this.shown?.game === 'planetx') {
      this.left = await get<SystemsLeft>(`${this.#path}/left`).catch(() => null)
    }
  }

  /** Look with other eyes, at the same moment. */
  async see(eyes: Eyes): Promise<void> {
    const { frames } = await get<Frames>(`${this.#path}/frames?as=${eyes}`)
    this.eyes = eyes
    this.frames = frames
    this.goTo(this.at)
  }

  goTo(frame: number): void {
    this.at = Math.max(0, Math.min(this.last, frame))
  }
}
