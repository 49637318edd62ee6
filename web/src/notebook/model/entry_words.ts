/** Entries in words, as lines of the move notes. */

import type { Clue } from '../../wire/types'
import { sayAction } from '../../planetx/words/actions'
import { sayClue } from '../../planetx/words/clues'
import { locateFacts, surveyFacts } from '../../planetx/words/events'
import { t, type Facts } from '../../i18n/messages.svelte'
import type { Face, ReviewEntry, Said } from './entries'
import type { Line, Page } from './page'
import { WRONG_THEORY_COST } from '../../planetx/rules/figures'
import { isFirst } from '../../planetx/rules/judged'

export interface LineWords {
  text: string
  /** What it told, sentence by sentence. */
  learned: string[]
}

export function sayLine({ said, phases }: Line, page: Page): LineWords {
  const sectors = page.ring.sectors
  switch (said.type) {
    case 'survey':
    case 'target':
    case 'research':
    case 'locate':
      return { text: sayMove(said, sectors), learned: sayAnswer(said, sectors) }
    case 'time':
      return { text: t('notebook-time-moved', { cost: said.cost }), learned: words(said.text) }
    case 'pass':
      return { text: t('kind-pass'), learned: [] }
    case 'theory':
      return {
        text: t('notebook-theory-in', { sector: said.sector }),
        learned: said.thing ? [t('answer-theory', { thing: said.thing })] : [],
      }
    case 'phase':
      return { text: t('notebook-phase-held', { number: phases + 1 }), learned: [] }
    case 'review':
      return { text: t('event-review', { sector: said.sector }), learned: sayFaces(said, page) }
    case 'conference':
      return {
        text: t('moment-conference', { number: said.number }),
        learned: sayClueOrWords(said),
      }
    case 'revealed':
      return { text: t('event-revealed'), learned: [] }
    default:
      return { text: t('notebook-order-set'), learned: [] }
  }
}

/** A clue from the form, or the free words, or neither. */
export function sayClueOrWords(told: { clue: Clue | null; text: string }): string[] {
  return [...(told.clue ? [sayClue(told.clue)] : []), ...words(told.text)]
}

const words = (text: string) => (text ? [text] : [])

type Move = Extract<Said, { type: 'survey' | 'target' | 'research' | 'locate' }>

/** What was asked, as far as it is known. */
function sayMove(said: Move, sectors: number): string {
  switch (said.type) {
    case 'survey': {
      const { thing, first, last } = said
      const known = thing !== null && first !== null && last !== null
      return known ? sayAction({ type: 'survey', thing, first, last }, sectors) : t('kind-survey')
    }
    case 'target':
      return said.sector === null ? t('kind-target') : t('action-target', { sector: said.sector })
    case 'research':
      return said.topic ? t('action-research', { topic: said.topic }) : t('kind-research')
    case 'locate': {
      const { sector, before, after } = said
      const known = sector !== null && before !== null && after !== null
      return known
        ? t('action-locate', locateFacts({ sector, before, after }, sectors))
        : t('kind-locate')
    }
  }
}

function sayAnswer(said: Move, sectors: number): string[] {
  switch (said.type) {
    case 'survey': {
      const { thing, first, last, count } = said
      if (thing === null || first === null || last === null || count === null) return []
      return [t('answer-survey', { count, ...surveyFacts({ thing, first, last }, sectors) })]
    }
    case 'target':
      if (said.sector === null || said.sighting === null) return []
      return [t('answer-target', { sector: said.sector, thing: said.sighting })]
    case 'research':
      return sayClueOrWords(said)
    case 'locate':
      if (said.found === null) return []
      return [t(said.found ? 'notebook-found' : 'notebook-not-found')]
  }
}

function sayFaces(said: ReviewEntry, page: Page): string[] {
  const placed = (face: Face) => page.theories.find((one) => one.entry === face.theory)
  const owner = (face: Face) => placed(face)?.player
  const right = page.theories.filter((one) => one.fate === 'right')
  const faces = said.faces.map((face) => {
    const theory = placed(face)
    return t(face.right ? 'detail-theory-right' : 'detail-theory-wrong', {
      ...who(theory?.player, page),
      thing: face.thing,
      where: '',
      points: page.ring.points[face.thing] ?? 0,
      first: face.right && theory && isFirst(theory, right) ? 'yes' : 'no',
    })
  })
  const wrong = said.faces.filter((face) => !face.right).map(owner)
  const penalties = page.players.flatMap((_, player) => {
    const count = wrong.filter((one) => one === player).length * WRONG_THEORY_COST
    return count > 0 ? [t('detail-penalty', { ...who(player, page), count })] : []
  })
  return [...faces, ...penalties]
}

function who(player: number | undefined, page: Page): Facts {
  const name = player === undefined ? t('seat-somebody') : page.players[player]!.name
  return { mine: player === page.own ? 'yes' : 'no', name }
}
