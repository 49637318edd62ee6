/** How the solver is asked: about one's own stream at a table, or about notes from a real one. */

import * as server from '../../wire/calls'
import type {
  AdviceShown,
  CertainShown,
  ConclusionsShown,
  ContradictionsShown,
  ContradictionsWanted,
  OddsShown,
  WhyShown,
  WhyWanted,
} from '../../wire/types'

/** What can be asked, and what the solver answers. */
export interface Answers {
  contradictions: ContradictionsShown
  certain: CertainShown
  odds: OddsShown
  advice: AdviceShown
  why: WhyShown
  conclusions: ConclusionsShown
}
export type Kind = keyof Answers

/** What has to be said with a question. */
export interface Wanted extends Record<Kind, object[]> {
  contradictions: [ContradictionsWanted]
  certain: []
  odds: []
  advice: []
  why: [WhyWanted]
  conclusions: []
}

export type AskSolver = <K extends Kind>(kind: K, ...wanted: Wanted[K]) => Promise<Answers[K]>

type Ways = { [K in Kind]: (of: string, ...wanted: Wanted[K]) => Promise<Answers[K]> }

const AT_TABLE: Ways = {
  contradictions: server.contradictions,
  certain: (table) => server.certain(table),
  odds: (table) => server.odds(table),
  advice: (table) => server.advice(table),
  why: server.why,
  // Seats write no conclusions down: they mark them in pencil.
  conclusions: () => Promise.resolve({ heard: 0, systems: 0, conclusions: [] }),
}

const ABOUT_NOTES: Ways = {
  contradictions: (notes, { marks }) => server.notesContradictions({ notes, marks }),
  certain: (notes) => server.notesCertain({ notes }),
  odds: (notes) => server.notesOdds({ notes }),
  advice: (notes) => server.notesAdvice({ notes }),
  why: (notes, { claim }) => server.notesWhy({ notes, claim }),
  conclusions: (notes) => server.notesConclusions({ notes }),
}

/** The solver at one's elbow at a table. */
export const solverAtTable =
  (table: string): AskSolver =>
  (kind, ...wanted) =>
    AT_TABLE[kind](table, ...wanted)

/** The server's solver asked about notes, which it does not keep. */
export const solverOfNotes =
  (notes: string): AskSolver =>
  (kind, ...wanted) =>
    ABOUT_NOTES[kind](notes, ...wanted)
