/** The solver in the page, asked where it stands instead of in its worker. */
import { Solver } from '../../src/planetx/solver/answers'

const solver = new Solver()

export const answer = (kind: string, notes: string, wanted: object): unknown =>
  solver.answer(kind, notes, wanted)
