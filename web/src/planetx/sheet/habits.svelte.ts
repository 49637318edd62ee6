/** How this person likes to use the note sheet, kept on the device: preferences of every table. */

import { MediaQuery } from 'svelte/reactivity'
import { keepText, keptJson } from '../../device/storage'

const KEPT_AS = 'ecliptic-sheet-habits'
/** On a ring of that size notes can be told apart at a glance. */
const WIDE = 'width >= 62rem'

interface Kept {
  onRing: boolean
  rowToo: boolean
  rivals: boolean
}

export class Habits {
  #kept = $state.raw<Partial<Kept>>(keptJson<Partial<Kept>>(KEPT_AS) ?? {})
  readonly #wide = new MediaQuery(WIDE)

  /** Whether the ring shows what may be in each sector: on wide screens, unless it was chosen. */
  get onRing(): boolean {
    return this.#kept.onRing ?? this.#wide.current
  }

  set onRing(on: boolean) {
    this.#keep({ onRing: on })
  }

  /** Whether circling an object excludes the others of its sector. */
  get rowToo(): boolean {
    return this.#kept.rowToo ?? false
  }

  set rowToo(on: boolean) {
    this.#keep({ rowToo: on })
  }

  /** Whether help weighs what rivals' moves tell if they place what they think true. */
  get rivals(): boolean {
    return this.#kept.rivals ?? false
  }

  set rivals(on: boolean) {
    this.#keep({ rivals: on })
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    keepText(KEPT_AS, JSON.stringify(this.#kept))
  }
}
