/** What the others have done since one's own last turn. */

import type { Numbered } from '../../table/connection/stream'
import { t } from '../../i18n/messages.svelte'
import { cardList } from '../words/words'
import type { Line } from './story'

export interface Since {
  seat: number
  text: string
}

const DRAWS = new Set(['card-taken', 'face-up'])
const ACTS = new Set([...DRAWS, 'observation', 'studied', 'traded', 'played', 'passed'])

/** One entry for each of the others, in the order they came; of a turn that runs, since the one before. */
export function othersSince(
  lines: readonly Line[],
  events: readonly Numbered[],
  viewer: number,
  names: readonly string[],
): Since[] {
  const from = ownTurnBefore(events, viewer)
  const acts = new Map<number, Line[]>()
  for (const line of lines) {
    const { type, seat, number } = line
    if (number < from || seat === null || seat === viewer || !ACTS.has(type)) continue
    acts.set(seat, [...(acts.get(seat) ?? []), line])
  }
  return [...acts].map(([seat, own]) => ({
    seat,
    text: sayActs(own, events, names[seat] ?? '').join(' '),
  }))
}

/** All the cards that somebody drew stand in one sentence. */
function sayActs(acts: readonly Line[], events: readonly Numbered[], name: string): string[] {
  const draws = acts.filter(({ type }) => DRAWS.has(type))
  const cards = draws.map(({ number }) => {
    const told = events.find((one) => one.number === number)
    return (told?.event['card'] ?? null) as number | null
  })
  return acts.flatMap((line) => {
    if (!draws.includes(line)) return [line.text]
    const drew = () => t('ptolemaeus-since-drew', { name, cards: cardList(cards) })
    return line === draws[0] ? [drew()] : []
  })
}

/** Where in the stream that turn began, or the game: the cards dealt before it are nobody's act. */
function ownTurnBefore(events: readonly Numbered[], viewer: number): number {
  const turns = events.filter(({ event }) => event.type === 'turn')
  const mine = turns.filter(({ event }) => event['seat'] === viewer)
  if (mine.length > 0 && mine.at(-1) === turns.at(-1)) mine.pop()
  return (mine.at(-1) ?? turns[0])?.number ?? 0
}
