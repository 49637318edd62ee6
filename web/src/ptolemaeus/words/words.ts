/** The things of Ptolemaeus in words. Signs, planets and bonus cards keep their Latin names. */

import {
  BONUSES,
  ELEMENTS,
  JOKER,
  PLANETS,
  SIGNS,
  type Board,
  type Bonus,
  type Planet,
  type PtolemaeusAction,
} from '../../wire/ptolemaeus'
import { seatName, type Scene } from '../../table/seats/names'
import { eitherOf, listed } from '../../i18n/lists'
import { alsoSay, t } from '../../i18n/messages.svelte'
import { elementOf, planetsIn, shapeOf, type Sky } from '../sky'

/** Whoever loads any part of this game waits for its words, too. */
await alsoSay('ptolemaeus')

export const signName = (sign: number): string => SIGNS[sign] ?? ''
export const planetName = (planet: Planet): string => PLANETS[planet] ?? ''
export const bonusName = (bonus: Bonus): string => BONUSES[bonus]
export const bonusText = (bonus: Bonus): string => t(`ptolemaeus-bonus-${bonus}`)
export const elementName = (sign: number): string => ELEMENTS[elementOf(sign)] ?? ''

export function cardName(card: number): string {
  return card === JOKER ? t('ptolemaeus-joker') : signName(card)
}

export const planetList = (planets: readonly Planet[]): string => listed(planets.map(planetName))

/** `2 × Aries, Leo`; null is a card from the deck. */
export function cardList(cards: readonly (number | null)[]): string {
  const kinds = [...new Set(cards)]
  const parts = kinds.map((card) => {
    const count = cards.filter((one) => one === card).length
    if (card === null) return t('ptolemaeus-from-deck', { count })
    return count > 1 ? `${count} × ${cardName(card)}` : cardName(card)
  })
  return parts.length > 0 ? listed(parts) : t('ptolemaeus-nothing')
}

/** `Sol in Cancer`. */
export function inSign(planet: string, sign: number): string {
  return t('ptolemaeus-planet-in', { planet, sign: signName(sign) })
}

/** What stands in a sign: `Sol, Mercurius`, `comet`, or nothing. */
export function standing(sky: Sky, sign: number): string {
  const planets = planetsIn(sky, sign).map(planetName)
  if (sky.comet === sign) planets.push(t('ptolemaeus-comet'))
  return planets.join(', ')
}

export function figureName(signs: readonly number[]): string {
  const names = [...new Set(signs)].map(signName).join(' – ')
  const shape = shapeOf(signs)
  return shape === 'single' ? names : `${t(`ptolemaeus-shape-${shape}`)} ${names}`
}

/** What pawns on some signs would study, from `studiedBy`: `third pawn: studies Sol or Mercurius`. */
export function thirdPawn(studied: readonly { planets: readonly Planet[] }[]): string {
  if (studied.length === 0) return ''
  const planets = listed(studied.map((some) => eitherOf(some.planets.map(planetName))))
  return t('ptolemaeus-third-pawn', { text: planets })
}

/** What is observed and what is paid for it. */
export function sayObservation(signs: readonly number[], cards: readonly number[]): string {
  return t('ptolemaeus-do-observe-pay', { text: figureName(signs), cards: cardList(cards) })
}

/** Cards to be taken, null from the deck: `Take Leo and a card from the deck`. */
export function sayDrawn(cards: readonly (number | null)[]): string {
  return t('ptolemaeus-do-draw', { card: cardList(cards) })
}

/** An action, as the button that confirms it says it. */
export function sayAction(action: PtolemaeusAction, scene: Scene): string {
  switch (action.type) {
    case 'draw':
      return action.card === null
        ? t('ptolemaeus-do-draw-deck')
        : t('ptolemaeus-do-draw', { card: cardName(action.card) })
    case 'observe':
      return t('ptolemaeus-do-observe', { text: figureName(action.signs) })
    case 'pay':
      return t('ptolemaeus-do-pay', { cards: cardList(action.cards) })
    case 'place':
      return t('ptolemaeus-do-place', { sign: signName(action.sign) })
    case 'from':
      return t('ptolemaeus-do-from', { sign: signName(action.sign) })
    case 'study':
      return t('ptolemaeus-do-study', { planet: planetName(action.planet) })
    case 'study-with':
      return t('ptolemaeus-do-study-with', {
        planet: planetName(action.planet),
        text: cardList([action.one, action.other]),
      })
    case 'replace':
      return t('ptolemaeus-do-replace', {
        name: seatName(action.seat, scene),
        sign: signName(action.sign),
      })
    case 'move':
      return t('ptolemaeus-do-move', {
        text: `${signName(action.source)} → ${signName(action.sign)}`,
      })
    case 'steal':
      return t('ptolemaeus-do-steal', { name: seatName(action.seat, scene) })
    case 'recall':
      return t('ptolemaeus-do-recall', { sign: signName(action.sign) })
    case 'discard':
      return t('ptolemaeus-do-discard', { cards: cardList(action.cards) })
    case 'play':
      return t(action.once ? 'ptolemaeus-do-play-once' : 'ptolemaeus-do-play', {
        card: bonusName(action.card),
      })
    case 'trade':
    case 'stop':
    case 'end':
    case 'pass':
      return t(`ptolemaeus-do-${action.type}`)
  }
}

/** A sign in full, for those who do not see the wheel. */
export function signWords(board: Board, sign: number, scene: Scene): string {
  const parts = [elementName(sign), standing(board, sign) || t('ptolemaeus-sign-empty')]
  const pawns = board.pawns.flatMap((signs, seat) =>
    signs[sign]
      ? [t('ptolemaeus-sign-pawns', { name: seatName(seat, scene), count: signs[sign] })]
      : [],
  )
  if (board.asteroids[sign]) parts.push(t('ptolemaeus-sign-asteroid'))
  return t('ptolemaeus-sign-words', { sign: signName(sign), text: [...parts, ...pawns].join(', ') })
}
