/** A view to test with: a standard game of two just dealt, and whatever a test changes. */
import { GENERATOR, type Board, type View } from '../../src/wire/types'

export function boardWith(changes: Partial<Board> = {}): Board {
  return {
    mode: 'standard',
    times: [0, 0],
    order: [0, 1],
    earth: 0,
    turns: 0,
    targets_left: [2, 2],
    last_was_research: [false, false],
    titles: [['C'], ['A'], ['D'], ['G'], ['C', 'A'], ['A', 'D']],
    conference_titles: [['X', 'C']],
    conferences: [],
    phases: 0,
    advances: 0,
    tokens_left: [9, 9],
    theories: [],
    confirmed: [],
    refuted: [],
    located: [],
    system: [],
    stage: { type: 'turns' },
    generator: GENERATOR,
    ...changes,
  }
}

export function viewWith(changes: Partial<View> = {}, board: Partial<Board> = {}): View {
  return {
    viewer: 0,
    board: boardWith(board),
    desk: { supply: [2, 4, 1, 2], chosen: [], submitted: [] },
    facts: [],
    pages: [],
    ...changes,
  }
}
