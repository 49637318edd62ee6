/** What a player has decided when an action is sent is answered without a question, and taken back
 *  without one. Whatever differs from what was foreseen is asked. */
import { untrack } from 'svelte'
import type { AtTable } from '../../table/connection/connection.svelte'
import type { Board, PtolemaeusAction } from '../../wire/ptolemaeus'
import { answerOf, isObserving, isUnderWay, type Plan } from './foreseen'

export class Following {
  #plan = $state.raw<Plan | null>(null)
  #leadingBack = $state(false)
  /** The last two cards were taken at once, so they are taken back at once. */
  #both = $state(false)
  /** How much was told when something was last sent from here: once is enough for each view. */
  #sentAt = $state(-1)
  readonly #connection: () => AtTable
  readonly #board: () => Board
  readonly #offered: () => readonly PtolemaeusAction[]

  /** To be made while a component is set up. */
  constructor(
    connection: () => AtTable,
    board: () => Board,
    offered: () => readonly PtolemaeusAction[],
  ) {
    this.#connection = connection
    this.#board = board
    this.#offered = offered
    $effect(() => {
      const step = this.#step
      if (step !== null) untrack(() => this.#take(step))
      else if (this.#isAsked) untrack(() => this.#rest())
    })
  }

  readonly #isAsked = $derived.by(() => {
    const { now, asked, caughtUp } = this.#connection()
    return now !== null && asked !== null && caughtUp
  })

  readonly #step = $derived.by((): PtolemaeusAction | 'undo' | null => {
    const { now, told } = this.#connection()
    if (!this.#isAsked || now?.heard === this.#sentAt) return null
    if (this.#leadingBack) return this.#isWithin && now?.undo === 'nobody' ? 'undo' : null
    // Whoever comes back to a question decides anew.
    if (told.at(-1)?.event.type === 'taken-back') return null
    return answerOf(this.#plan, this.#board(), this.#offered())
  })

  /** Inside of an action that was put together as one. */
  readonly #isWithin = $derived.by(
    () => isObserving(this.#board()) || (this.#both && this.#board().stage.type === 'second-pick'),
  )

  /** Whether what is asked now will be answered from here. */
  get answers(): boolean {
    return this.#step !== null
  }

  /** Send an action; what follows from it is decided as well. */
  async send(action: PtolemaeusAction, plan: Plan | null): Promise<void> {
    if (plan !== null) this.#plan = plan
    this.#both = plan !== null && 'second' in plan
    await this.#answer(action)
  }

  async #answer(action: PtolemaeusAction): Promise<void> {
    if (!(await this.#connection().answer(action))) this.#plan = null
  }

  /** Take the last move back, with all of its action as far as that is free. */
  async takeBack(): Promise<void> {
    const { now } = this.#connection()
    this.#plan = null
    this.#leadingBack = now?.undo === 'nobody'
    this.#sentAt = now?.heard ?? -1
    await this.#connection().undo()
  }

  #take(step: PtolemaeusAction | 'undo'): void {
    const connection = this.#connection()
    this.#sentAt = connection.now?.heard ?? -1
    if (step === 'undo') void connection.undo()
    else void this.#answer(step)
  }

  /** Somebody is asked: nobody is led back any further, and what is over is decided no more. */
  #rest(): void {
    const { now } = this.#connection()
    if (now?.heard === this.#sentAt) return
    this.#leadingBack = false
    if (this.#plan && !isUnderWay(this.#plan, this.#board())) this.#plan = null
  }
}
