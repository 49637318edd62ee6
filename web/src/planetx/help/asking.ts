/** How the solver is asked: the server's about one's own stream at a table. About notes of a real one the page's own
 *  is asked (`planetx/solver`). */

import * as server from '../../wire/calls'
import type {
  AdviceShown,
  CertainShown,
  ConclusionsShown,
  ContradictionsShown,
  ContradictionsWanted,
  LikelyWanted,
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
  odds: [LikelyWanted]
  advice: [LikelyWanted]
  why: [WhyWanted]
  conclusions: []
}

export interface AskSolver {
  <K extends Kind>(kind: K, ...wanted: Wanted[K]): Promise<Answers[K]>
  /** Where it can be followed, and given up. */
  work?: Work
}

/** A question that is being worked on. */
export interface Work {
  /** From 0 to 1; null if nothing is told. */
  readonly progress: number | null
  /** Give up a reason that takes too long: whoever waits for it hears `Cancelled`. */
  cancel: () => void
}

export class Cancelled extends Error {}

const AT_TABLE: { [K in Kind]: (table: string, ...wanted: Wanted[K]) => Promise<Answers[K]> } = {
  contradictions: server.contradictions,
  certain: (table) => server.certain(table),
  odds: server.odds,
  advice: server.advice,
  why: server.why,
  // Seats write no conclusions down: they mark them in pencil.
  conclusions: () => Promise.resolve({ heard: 0, systems: 0, conclusions: [] }),
}

/** The solver at one's elbow at a table. */
export const solverAtTable =
  (table: string): AskSolver =>
  (kind, ...wanted) =>
    AT_TABLE[kind](table, ...wanted)
