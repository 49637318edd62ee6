/** A finished game, looked at frame by frame with somebody's eyes. */
import { GAMES, isGame } from '../../games'
import type { Eyes, Told, Viewed } from '../../table/replay/viewed'
import { recordedNames } from '../../table/seats/names'
import * as server from '../../wire/calls'
import type { Frame, ReplayShown } from '../../wire/types'
import { Pieces } from './pieces.svelte'
import { marksTurn } from './turns'

/** How a game of this server is asked for, and a record that was brought along. */
const ASKED = {
  table: { show: server.showTableReplay, frames: server.tableFrames },
  record: { show: server.showReplay, frames: server.replayFrames },
}

export class Replay implements Viewed {
  readonly #of: keyof typeof ASKED
  readonly id: string
  #found = $state.raw<ReplayShown | null>(null)
  readonly shown = $derived.by(() => {
    const found = this.#found
    return found && { ...found, players: recordedNames(found.game, found.players) }
  })
  course = $state.raw<unknown>(null)
  at = $state(0)
  since = $state(-1)
  trouble = $state.raw<unknown>(null)
  #pieces = $state.raw<Pieces | null>(null)
  /** The eyes and the frame asked for last: whatever comes late for others is not shown. */
  #wanted: { eyes: Eyes; frame: number } = { eyes: 'all', frame: 0 }

  readonly eyes = $derived(this.#pieces?.eyes ?? 'all')
  readonly opening = $derived(this.#pieces?.frames.get(0) ?? null)
  readonly frame = $derived(this.#pieces?.frames.get(this.at) ?? null)
  readonly moves = $derived.by((): (Told | null)[] => {
    const frames = this.#pieces?.frames
    return Array.from({ length: this.shown?.frames ?? 0 }, (_, number) => {
      const frame = frames?.get(number)
      return frame ? { frame, before: frames?.get(number - 1) ?? null } : null
    })
  })
  readonly last = $derived(Math.max(0, (this.shown?.frames ?? 0) - 1))

  get table(): string | null {
    return this.#of === 'table' ? this.id : null
  }

  /** `of` says what `id` names. */
  constructor(of: keyof typeof ASKED, id: string) {
    this.#of = of
    this.id = id
  }

  async open(): Promise<void> {
    await this.#try(async () => {
      this.#found = await ASKED[this.#of].show(this.id)
    })
    if (this.shown === null) return
    await this.see('all')
    await this.#measure(this.shown.game)
  }

  /** Look with other eyes, at the same moment. */
  async see(eyes: Eyes): Promise<void> {
    this.#wanted.eyes = eyes
    const { frames } = ASKED[this.#of]
    const pieces = new Pieces((query) => frames(this.id, query), eyes, this.shown?.frames ?? 0)
    await this.#try(async () => {
      await pieces.reach(this.at, this.since)
      if (this.#wanted.eyes !== eyes) return
      this.#pieces?.leave()
      this.#pieces = pieces
    })
    if (this.#pieces === pieces) pieces.rest().catch(() => {})
  }

  async goTo(frame: number): Promise<void> {
    const wanted = this.#within(frame)
    await this.#show(wanted, wanted - 1)
  }

  /** To where the next turn begins, or back to where the one before did; the whole turn is told. */
  async leap(way: 1 | -1): Promise<void> {
    const pieces = this.#pieces
    if (pieces === null) return
    await this.#try(async () => {
      const to = await this.#turnFrom(this.at, way, pieces)
      await this.#show(to, to === 0 ? -1 : await this.#turnFrom(to, -1, pieces))
    })
  }

  async whole(): Promise<readonly Frame[]> {
    const pieces = this.#pieces
    await pieces?.rest()
    return this.moves.map((_, number) => pieces!.frames.get(number)!)
  }

  /** The nearest frame that marks a turn; without one, the deal or the end. */
  async #turnFrom(frame: number, way: 1 | -1, pieces: Pieces): Promise<number> {
    let at = this.#within(frame + way)
    while (at > 0 && at < this.last && !marksTurn(await pieces.frame(at))) at += way
    return at
  }

  #within(frame: number): number {
    return Math.max(0, Math.min(this.last, frame))
  }

  async #show(wanted: number, since: number): Promise<void> {
    const pieces = this.#pieces
    this.#wanted.frame = wanted
    if (pieces === null) return
    if (!pieces.has(wanted, since)) await this.#try(() => pieces.reach(wanted, since))
    if (this.#wanted.frame !== wanted || !pieces.has(wanted, since)) return
    this.at = wanted
    this.since = since
  }

  /** How the game went, as a line for each seat. It takes a while, and a game can be seen without. */
  async #measure(game: string): Promise<void> {
    const course = isGame(game) ? GAMES[game].replay.course : undefined
    if (course) this.course = await course[this.#of](this.id).catch(() => null)
  }

  async #try(request: () => Promise<void>): Promise<void> {
    this.trouble = null
    await request().catch((error: unknown) => {
      this.trouble = error
    })
  }
}
