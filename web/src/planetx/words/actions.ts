/** What a seat may want to do, as a sentence; also from the short text that advice and replays use. */
import type { PlanetXAction, Thing } from '../../wire/types'
import { objectName } from './clues'
import { locateFacts, surveyFacts } from './events'
import { listed } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'

/** `Survey sectors 3–7 for asteroids`. What cannot be read is shown as it is. */
export function sayAction(action: PlanetXAction | string, sectors: number): string {
  const read = typeof action === 'string' ? readAction(action) : action
  return read ? sayRead(read, sectors) : String(action)
}

function sayRead(action: PlanetXAction, sectors: number): string {
  switch (action.type) {
    case 'survey':
      return t('action-survey', surveyFacts(action, sectors))
    case 'target':
      return t('action-target', { sector: action.sector })
    case 'research':
      return t('action-research', { topic: action.topic })
    case 'locate':
      return t('action-locate', locateFacts(action, sectors))
    case 'choose':
      return action.things.length
        ? t('action-choose', { things: listed(action.things.map(objectName)) })
        : t('action-choose-none')
    case 'place':
      return t('action-place', { thing: action.thing, sector: action.sector })
    case 'withdraw':
      return t('action-withdraw', { thing: action.thing })
    case 'pass':
      return t('action-pass')
  }
}

const THING = '[CADGEX]'
const SURVEY = new RegExp(`^S (${THING}) (\\d+)(?:-(\\d+))?$`)
const LOCATE = new RegExp(`^L (\\d+) (${THING}) (${THING})$`)
const PLACE = new RegExp(`^P (${THING}) (\\d+)$`)
const CHOOSE = new RegExp(`^C((?: ${THING})+| -)$`)

/** Reads the game's short text (`S A 3-7`); null for anything else. */
export function readAction(text: string): PlanetXAction | null {
  if (text === 'pass') return { type: 'pass' }
  return readLook(text) ?? readTheory(text)
}

function readLook(text: string): PlanetXAction | null {
  const survey = SURVEY.exec(text)
  if (survey) {
    const first = Number(survey[2])
    return { type: 'survey', thing: thing(survey[1]), first, last: Number(survey[3] ?? first) }
  }
  const target = /^T (\d+)$/.exec(text)
  if (target) return { type: 'target', sector: Number(target[1]) }
  const research = /^R ([A-F])$/.exec(text)
  if (research) return { type: 'research', topic: String(research[1]) }
  const locate = LOCATE.exec(text)
  if (!locate) return null
  const [, sector, before, after] = locate
  return { type: 'locate', sector: Number(sector), before: thing(before), after: thing(after) }
}

function readTheory(text: string): PlanetXAction | null {
  const choose = CHOOSE.exec(text)
  if (choose) {
    const letters = (choose[1] ?? '').trim().split(' ')
    return { type: 'choose', things: letters.filter((one) => one !== '-').map(thing) }
  }
  const place = PLACE.exec(text)
  if (place) return { type: 'place', thing: thing(place[1]), sector: Number(place[2]) }
  const withdraw = new RegExp(`^W (${THING})$`).exec(text)
  return withdraw ? { type: 'withdraw', thing: thing(withdraw[1]) } : null
}

function thing(letter: string | undefined): Thing {
  return letter as Thing
}
