/** A tracked table as it may lie open among its players: nothing that only one seat was told is in it,
 *  and everything can be answered as through the connection itself. */

import { publicAction, publicNow, publicTold } from '../../planetx/public'
import type { AtTable, Pending, TableConnection } from '../../table/connection/connection.svelte'
import { standing, withMarks } from '../../table/connection/stream'
import type { PlanetXAction } from '../../wire/types'

export class PublicTable implements AtTable {
  readonly #whole: TableConnection
  readonly told = $derived.by(() => publicTold(this.#whole.told))
  readonly events = $derived(standing(this.told))
  readonly history = $derived(withMarks(this.told))
  readonly now = $derived.by(() => this.#whole.now && publicNow(this.#whole.now))
  readonly pending = $derived.by(() => this.#whole.pending && publicPending(this.#whole.pending))

  constructor(whole: TableConnection) {
    this.#whole = whole
  }

  get id(): string {
    return this.#whole.id
  }

  get table(): AtTable['table'] {
    return this.#whole.table
  }

  get seat(): number | null {
    return this.#whole.seat
  }

  get caughtUp(): boolean {
    return this.#whole.caughtUp
  }

  get asked(): string | null {
    return this.#whole.asked
  }

  get mayTakeBack(): boolean {
    return this.#whole.mayTakeBack
  }

  get problem(): unknown {
    return this.#whole.problem
  }

  set problem(problem: unknown) {
    this.#whole.problem = problem
  }

  answer(action: unknown): Promise<boolean> {
    return this.#whole.answer(action)
  }

  undo(named?: Parameters<AtTable['undo']>[0]): Promise<boolean | null> {
    return this.#whole.undo(named)
  }

  answerUndo(agree: boolean): Promise<void> {
    return this.#whole.answerUndo(agree)
  }

  change<T>(request: () => Promise<T>): Promise<T | null> {
    return this.#whole.change(request)
  }
}

function publicPending(pending: Pending): Pending {
  return { ...pending, action: publicAction(pending.action as PlanetXAction) }
}
