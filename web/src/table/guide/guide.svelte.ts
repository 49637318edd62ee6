/** How far this person has come with a game's guide, kept in this browser: it can be left at any step
 *  and taken up again, at the same table or at another one. */
import { keepText, keptJson } from '../../device/storage'

interface Kept {
  on: boolean
  read: string[]
}

export class Guide {
  on = $state(true)
  read = $state<ReadonlySet<string>>(new Set())

  readonly #keptAs: string

  constructor(game: string) {
    this.#keptAs = `ecliptic-guide-${game}`
    const kept = keptJson<Partial<Kept>>(this.#keptAs)
    this.on = kept?.on !== false
    this.read = new Set(Array.isArray(kept?.read) ? kept.read : [])
  }

  next(...steps: string[]): void {
    this.read = new Set([...this.read, ...steps])
    this.#keep()
  }

  leave(): void {
    this.on = false
    this.#keep()
  }

  /** From the first step on. */
  begin(): void {
    this.on = true
    this.read = new Set()
    this.#keep()
  }

  #keep(): void {
    keepText(this.#keptAs, JSON.stringify({ on: this.on, read: [...this.read] }))
  }
}
