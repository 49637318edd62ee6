/** Clues, titles and starting facts as sentences (rules 8). */
import type {
  Adjacent,
  Clue,
  Consecutive,
  Opposite,
  Sighting,
  StartingFact,
  Thing,
  Within,
} from '../../wire/types'
import { objectMessage } from '../../i18n/bundle'
import { listed } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'

/** `Comet`: an object as a label. */
export function objectLabel(thing: Thing | Sighting): string {
  return t(objectMessage(thing))
}

/** `comet`: an object inside a list. */
export function objectName(thing: Thing | Sighting): string {
  return t(`${objectMessage(thing)}.name`)
}

export function sayClue(clue: Clue): string {
  switch (clue.type) {
    case 'band':
      return t('clue-band', { subject: clue.subject, width: clue.width })
    case 'consecutive':
      return sayConsecutive(clue)
    case 'adjacent':
    case 'opposite':
    case 'within':
      return t(`clue-${relation(clue)}`, {
        subject: clue.subject,
        other: clue.other,
        reach: clue.type === 'within' ? clue.reach : 1,
      })
  }
}

/** All four asteroids, or exactly three of the dwarf planets. */
function sayConsecutive(clue: Consecutive): string {
  if (clue.subject === 'A') return t('clue-consecutive-all', { subject: clue.subject })
  return t('clue-consecutive-exactly', { subject: clue.subject, count: clue.count })
}

/** `adjacent-some`, `x-within-no`, `opposite-some-another`. */
function relation(clue: Adjacent | Opposite | Within): string {
  const form = `${clue.type}-${clue.quantity}`
  if (clue.subject === 'X') return `x-${form}`
  return clue.subject === clue.other ? `${form}-another` : form
}

/** `Comets and gas clouds` is written `comets and gas clouds`: titles stand inside sentences. */
export function sayTitle(title: Thing[]): string {
  return listed(title.map((thing) => t(`${objectMessage(thing)}.many`)))
}

export function sayStartingFact(fact: StartingFact): string {
  return t('starting-fact', { sector: fact.sector, thing: fact.thing })
}
