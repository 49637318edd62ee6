/** A player's private history as notes for the solver: the text that `ecliptic planetx solve` reads. */

import type { Dealer } from '../../planetx/notes/lines'
import { clueText } from '../../planetx/rules/clue_text'
import { TOPICS } from '../../planetx/rules/figures'
import type { NoteLine } from '../../planetx/solver/ask'
import type { Thing } from '../../wire/types'
import { isOutdated, type Evening, type Heard, type Player, type Turn } from '../evening/evening'

/** Nobody enters in which theory phase a review was; no phase has this number. */
const UNKNOWN_PHASE = 0

/** Nobody knows any more how an earlier generator weighed. */
export const dealerOf = (evening: Evening): Dealer => (isOutdated(evening) ? 'unknown' : 'ecliptic')

/** With each line the turn that players know it by. */
export function linesOf(evening: Evening, player: Player): NoteLine[] {
  const { game } = evening
  const dealt = (text: string): NoteLine => ({ text, source: { type: 'dealt' } })
  return [
    dealt(game.mode),
    dealt(`dealer ${dealerOf(evening)}`),
    ...game.titles.map((title, index) => dealt(`topic ${TOPICS[index]} ${titleText(title)}`)),
    ...game.conference_titles.map((title, index) =>
      dealt(`conference ${index + 1} ${titleText(title)}`),
    ),
    ...(player.facts.length > 0 ? [dealt(`facts ${factsText(player)}`)] : []),
    ...player.turns.map((turn, index): NoteLine => ({
      text: turnLine(turn),
      source: { type: 'turn', number: index + 1 },
    })),
    ...evening.heard.map((heard): NoteLine => ({
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
