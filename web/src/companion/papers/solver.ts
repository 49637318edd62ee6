/** The solver asked about a private history. The notes go with every question and are not kept there. */

import {
  solverOfNotes,
  type Answers,
  type AskSolver,
  type Kind,
  type Wanted,
} from '../../planetx/help/asking'
import { retold } from '../../planetx/solver/shown'
import type { ContradictionsShown, FactShown, WhyShown } from '../../wire/types'
import type { Evening, Player } from '../evening/evening'
import { notesText, sourceOnLine } from './notes_text'

export function solverOf(history: () => { evening: Evening; player: Player }): AskSolver {
  return async <K extends Kind>(kind: K, ...wanted: Wanted[K]): Promise<Answers[K]> => {
    const { evening, player } = history()
    const answer = await solverOfNotes(notesText(evening, player))(kind, ...wanted)
    return inTurns(answer, (line) => sourceOnLine(evening, player, line)) as Answers[K]
  }
}

type Named = (line: number) => FactShown['source'] | null

/** Players have turns and conferences, no lines: reasons are given by those. */
function inTurns(answer: unknown, named: Named): unknown {
  const told = answer as Partial<WhyShown & ContradictionsShown>
  const renamed = (shown: FactShown): FactShown => {
    const { source } = shown
    return source.type === 'line' ? { ...shown, source: named(source.number) ?? source } : shown
  }
  if (told.steps) return retold(answer as WhyShown, renamed)
  const clash = told.contradiction
  return clash ? { ...told, contradiction: { ...clash, facts: clash.facts.map(renamed) } } : answer
}
