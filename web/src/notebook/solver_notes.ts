/** What a notebook knows, as notes for the solver: the text that `ecliptic planetx solve` reads.
 *
 *  Answers that another player told are facts like the own ones. They come first, because whether the
 *  owner may research again is read off the last turn. Free words are for people only.
 */

import { clueText } from '../companion/notes_text'
import type { FactShown, PencilMark, Thing } from '../wire/types'
import { pencilMarks } from '../planetx/help/help_desk.svelte'
import type { Said } from './entries'
import { TOPICS, arrowOf, type Line, type Page } from './page'

type Source = FactShown['source']

/** A line of the notes, and where in the game it came from; null for a line that is no fact. */
export interface SolverLine {
  text: string
  source: Source | null
}

export function solverNotes(page: Page): string {
  return solverLines(page)
    .map((line) => `${line.text}\n`)
    .join('')
}

export function solverLines(page: Page): SolverLine[] {
  const dealt = (text: string): SolverLine => ({ text, source: { type: 'dealt' } })
  const own = (line: Line) => line.player === page.own
  return [
    { text: page.mode, source: null },
    ...titleTexts(page).map(dealt),
    ...(page.facts.length > 0
      ? [dealt(`facts ${page.facts.map((one) => `${one.sector}-${one.thing}`).join(' ')}`)]
      : []),
    ...page.log.filter((line) => !own(line)).flatMap(factOf),
    ...page.log.filter(own).flatMap(factOf),
    ...(page.ending ? [] : [{ text: `at ${arrowOf(page)}`, source: null }]),
  ]
}

function titleTexts(page: Page): string[] {
  const topics = page.titles.map((title, index) => titleText(`topic ${TOPICS[index]}`, title))
  const conferences = page.conferenceTitles.map((title, index) =>
    titleText(`conference ${index + 1}`, title),
  )
  return [...topics, ...conferences].filter((text) => text !== '')
}

const titleText = (of: string, title: readonly Thing[]) =>
  title.length > 0 ? `${of} ${title.join('+')}` : ''

function factOf({ said, turn, phases }: Line): SolverLine[] {
  const text = factText(said)
  if (text === null) return []
  if (said.type === 'conference') return [{ text, source: { type: 'conference', number: said.number } }]
  if (said.type === 'review') return [{ text, source: { type: 'review', phase: phases } }]
  return [{ text, source: turn === null ? { type: 'end' } : { type: 'turn', number: turn } }]
}

/** A fact as a line, or null where something is not known. */
function factText(said: Said): string | null {
  switch (said.type) {
    case 'survey':
      if (said.thing === null || said.first === null || said.last === null) return null
      return said.count === null ? null : `S ${said.thing} ${said.first}-${said.last} = ${said.count}`
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

/** Own marks as the solver wants them; one that appears empty holds none of the four kinds. */
export function ownMarks(page: Page): PencilMark[] {
  const looks = [...page.looks].flatMap(([sector, mark]) => {
    const excluded: Thing[] = mark === 'yes' ? ['C', 'A', 'D', 'G'] : ['E', 'X']
    return excluded.map((object): PencilMark => ({ sector, object, mark: 'no' }))
  })
  return [...pencilMarks(page.marks), ...looks]
}
