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

import { solverOfNotes, type Answers, type AskSolver, type Kind, type Wanted } from '../help/asking'
import { isAway } from '../../wire/server.svelte'
import { Refused, Unreachable } from '../../wire/api'
import type {
  ConclusionsShown,
  ContradictionsShown,
  FactShown,
  StepShown,
  WhyShown,
} from '../../wire/types'
import type { FactTold } from '../words/why'
import { answer } from './answers'
import { retold } from './shown'
import { MODE } from './systems'

/** A line of the notes, and where its facts came from; null for lines that tell no fact. */
export interface NoteLine {
  text: string
  source: FactShown['source'] | null
  /** Whose answer it is, by name, if it is a rival's. */
  by?: string
  /** Somebody said so, in no turn of his. */
  heard?: boolean
}

/** Who answered: the server, this page, or nobody, because expert mode needs the server. */
export type Way = 'server' | 'here' | 'nobody'

/** How long a server that did not answer is left alone while there is an answer here, in milliseconds. */
const LEFT_ALONE = 15_000

export class NotebookSolver {
  way = $state<Way | null>(null)
  readonly ask: AskSolver
  readonly #lines: () => readonly NoteLine[]
  #missedAt = -Infinity

  constructor(lines: () => readonly NoteLine[]) {
    this.#lines = lines
    this.ask = async <K extends Kind>(kind: K, ...wanted: Wanted[K]): Promise<Answers[K]> => {
      const asked = this.#lines()
      return inTurns(await this.#answer(kind, textOf(asked), wanted), asked) as Answers[K]
    }
  }

  async #answer<K extends Kind>(kind: K, notes: string, wanted: Wanted[K]): Promise<unknown> {
    const here = notes.startsWith(MODE)
    let missed: unknown
    if (this.#serverMayAnswer(here)) {
      try {
        const answered = await solverOfNotes(notes)(kind, ...wanted)
        this.way = 'server'
        return answered
      } catch (error) {
        if (!isSilence(error, here)) {
          this.way = 'server'
          throw error
        }
        this.#missedAt = Date.now()
        missed = error
      }
    }
    this.way = here ? 'here' : 'nobody'
    if (!here) throw missed ?? new Unreachable(kind)
    return answer(kind, notes, { ...wanted[0] })
  }

  /** A page opened from a file has no server. */
  #serverMayAnswer(here: boolean): boolean {
    if (!location.protocol.startsWith('http')) return false
    return !here || !isAway() || Date.now() - this.#missedAt > LEFT_ALONE
  }
}

const TOO_MANY = 429
const FAILED = 500
const TOO_LONG = 'server-help-too-long'

/** Whether nobody answered, or somebody who had no time to. Where nobody else can answer, that it took
 *  the server too long is an answer. */
function isSilence(error: unknown, here: boolean): boolean {
  if (!(error instanceof Refused)) return error instanceof Unreachable
  if (error.code === TOO_LONG) return here
  return error.status === TOO_MANY || error.status >= FAILED
}

const textOf = (lines: readonly NoteLine[]) => lines.map((line) => `${line.text}\n`).join('')

/** Players have turns and conferences, no lines: reasons are given by those, and by whose answers they are. */
function inTurns(answered: unknown, lines: readonly NoteLine[]): unknown {
  const told = answered as Partial<WhyShown & ContradictionsShown & ConclusionsShown>
  const renamed = (shown: FactShown): FactTold => {
    const line = shown.source.type === 'line' ? lines[shown.source.number - 1] : undefined
    if (line?.heard) return { ...shown, heard: true }
    return line?.source ? { ...shown, source: line.source, by: line.by } : shown
  }
  const stepsOf = (steps: readonly StepShown[]): StepShown[] =>
    steps.map((step) => ({ ...step, fact: renamed(step.fact) }))
  if (told.steps) return retold(answered as WhyShown, renamed)
  if (told.conclusions) {
    const renewed = told.conclusions.map((one) => ({ ...one, steps: stepsOf(one.steps) }))
    return { ...told, conclusions: renewed }
  }
  const clash = told.contradiction
  return clash
    ? { ...told, contradiction: { ...clash, facts: clash.facts.map(renamed) } }
    : answered
}
