/** What the others have done since one's own last turn. */

import type { Numbered } from '../../table/connection/stream'
import type { Line } from './story'

export interface Since {
  seat: number
  text: string
}

const ACTS = new Set([
  'card-taken',
  'face-up',
  'observation',
  'studied',
  'traded',
  'played',
  'passed',
])

/** One entry for each of the others, in the order they came; of a turn that runs, since the one before. */
export function othersSince(
  lines: readonly Line[],
  events: readonly Numbered[],
  viewer: number,
): Since[] {
  const from = ownTurnBefore(events, viewer)
  const told = new Map<number, string[]>()
  for (const { type, seat, number, text } of lines) {
    if (number < from || seat === null || seat === viewer || !ACTS.has(type)) continue
    told.set(seat, [...(told.get(seat) ?? []), text])
  }
  return [...told].map(([seat, texts]) => ({ seat, text: counted(texts).join(' ') }))
}

/** Where in the stream that turn began, or the game: the cards dealt before it are nobody's act. */
function ownTurnBefore(events: readonly Numbered[], viewer: number): number {
  const turns = events.filter(({ event }) => event.type === 'turn')
  const mine = turns.filter(({ event }) => event['seat'] === viewer)
  if (mine.length > 0 && mine.at(-1) === turns.at(-1)) mine.pop()
  return (mine.at(-1) ?? turns[0])?.number ?? 0
}

/** The same sentence several times in a row is said once: `Bo drew a card from the deck. (×2)`. */
function counted(texts: readonly string[]): string[] {
  const runs: { text: string; count: number }[] = []
  for (const text of texts) {
    const last = runs.at(-1)
    if (last?.text === text) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) => (count > 1 ? `${text} (×${count})` : text))
}
