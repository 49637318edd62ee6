/** A finished game, looked at frame by frame with somebody's eyes. */
import { recordedNames } from '../table/names'
import { get } from '../wire/api'
import type { PointsShown, ReplayShown, SystemsLeft } from '../wire/types'
import { Pieces, type Eyes } from './pieces.svelte'

export class Replay {
  readonly #path: string
  #found = $state.raw<ReplayShown | null>(null)
  readonly shown = $derived.by(() => {
    const found = this.#found
    return found && { ...found, players: recordedNames(found.game, found.players) }
  })
  left = $state.raw<SystemsLeft | null>(null)
  points = $state.raw<PointsShown | null>(null)
  at = $state(0)
  trouble = $state.raw<unknown>(null)
  #pieces = $state.raw<Pieces | null>(null)
  /** The eyes and the frame asked for last: whatever comes late for others is not shown. */
  #wanted: { eyes: Eyes; frame: number } = { eyes: 'all', frame: 0 }

  readonly eyes = $derived(this.#pieces?.eyes ?? 'all')
  readonly opening = $derived(this.#pieces?.frames.get(0) ?? null)
  readonly frame = $derived(this.#pieces?.frames.get(this.at) ?? null)
  /** The frame before this one; null at the deal. */
  readonly before = $derived(this.#pieces?.frames.get(this.at - 1) ?? null)
  readonly last = $derived(Math.max(0, (this.shown?.frames ?? 0) - 1))

  /** `of` says whether `id` names a table of this server or a record that was brought along. */
  constructor(of: 'record' | 'table', id: string) {
    const safe = encodeURIComponent(id)
    this.#path = of === 'table' ? `/api/tables/${safe}/replay` : `/api/replays/${safe}`
  }

  async open(): Promise<void> {
    await this.#try(async () => {
      this.#found = await get<ReplayShown>(this.#path)
    })
    if (this.shown === null) return
    await this.see('all')
    await this.#measure(this.shown.game)
  }

  /** Look with other eyes, at the same moment. */
  async see(eyes: Eyes): Promise<void> {
    this.#wanted.eyes = eyes
    const pieces = new Pieces(this.#path, eyes, this.shown?.frames ?? 0)
    await this.#try(async () => {
      await pieces.reach(this.at)
      if (this.#wanted.eyes !== eyes) return
      this.#pieces?.leave()
      this.#pieces = pieces
    })
    if (this.#pieces === pieces) pieces.rest().catch(() => {})
  }

  async goTo(frame: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, frame))
    const pieces = this.#pieces
    this.#wanted.frame = wanted
    if (pieces === null) return
    if (!pieces.has(wanted)) await this.#try(() => pieces.reach(wanted))
    if (this.#wanted.frame === wanted && pieces.has(wanted)) this.at = wanted
  }

  /** How the game went, as a line for each seat. It takes a while, and a game can be seen without. */
  async #measure(game: string): Promise<void> {
    if (game === 'planetx') {
      this.left = await get<SystemsLeft>(`${this.#path}/left`).catch(() => null)
    } else {
      this.points = await get<PointsShown>(`${this.#path}/points`).catch(() => null)
    }
  }

  async #try(request: () => Promise<void>): Promise<void> {
    this.trouble = null
    await request().catch((error: unknown) => {
      this.trouble = error
    })
  }
}
