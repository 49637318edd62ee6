/** What a notebook knows, as notes for the solver: the text that `ecliptic planetx solve` reads.
 *
 *  Answers that a rival told are facts like the own ones, and theories tell which bonuses and tokens are
 *  gone. Free words are for people only; that an own turn was taken counts whatever it told.
 */

import type { Known } from '../../planetx/notes/known'
import { factText } from '../../planetx/notes/text'
import { clueText } from '../../planetx/rules/clue_text'
import { textOf, type NoteLine } from '../../planetx/solver/ask'
import type { Thing } from '../../wire/types'
import { isHalf, withPlanetX } from '../clues/titles'
import type { Said } from '../model/entries'
import { TOPICS, arrowOf, type KnownNoted, type Line, type Page } from '../model/page'

export const solverNotes = (page: Page): string => textOf(solverLines(page))

export function solverLines(page: Page): NoteLine[] {
  const dealt = (text: string): NoteLine => ({ text, source: { type: 'dealt' } })
  return [
    { text: page.mode, source: null },
    { text: `dealer ${page.dealer}`, source: null },
    ...titleTexts(page).map(dealt),
    ...(page.facts.length > 0
      ? [dealt(`facts ${page.facts.map((one) => `${one.sector}-${one.thing}`).join(' ')}`)]
      : []),
    ...page.log.flatMap((line) => factOf(line, page)),
    ...page.known.filter((one) => !one.concluded).map(heardLine),
    ...theoryTexts(page).map((text) => ({ text, source: null })),
    ...(page.ending ? [] : [{ text: `at ${arrowOf(page)}`, source: null }]),
  ]
}

const heardLine = ({ known }: KnownNoted): NoteLine => ({
  text: factText(known),
  source: null,
  heard: true,
})

/** The notes, and a conclusion that is asked about. */
export const linesAsking = (page: Page, known: Known): NoteLine[] => [
  ...solverLines(page),
  { text: `so ${factText(known)}`, source: null },
]

function titleTexts(page: Page): string[] {
  const topics = page.titles.map((title, index) => {
    const topic = TOPICS[index]!
    return isHalf(title, page.mode)
      ? ''
      : titleText(`topic ${topic}`, title, page.ordered.has(topic))
  })
  const conferences = page.conferenceTitles.map((title, index) => {
    const whole = withPlanetX(title)
    const ordered = page.ordered.has(`X${index + 1}`) && whole.length === title.length
    return titleText(`conference ${index + 1}`, whole, ordered)
  })
  return [...topics, ...conferences].filter((text) => text !== '')
}

/** The order of a title tells something if the app's is noted; the slash says that it is not. */
const titleText = (of: string, title: readonly Thing[], ordered: boolean) =>
  title.length > 0 ? `${of} ${title.join(ordered ? '+' : '/')}` : ''

/** Theories as they lie there; a rival's takes nothing from anybody if it is wrong, or of this phase. */
function theoryTexts(page: Page): string[] {
  return page.theories.flatMap(({ player, sector, thing, phase, fate }) => {
    const what = thing ? `${sector} ${thing}` : `${sector}`
    if (player === page.own) return thing ? [`theory ${what}`] : []
    return fate === 'wrong' || phase > page.phases ? [] : [`rival theory ${what}`]
  })
}

function factOf({ said, player, turn, phases }: Line, page: Page): NoteLine[] {
  const told = answerText(said)
  if (told === null) return player === page.own ? untold(said) : []
  if (said.type === 'conference') {
    return [{ text: told, source: { type: 'conference', number: said.number } }]
  }
  if (said.type === 'review') return [{ text: told, source: { type: 'review', phase: phases } }]
  const source: NoteLine['source'] =
    turn === null ? { type: 'end' } : { type: 'turn', number: turn }
  if (player === null || player === page.own) return [{ text: told, source }]
  return [{ text: `rival ${told}`, source, by: page.players[player]!.name }]
}

const TURNS: Partial<Record<Said['type'], string>> = {
  survey: 'S',
  target: 'T',
  research: 'R',
  locate: 'L',
}

/** An own turn without an answer the solver can read: nobody researches twice running, or targets thrice. */
function untold({ type }: Said): NoteLine[] {
  const turn = TURNS[type]
  return turn ? [{ text: `${turn} = ?`, source: null }] : []
}

/** A fact as a line, or null where something is not known. */
function answerText(said: Said): string | null {
  switch (said.type) {
    case 'survey':
      if (said.thing === null || said.first === null || said.last === null) return null
      return said.count === null
        ? null
        : `S ${said.thing} ${said.first}-${said.last} = ${said.count}`
    case 'target':
      if (said.sector === null || said.sighting === null) return null
      return `T ${said.sector} = ${said.sighting}`
    case 'research':
      return said.topic && said.clue ? `R ${said.topic} = ${clueText(said.clue)}` : null
    case 'locate':
      if (said.sector === null || said.before === null || said.after === null) return null
      if (said.found === null) return null
      return `L ${said.sector} ${said.before} ${said.after} = ${said.found ? 'right' : 'wrong'}`
    case 'conference':
      return said.clue ? `conference ${said.number} = ${clueText(said.clue)}` : null
    case 'review':
      if (said.faces.length === 0) return null
      return `review ${said.sector} ${said.faces.map((one) => one.thing + (one.right ? '+' : '-')).join(' ')}`
    default:
      return null
  }
}
