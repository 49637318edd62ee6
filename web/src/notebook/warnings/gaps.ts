/** Answers noted without the whole question: no line of the notes can say them, and no solver reads them. */

import type { Said } from '../model/entries'

/** What is missing beside an answer, as the code of a warning; null if nothing is. */
export function gapOf(said: Said): string | null {
  switch (said.type) {
    case 'survey': {
      const placed = said.first !== null && said.last !== null
      if (said.count === null || (placed && said.thing !== null)) return null
      if (placed) return 'notebook-survey-no-object'
      return said.thing === null ? 'notebook-survey-no-question' : 'notebook-survey-no-sectors'
    }
    case 'target':
      return said.sighting !== null && said.sector === null ? 'notebook-target-no-sector' : null
    case 'research':
      return (said.clue || said.text) && said.topic === null ? 'notebook-research-no-topic' : null
    default:
      return null
  }
}
