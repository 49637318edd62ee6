/** Help at a table, as far as it has been agreed on: what not to forget, as soon as the table has told something new,
 *  and advice when it is asked for. One question at a time, since a seat's next one would cut off the one before. */

import { includes } from '../../table/help_levels'
import * as server from '../../wire/calls'
import type { ActionsShown, HelpLevel, RemindersShown } from '../../wire/types'

type Kind = 'reminders' | 'actions'

const LEVEL_OF: Record<Kind, HelpLevel> = { reminders: 'reminders', actions: 'advice' }

/** Whoever answers. */
export interface Asked {
  reminders: () => Promise<RemindersShown>
  actions: () => Promise<ActionsShown>
}

export const askedAt = (table: string): Asked => ({
  reminders: () => server.reminders(table),
  actions: () => server.actions(table),
})

export class HelpDesk {
  reminders = $state.raw<RemindersShown | null>(null)
  advice = $state.raw<ActionsShown | null>(null)
  problem = $state.raw<unknown>(null)
  thinking = $state(false)
  #heard = -1
  #busy = false
  #wanted = new Set<Kind>()
  #failed = new Set<Kind>()
  readonly #asked: Asked
  readonly #level: () => string

  constructor(asked: Asked, level: () => string) {
    this.#asked = asked
    this.#level = level
  }

  /** The stream has gone on: advice was about another position. */
  heard(count: number): void {
    if (count === this.#heard) return
    this.#heard = count
    this.advice = null
    this.#wanted.delete('actions')
    this.#failed.clear()
    this.#want('reminders')
  }

  askAdvice(): void {
    this.#want('actions')
  }

  /** What went wrong before, once more: the machine may have been busy. */
  askAgain(): void {
    this.#want(...this.#failed)
  }

  #want(...kinds: Kind[]): void {
    for (const kind of kinds) {
      if (includes(this.#level(), LEVEL_OF[kind])) this.#wanted.add(kind)
    }
    void this.#work()
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (const kind of this.#wanted) {
      this.#wanted.delete(kind)
      this.thinking = kind === 'actions'
      try {
        await this.#ask(kind)
        this.#failed.delete(kind)
      } catch (error) {
        this.#failed.add(kind)
        this.problem = error
      }
      if (this.#failed.size === 0) this.problem = null
    }
    this.thinking = false
    this.#busy = false
  }

  /** An answer about an earlier position is none; the newer question is on its way already. */
  async #ask(kind: Kind): Promise<void> {
    if (kind === 'reminders') this.reminders = await this.#asked.reminders()
    else {
      const found = await this.#asked.actions()
      this.advice = found.heard === this.#heard ? found : null
    }
  }
}
