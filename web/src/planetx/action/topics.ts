/** Topics and conferences: their titles, which are public, and the clues this viewer has read. */

import type { Clue, View } from '../../wire/types'
import type { Thing } from '../objects'

export interface TitleLine {
  /** `B`, or `X1`. */
  label: string
  title: Thing[]
  clue: Clue | null
}

/** The topics this viewer has researched, each with its clue; null where only the title can be read. */
export function topicsRead(view: View): Map<string, Clue | null> {
  const read = new Map<string, Clue | null>()
  for (const turn of view.pages.flat()) {
    if (turn.type === 'research') read.set(turn.topic, turn.clue)
    if (turn.type === 'research-announced' && turn.seat === view.viewer) read.set(turn.topic, null)
  }
  return read
}

/** The seats that have researched each topic, in the order of the table: what everybody hears. */
export function researchersOf(view: View): Map<string, number[]> {
  const found = new Map<string, Set<number>>()
  for (const turn of view.pages.flat()) {
    if (turn.type !== 'research' && turn.type !== 'research-announced') continue
    found.set(turn.topic, (found.get(turn.topic) ?? new Set()).add(turn.seat))
  }
  return new Map([...found].map(([topic, seats]) => [topic, [...seats].sort()]))
}

export function topicLines(view: View): TitleLine[] {
  const read = topicsRead(view)
  return view.board.titles.map((title, index) => {
    const label = 'ABCDEF'.charAt(index)
    return { label, title, clue: read.get(label) ?? null }
  })
}

export function conferenceLines(view: View): TitleLine[] {
  const held = new Map(view.board.conferences)
  return view.board.conference_titles.map((title, index) => ({
    label: `X${index + 1}`,
    title,
    clue: held.get(index + 1) ?? null,
  }))
}
