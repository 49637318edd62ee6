/** A question that is being put together, kept on this device until it is asked or given up: each player
 *  has one at a time, and it is shown to nobody else. */

import { draftIn } from '../../device/draft'
import { drafted } from '../../device/drafted.svelte'
import type { Thing } from '../../wire/types'
import type { Evening, Player } from '../evening/evening'
import { allSectors, type InHand } from '../parts'
import type { TurnKind } from './questions'

export const questionDraft = (evening: Evening, player: Player) =>
  draftIn('evening', evening.game.code, player.id)

export const reviewDraft = (evening: Evening) => draftIn('evening', evening.game.code, 'review')

/** The survey as it begins when its object is tapped in the menu. */
export interface Surveying {
  thing: Thing | null
  first: number | null
  last: number | null
}

export function beginSurvey(evening: Evening, player: Player, thing: Thing): void {
  const begun: Surveying = { thing, first: null, last: null }
  questionDraft(evening, player).keep('survey', begun)
}

type Fits = (value: unknown) => boolean

export const oneOf =
  (values: readonly unknown[]): Fits =>
  (value) =>
    value === null || values.includes(value)

export const aSector = (evening: Evening): Fits => oneOf(allSectors(evening))

/** The fields of a player's question. To be called while a component is set up. */
export function questionIn<T extends object>(
  { evening, player }: InHand,
  kind: TurnKind | 'theory',
  blank: T,
  fields: Record<keyof T & string, Fits>,
): T {
  return drafted(questionDraft(evening, player), kind, blank, fitting(fields))
}

export const fitting =
  <T extends object>(fields: Record<keyof T & string, Fits>) =>
  (found: T): boolean =>
    Object.keys(found).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries<Fits>(fields).every(([name, fits]) => fits(found[name as keyof T]))
