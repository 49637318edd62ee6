/** The solver beside somebody's own notes: lines in the grammar of `ecliptic planetx solve` (docs/deduction.md), each
 *  with what its owner calls the place it came from. It works on this device, with or without a connection.
 *
 *      const desk = new HelpDesk(solverOf(() => linesOf(notebook)), () => notebook.help, true)
 *
 *  Answers are those of a seat's help, so `HelpDesk` and all that shows it work alike.
 */

import type {
  ConclusionsShown,
  ContradictionsShown,
  FactShown,
  StepShown,
  WhyShown,
} from '../../wire/types'
import type { Answers, AskSolver, Kind, Wanted } from '../help/asking'
import type { FactTold } from '../words/why'
import { retold } from './shown'
import { pageSolver } from './worker/page_solver.svelte'

/** A line of the notes, and where its facts came from; null for lines that tell no fact. */
export interface NoteLine {
  text: string
  source: FactShown['source'] | null
  /** Whose answer it is, by name, if it is a rival's. */
  by?: string
  /** Somebody said so, in no turn of his. */
  heard?: boolean
}

export function solverOf(lines: () => readonly NoteLine[], solver = pageSolver): AskSolver {
  const ask = async <K extends Kind>(kind: K, ...wanted: Wanted[K]): Promise<Answers[K]> => {
    const asked = lines()
    return inTurns(await solver.ask(kind, textOf(asked), wanted[0] ?? {}), asked) as Answers[K]
  }
  return Object.assign(ask, { work: solver })
}

export const textOf = (lines: readonly NoteLine[]) => lines.map((line) => `${line.text}\n`).join('')
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
