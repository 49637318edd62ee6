/** The solver's help, as far as the chosen level goes. Questions are asked one at a time,
 *  since a seat's next question would cut off the one before. */

import type {
  AdviceShown,
  CertainShown,
  ContradictionShown,
  HelpLevel,
  OddsShown,
  PencilMark,
  WhyShown,
} from '../../wire/types'
import { includes } from '../../table/help_levels'
import { NO_HELP } from '../sheet/cells'
import type { Help } from '../sheet/cells'
import { cell, cellParts } from '../sheet/marks'
import type { CellName } from '../sheet/marks'
import type { Notes } from '../sheet/sheet_notes'
import { Cancelled, type AskSolver, type Kind } from './asking'
import { litBy } from './lit'

/** The least level at which a question is answered. */
const levelOf = (kind: Kind): HelpLevel =>
  kind === 'why' || kind === 'conclusions' ? 'certain' : kind

/** Own marks as the solver wants them. */
export function pencilMarks(marks: Notes['marks']): PencilMark[] {
  return (Object.entries(marks) as [CellName, 'no' | 'yes'][]).map(([name, mark]) => {
    const { sector, thing } = cellParts(name)
    return { sector, object: thing, mark }
  })
}

/** Whether somebody wants rivals' moves weighed as well, as if they placed what they think true. */
export interface Weighing {
  rivals: boolean
}

export class HelpDesk {
  certain = $state.raw<CertainShown | null>(null)
  odds = $state.raw<OddsShown | null>(null)
  advice = $state.raw<AdviceShown | null>(null)
  clash = $state.raw<ContradictionShown | null>(null)
  why = $state.raw<WhyShown | null>(null)
  /** Which line of the reason's proof is read. */
  line = $state(0)
  problem = $state.raw<unknown>(null)
  thinking = $state(false)
  /** A reason is being looked for. */
  reasoning = $state(false)
  /** What is certain and how probable the rest is are being worked out anew. */
  updating = $state(false)
  /** Answers that wait for each other, so that the two are never of different moments. */
  #newest: { certain: CertainShown | null; odds: OddsShown | null } = { certain: null, odds: null }
  #marks: PencilMark[] = []
  #claim: WhyShown['claim'] | null = null
  #wanted = new Set<Kind>()
  #failed = new Set<Kind>()
  #busy = false
  #heard = -1
  readonly #solver: AskSolver
  readonly #level: () => string
  readonly #factsMayClash: boolean
  readonly #weighing: Weighing | null

  /** What a table told never contradicts itself; what somebody wrote down may. Where rivals' moves
   *  are not known they are not weighed. */
  constructor(
    solver: AskSolver,
    level: () => string,
    factsMayClash = false,
    weighing: Weighing | null = null,
  ) {
    this.#solver = solver
    this.#level = level
    this.#factsMayClash = factsMayClash
    this.#weighing = weighing
  }

  /** Whether rivals' moves are weighed; null where they cannot be. */
  get rivals(): boolean | null {
    return this.#weighing?.rivals ?? null
  }

  /** Weigh them from now on, or no more: what is probable is worked out anew. */
  weighRivals(on: boolean): void {
    if (!this.#weighing) return
    this.#weighing.rivals = on
    const advised = this.advice !== null
    this.advice = null
    this.#newest.odds = null
    this.updating = true
    this.#want('odds')
    if (advised) this.#want('advice')
  }

  /** How far the work is, where that is told. */
  get work() {
    return this.#solver.work ?? null
  }

  readonly shown = $derived<Help>(
    this.certain || this.odds || this.clash || this.why || this.updating
      ? {
          certain: this.certain,
          odds: this.odds,
          wrong: new Set(this.clash?.marks.map((one) => cell(one.sector, one.object))),
          updating: this.updating,
          lit: litBy(this.why, this.line),
        }
      : NO_HELP,
  )

  /** The stream has gone on: what was worked out before is old. */
  heard(count: number): void {
    if (count === this.#heard) return
    this.#heard = count
    this.advice = null
    this.#failed.clear()
    this.#newest = { certain: null, odds: null }
    this.updating = true
    this.#want('contradictions', 'certain', 'odds')
  }

  marked(notes: Notes): void {
    this.#marks = pencilMarks(notes.marks)
    this.#want('contradictions')
  }

  askAdvice(): void {
    this.#want('advice')
  }

  /** What went wrong before, once more: the machine may have been busy. */
  askAgain(): void {
    this.updating = true
    this.#want(...this.#failed)
  }

  askWhy(claim: WhyShown['claim']): void {
    this.#claim = claim
    this.#want('why')
  }

  forgetWhy(): void {
    this.why = null
  }

  #want(...kinds: Kind[]): void {
    for (const kind of kinds) {
      if (includes(this.#level(), levelOf(kind))) this.#wanted.add(kind)
    }
    void this.#work()
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let kind = this.#next(); kind !== undefined; kind = this.#next()) {
      this.#wanted.delete(kind)
      this.thinking = true
      this.reasoning = kind === 'why'
      try {
        await this.#ask(kind)
        this.#failed.delete(kind)
      } catch (error) {
        if (!(error instanceof Cancelled)) this.#fail(kind, error)
      }
      if (this.#failed.size === 0) this.problem = null
      this.#showTogether()
    }
    this.#showTogether()
    this.thinking = false
    this.reasoning = false
    this.#busy = false
  }

  #fail(kind: Kind, error: unknown): void {
    this.#failed.add(kind)
    this.#forget(kind)
    this.problem = error
  }

  /** An answer that has heard more than the other waits: what it has heard is on its way here too. */
  #showTogether(): void {
    const { certain, odds } = this.#newest
    if (!this.updating || this.#wanted.has('certain') || this.#wanted.has('odds')) return
    if (certain && odds && certain.heard !== odds.heard) return
    this.certain = certain
    this.odds = odds
    this.updating = false
  }

  /** What can no longer be said of what is known now. */
  #forget(kind: Kind): void {
    if (kind === 'certain' || kind === 'odds') this.#newest[kind] = null
    if (kind === 'contradictions') this.clash = null
  }

  /** A reason somebody waits for comes first. */
  #next(): Kind | undefined {
    return this.#wanted.has('why') ? 'why' : this.#wanted.values().next().value
  }

  async #ask(kind: Kind): Promise<void> {
    const ask = this.#solver
    switch (kind) {
      case 'contradictions':
        if (this.#marks.length === 0 && !this.#factsMayClash) this.clash = null
        else this.clash = (await ask(kind, { marks: this.#marks })).contradiction
        return
      case 'certain':
        this.#newest.certain = await ask(kind)
        return
      case 'odds':
        this.#newest.odds = await ask(kind, { rivals: this.rivals ?? false })
        return
      case 'advice':
        this.advice = await ask(kind, { rivals: this.rivals ?? false })
        return
      case 'why':
        this.why = await ask(kind, { claim: this.#claim! })
        this.line = 0
    }
  }
}
