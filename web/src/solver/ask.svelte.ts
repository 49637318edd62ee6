/** The solver beside a notebook: the server's while there is one, and else the one in this page.
 *
 *  A notebook is asked about as lines of notes in the grammar of `ecliptic planetx solve` (docs/deduction.md),
 *  each with what its owner calls the place it came from. Answers are those of a seat's help, so `HelpDesk`
 *  and all that shows it work alike.
 *
 *      const solver = new NotebookSolver(() => linesOf(notebook))
 *      const desk = new HelpDesk(solver.ask, () => notebook.help, true)
 *
 *  `solver.way` says who answered last; `SolverNotice` says it to people. Standard mode is solved here too,
 *  with odds that count every system alike; expert mode needs the connection.
 */

import type { AskSolver } from '../planetx/help/help_desk.svelte'
import { isAway } from '../offline/server.svelte'
import { post, Unreachable } from '../wire/api'
import type { ContradictionsShown, FactShown, WhyShown } from '../wire/types'
import { answer } from './answers'
import { MODE } from './systems'

/** A line of the notes, and where its facts came from; null for lines that tell no fact. */
export interface NoteLine {
  text: string
  source: FactShown['source'] | null
}

/** Who answered: the server, this page, or nobody, because expert mode needs the server. */
export type Way = 'server' | 'here' | 'nobody'

/** How long the server is left alone after it did not answer, in milliseconds. */
const LEFT_ALONE = 15_000

export class NotebookSolver {
  way = $state<Way | null>(null)
  readonly ask: AskSolver
  readonly #lines: () => readonly NoteLine[]
  #missedAt = -Infinity

  constructor(lines: () => readonly NoteLine[]) {
    this.#lines = lines
    this.ask = async <Answer>(kind: string, wanted: object = {}): Promise<Answer> => {
      const asked = this.#lines()
      return inTurns(await this.#answer(kind, textOf(asked), wanted), asked) as Answer
    }
  }

  async #answer(kind: string, notes: string, wanted: object): Promise<unknown> {
    if (this.#serverMayAnswer()) {
      try {
        const answered = await post<unknown>(`/api/solver/${kind}`, { notes, ...wanted })
        this.way = 'server'
        return answered
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          this.way = 'server'
          throw error
        }
        this.#missedAt = Date.now()
      }
    }
    return this.#answerHere(kind, notes, wanted)
  }

  #answerHere(kind: string, notes: string, wanted: object): unknown {
    if (!notes.startsWith(MODE)) {
      this.way = 'nobody'
      throw new Unreachable(kind)
    }
    this.way = 'here'
    return answer(kind, notes, wanted)
  }

  /** A page opened from a file has no server; one that was away a moment ago is not asked every time. */
  #serverMayAnswer(): boolean {
    if (!location.protocol.startsWith('http') || !navigator.onLine) return false
    return !isAway() || Date.now() - this.#missedAt > LEFT_ALONE
  }
}

const textOf = (lines: readonly NoteLine[]) => lines.map((line) => `${line.text}\n`).join('')

/** Players have turns and conferences, no lines: reasons are given by those. */
function inTurns(answered: unknown, lines: readonly NoteLine[]): unknown {
  const told = answered as Partial<WhyShown & ContradictionsShown>
  const renamed = (shown: FactShown): FactShown => {
    const source = shown.source.type === 'line' ? lines[shown.source.number - 1]?.source : null
    return source ? { ...shown, source } : shown
  }
  if (told.steps) {
    return { ...told, steps: told.steps.map((step) => ({ ...step, fact: renamed(step.fact) })) }
  }
  const clash = told.contradiction
  return clash ? { ...told, contradiction: { ...clash, facts: clash.facts.map(renamed) } } : answered
}
