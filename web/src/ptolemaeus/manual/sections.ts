/** The rules page of Ptolemaeus: its sections in order, their paragraphs and pictures. */
import type { PtolemaeusAction, View } from '../../wire/ptolemaeus'
import type { Section } from '../../ui/manual/manual'
import type { PictureName } from './pictures'

export const SECTIONS: Section<PictureName>[] = [
  { id: 'goal', lines: ['study', 'winning', 'players'], pictures: [] },
  { id: 'sky', lines: ['signs', 'planets', 'comet'], pictures: ['sky'] },
  { id: 'start', lines: ['date', 'comet', 'dealt'], pictures: ['start'] },
  { id: 'round', lines: ['laps', 'astrolabe'], pictures: [] },
  { id: 'turn', lines: ['one', 'free', 'pass'], pictures: [] },
  { id: 'draw', lines: ['two', 'joker', 'sweep', 'deck'], pictures: [] },
  { id: 'observe', lines: ['sign', 'most'], pictures: ['observe'] },
  { id: 'pay', lines: ['ways', 'exact'], pictures: [] },
  {
    id: 'configurations',
    lines: ['shapes', 'comet', 'whole', 'conjunction'],
    pictures: ['conjunction', 'opposition', 'trigon', 'square'],
  },
  { id: 'pawns', lines: ['ten', 'empty'], pictures: [] },
  { id: 'study', lines: ['third', 'two', 'reward', 'never'], pictures: ['third', 'two'] },
  { id: 'tokens', lines: ['trade', 'keep'], pictures: [] },
  { id: 'bonus', lines: ['when', 'stronger', 'choice', 'pawns', 'turns'], pictures: [] },
  { id: 'event', lines: ['planets', 'comet', 'next'], pictures: ['event'] },
  { id: 'eclipsis', lines: ['pawns', 'cards'], pictures: [] },
  { id: 'end', lines: ['twelve', 'comet', 'race', 'alone'], pictures: ['way'] },
  { id: 'score', lines: ['ties'], pictures: [] },
  { id: 'secrets', lines: ['own', 'open'], pictures: [] },
  { id: 'cards', lines: ['lists'], pictures: [] },
]

const BY_STAGE: Record<View['board']['stage']['type'], string> = {
  'setting-up': 'start',
  turn: 'turn',
  'second-pick': 'draw',
  paying: 'pay',
  placing: 'configurations',
  sourcing: 'pawns',
  effect: 'bonus',
  studying: 'study',
  recalling: 'bonus',
  discarding: 'bonus',
  over: 'score',
}

const BY_ACTION: Partial<Record<PtolemaeusAction['type'], string>> = {
  draw: 'draw',
  play: 'bonus',
  trade: 'tokens',
  'study-with': 'study',
}

/** The section that matters now: that of the action being put together comes before the stage's. */
export function rulesAnchorFor(view: View, action: PtolemaeusAction | null = null): string {
  const { stage, active } = view.board
  if (stage.type === 'discarding' && stage.eclipsis) return 'eclipsis'
  if (stage.type !== 'turn') return BY_STAGE[stage.type]
  if (active !== view.viewer) return 'round'
  if (action?.type === 'observe') return action.signs.length > 1 ? 'configurations' : 'observe'
  return BY_ACTION[action?.type ?? 'end'] ?? BY_STAGE.turn
}
