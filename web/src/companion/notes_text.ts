/** A player's private history as notes for the solver: the text that `ecliptic planetx solve` reads. */

import { TOPICS } from './questions'
import type { Clue } from '../words/clues'
import type { Thing } from '../wire/types'
import type { Evening, Heard, Player, Turn } from './evening'

export function notesText(evening: Evening, player: Player): string {
  const { game } = evening
  const lines = [
    game.mode,
    ...game.titles.map((title, index) => `topic ${TOPICS[index]} ${titleText(title)}`),
    ...game.conference_titles.map((title, index) => `conference ${index + 1} ${titleText(title)}`),
    ...(player.facts.length > 0 ? [`facts ${factsText(player)}`] : []),
    ...player.turns.map(turnLine),
    ...evening.heard.map(heardLine),
    `at ${evening.arrow}`,
  ]
  return lines.join('\n') + '\n'
}

const titleText = (title: readonly Thing[]) => title.join('+')

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

/** A clue as records write it: `some A adjacent D`. */
export function clueText(clue: Clue): string {
  switch (clue.type) {
    case 'band':
      return `all ${clue.subject} band ${clue.width}`
    case 'consecutive':
      return `${clue.count} ${clue.subject} consecutive`
    case 'within':
      return `${clue.quantity} ${clue.subject} within ${clue.reach} ${clue.other}`
    case 'adjacent':
    case 'opposite':
      return `${clue.quantity} ${clue.subject} ${clue.type} ${clue.other}`
  }
}
