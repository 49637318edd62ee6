/** The solver asked about a private history. The notes go with every question and are not kept there. */

import type { AskSolver } from '../../planetx/help/help_desk.svelte'
import { post } from '../../wire/api'
import type { ContradictionsShown, FactShown, WhyShown } from '../../wire/types'
import type { Evening, Player } from '../evening/evening'
import { notesText, sourceOnLine } from './notes_text'

export function solverOf(history: () => { evening: Evening; player: Player }): AskSolver {
  return async <Answer>(kind: string, wanted: object = {}): Promise<Answer> => {
    const { evening, player } = history()
    const notes = notesText(evening, player)
    const answer = await post<unknown>(`/api/solver/${kind}`, { notes, ...wanted })
    return inTurns(answer, (line) => sourceOnLine(evening, player, line)) as Answer
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
  if (told.steps) {
    return { ...told, steps: told.steps.map((step) => ({ ...step, fact: renamed(step.fact) })) }
  }
  const clash = told.contradiction
  return clash ? { ...told, contradiction: { ...clash, facts: clash.facts.map(renamed) } } : answer
}
