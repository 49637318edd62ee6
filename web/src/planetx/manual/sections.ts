/** The rules page: its sections in order, their paragraphs and pictures. */
import type { View } from '../../wire/types'
import type { Section } from '../../ui/manual/manual'
import type { PictureName } from './pictures'

export const SECTIONS: Section<PictureName>[] = [
  { id: 'goal', lines: ['hidden', 'winning'], pictures: [] },
  { id: 'sky', lines: ['ring', 'appears'], pictures: [] },
  {
    id: 'placement',
    lines: ['comets', 'asteroids', 'clouds', 'dwarfs', 'band'],
    pictures: ['comets', 'asteroids', 'clouds', 'band'],
  },
  { id: 'time', lines: ['cost', 'next', 'visible'], pictures: ['visible'] },
  { id: 'turn', lines: ['one'], pictures: [] },
  { id: 'survey', lines: ['how', 'comets', 'empty'], pictures: [] },
  { id: 'target', lines: ['how'], pictures: [] },
  { id: 'research', lines: ['how', 'running'], pictures: [] },
  { id: 'locate', lines: ['how', 'any'], pictures: [] },
  { id: 'earth', lines: ['icons'], pictures: [] },
  { id: 'conference', lines: ['clue'], pictures: [] },
  { id: 'theories', lines: ['choose', 'place', 'inward'], pictures: [] },
  { id: 'review', lines: ['when', 'right', 'wrong', 'order'], pictures: ['track'] },
  { id: 'end', lines: ['found', 'chance', 'revealed'], pictures: [] },
  { id: 'score', lines: ['ties'], pictures: [] },
  { id: 'start', lines: ['facts', 'alone'], pictures: [] },
  {
    id: 'terms',
    lines: ['adjacent', 'opposite', 'within', 'band', 'consecutive', 'empty'],
    pictures: ['adjacent', 'opposite', 'within'],
  },
]

const BY_STAGE: Record<View['board']['stage']['type'], string> = {
  dealing: 'start',
  turns: 'time',
  choosing: 'theories',
  placing: 'theories',
  reviewing: 'review',
  'last-chances': 'end',
  over: 'score',
}

/**
 * The section that matters now. `kind` is the action that is being prepared, if any: its own rule
 * comes before the stage's.
 */
export function rulesAnchorFor(view: View, kind?: string): string {
  const stage = view.board.stage.type
  if (stage !== 'turns') return BY_STAGE[stage]
  if (kind && SECTIONS.some((section) => section.id === kind)) return kind
  return view.board.order[0] === view.viewer ? 'turn' : BY_STAGE.turns
}
