/** Parts of a table that share one place: one of them is in sight. Which parts these are depends on the
 *  room there is, so a part may be a tab on a phone and stand for itself on a wide screen. */

export interface Tab {
  name: string
  label: string
  /** Whether something new is there. */
  news?: boolean
}

export class Tabs {
  #wanted = $state('')
  readonly #all: () => readonly Tab[]

  constructor(all: () => readonly Tab[]) {
    this.#all = all
  }

  get all(): readonly Tab[] {
    return this.#all()
  }

  /** The tab in sight; what was chosen is kept while a screen has no such tab. */
  get chosen(): string | null {
    const names = this.all.map(({ name }) => name)
    return names.includes(this.#wanted) ? this.#wanted : (names[0] ?? null)
  }

  has(name: string): boolean {
    return this.all.some((tab) => tab.name === name)
  }

  /** Whether a part is in sight, as a tab or because it has a place of its own. */
  shows(name: string): boolean {
    return !this.has(name) || this.chosen === name
  }

  choose(name: string): void {
    this.#wanted = name
  }
}
