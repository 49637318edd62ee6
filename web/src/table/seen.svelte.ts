/** How much of a table's stream this person has looked at, so that a reload shows no moment twice
 *  and hides none. */

export class Seen {
  upTo = $state(0)
  readonly #name: string

  constructor(table: string, heard: number) {
    this.#name = `ecliptic-seen-${table}`
    const kept = Number(localStorage.getItem(this.#name) ?? Number.NaN)
    this.upTo = Number.isFinite(kept) ? Math.min(kept, heard) : heard
    localStorage.setItem(this.#name, String(this.upTo))
  }

  all(heard: number): void {
    this.upTo = heard
    localStorage.setItem(this.#name, String(heard))
  }
}
