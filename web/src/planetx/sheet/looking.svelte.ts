/** Which cell of the note sheet the line below it speaks of. A cell that was pressed or has the focus
 *  is held, so that the way to "Why?" may cross others; else it is the one the mouse rests on. */

import type { CellName } from './marks'

const REST_MILLISECONDS = 300

export class Looking {
  at = $state<CellName | null>(null)
  #held = false
  #timer: ReturnType<typeof setTimeout> | undefined

  hold(name: CellName): void {
    clearTimeout(this.#timer)
    this.at = name
    this.#held = true
  }

  /** The mouse is on a cell, or on none: what it only passes does not count. */
  over(name: CellName | null): void {
    clearTimeout(this.#timer)
    if (name === null || this.#held) return
    this.#timer = setTimeout(() => (this.at = name), REST_MILLISECONDS)
  }

  /** The mouse has left the sheet and everything that belongs to it. */
  release(): void {
    clearTimeout(this.#timer)
    this.#held = false
  }
}
