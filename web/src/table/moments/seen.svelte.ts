/** How much of a table's stream this person has looked at, so that a reload shows no moment twice
 *  and hides none. */
import { keepText, keptText } from '../../device/storage'

export class Seen {
  upTo = $state(0)
  #onScreen = 0
  readonly #name: string

  constructor(table: string, heard: number) {
    this.#name = `ecliptic-seen-${table}`
    const kept = Number(keptText(this.#name) ?? Number.NaN)
    this.upTo = Number.isFinite(kept) ? Math.min(kept, heard) : heard
    keepText(this.#name, String(this.upTo))
  }

  /** What has been told so far is on the screen. */
  shown(heard: number): void {
    this.#onScreen = heard
  }

  /** Whoever plays on has read what was on the screen; the rest waits. */
  playOn(): void {
    if (this.#onScreen > this.upTo) this.all(this.#onScreen)
  }

  all(heard: number): void {
    this.upTo = heard
    keepText(this.#name, String(heard))
  }
}
