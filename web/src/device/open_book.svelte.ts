/** The book in hand: read from this device, changed, and kept again at every change.
 *
 *  A change begins with what is kept now, so that two tabs of one device do not undo each other, and
 *  it is kept before anything else happens: a reload loses nothing.
 */

import type { Books } from './books'

export class OpenBook<T extends { begun: number }> {
  protected content = $state.raw<T | null>(null)
  /** Whether the last change could not be kept: the storage is full, or forbidden. */
  lost = $state(false)
  /** Whether what is kept cannot be read. It is never written over. */
  damaged = $state(false)
  readonly #books: Books<T>
  readonly #id: string

  constructor(books: Books<T>, id: string) {
    this.#books = books
    this.#id = id
    this.#look()
  }

  #look(): void {
    this.content = this.#books.kept(this.#id)
    this.damaged = this.#books.isDamaged(this.#id)
    this.lost = this.#books.isHeld(this.#id)
  }

  /** Follow what another tab of this device does. Returns how to stop. */
  follow(): () => void {
    return this.#books.follow(this.#id, () => this.#look())
  }

  /** Change it and keep it; where there is none yet, `blank` is changed. */
  protected change(change: (content: T) => T, blank: T | null = null): void {
    if (this.#books.isDamaged(this.#id)) return
    const before = this.#books.kept(this.#id) ?? this.content ?? blank
    if (!before) return
    this.content = change(before)
    try {
      this.#books.keep(this.content)
    } catch {
      this.#books.hold(this.content)
    }
    this.lost = this.#books.isHeld(this.#id)
  }
}
