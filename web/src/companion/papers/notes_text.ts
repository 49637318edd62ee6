/** A player's private history as notes for the solver: the text that `ecliptic planetx solve` reads. */

import type { Dealer } from '../../planetx/notes/lines'
import { clueText } from '../../planetx/rules/clue_text'
import { TOPICS } from '../../planetx/rules/figures'
import type { FactShown, Thing } from '../../wire/types'
import { isOutdated, type Evening, type Heard, type Player, type Turn } from '../evening/evening'

type Source = FactShown['source']

/** Nobody enters in which theory phase a review was; no phase has this number. */
const UNKNOWN_PHASE = 0

/** A line of the notes, and what people call the place it came from. */
interface Line {
  text: string
  source: Source | null
}

export function notesText(evening: Evening, player: Player): string {
  return linesOf(evening, player)
    .map((line) => `${line.text}\n`)
    .join('')
}

/** Nobody knows any more how an earlier generator weighed. */
export const dealerOf = (evening: Evening): Dealer => (isOutdated(evening) ? 'unknown' : 'ecliptic')

/** Where a fact came from: the solver knows the line of the notes, players know turns. */
export function sourceOnLine(evening: Evening, player: Player, line: number): Source | null {
  return linesOf(evening, player)[line - 1]?.source ?? null
}

function linesOf(evening: Evening, player: Player): Line[] {
  const { game } = evening
  const dealt = (text: string): Line => ({ text, source: { type: 'dealt' } })
  return [
    dealt(game.mode),
    dealt(`dealer ${dealerOf(evening)}`),
    ...game.titles.map((title, index) => dealt(`topic ${TOPICS[index]} ${titleText(title)}`)),
    ...game.conference_titles.map((title, index) =>
      dealt(`conference ${index + 1} ${titleText(title)}`),
    ),
    ...(player.facts.length > 0 ? [dealt(`facts ${factsText(player)}`)] : []),
    ...player.turns.map((turn, index): Line => ({
      text: turnLine(turn),
      source: { type: 'turn', number: index + 1 },
    })),
    ...evening.heard.map((heard): Line => ({
      text: heardLine(heard),
      source:
        heard.type === 'reviewed'
          ? { type: 'review', phase: UNKNOWN_PHASE }
          : { type: 'conference', number: heard.number },
    })),
    { text: `at ${evening.arrow}`, source: null },
  ]
}

/** Our titles name their kinds in one order, which tells nothing: the slash says so. */
const titleText = (title: readonly Thing[]) => title.join('/')

const factsText = ({ facts }: Player) => facts.map((one) => `${one.sector}-${one.thing}`).join(' ')

function turnLine(turn: Turn): string {
  switch (turn.type) {
    case 'survey':
      return `S ${turn.thing} ${turn.first}-${turn.last} = ${turn.count}`
    case 'target':
      return `T ${turn.sector} = ${turn.sighting}`
    case 'research':
      return `R ${turn.topic} = ${clueText(turn.clue)}`
    case 'locate':
      return `L ${turn.sector} ${turn.before} ${turn.after} = ${turn.found ? 'right' : 'wrong'}`
  }
}

function heardLine(heard: Heard): string {
  return heard.type === 'reviewed'
    ? `review ${heard.sector} ${heard.thing}${heard.right ? '+' : '-'}`
    : `conference ${heard.number} = ${clueText(heard.clue)}`
}
