/** Reading the offers of a view: what may be done, what it costs, or why not. */

import type {
  LocateOffer,
  PlaceOffer,
  PlanetXAction,
  PlanetXOffers,
  Refusal,
  SurveyOffer,
} from '../../wire/types'
import { runLength } from '../board/geometry'
import type { Thing } from '../objects'

export type Kind = PlanetXAction['type']
export type AnyOffer = PlanetXOffers[number]
export type Offer = Exclude<AnyOffer, Refusal>
export type OfferOf<K extends Kind> = Extract<Offer, { type: K }>

export const TURN_KINDS: readonly Kind[] = ['survey', 'target', 'research', 'locate']
export const LAST_CHANCE_KINDS: readonly Kind[] = ['locate', 'place', 'pass']

export function offerOf<K extends Kind>(offers: PlanetXOffers, kind: K): OfferOf<K> | null {
  return (offers.find((one) => one.type === kind) as OfferOf<K> | undefined) ?? null
}

export function refusalOf(offers: PlanetXOffers, kind: Kind): Refusal | null {
  const found = offers.find((one) => one.type === 'refusal' && one.kind === kind)
  return found?.type === 'refusal' ? found : null
}

/** The kinds of action that are on offer, in the order of the offers. */
export function kindsOffered(offers: PlanetXOffers): Kind[] {
  return offers.filter((one): one is Offer => one.type !== 'refusal').map((one) => one.type)
}

/** The objects that an offer lets one choose from. */
export function thingsOf(offer: Offer): readonly Thing[] {
  if (offer.type === 'place') return offer.sectors.map(([thing]) => thing)
  return 'things' in offer ? offer.things : []
}

/** Where a survey may begin and end. */
export function surveyEnds(offer: SurveyOffer, thing: Thing | null): number[] {
  return thing === 'C' ? offer.comet_ends : offer.sky
}

/** Two sectors of the sky as the ends of a run, the first one first as the sky runs. */
export function surveyRun(offer: SurveyOffer, one: number, other: number): [number, number] {
  return offer.sky.indexOf(one) <= offer.sky.indexOf(other) ? [one, other] : [other, one]
}

/** The allowed end of a survey that is nearest to a sector of the sky. */
export function nearestEnd(offer: SurveyOffer, thing: Thing | null, sector: number): number | null {
  const wanted = offer.sky.indexOf(sector)
  if (wanted < 0) return null
  const ends = surveyEnds(offer, thing)
  const away = (end: number): number => Math.abs(offer.sky.indexOf(end) - wanted)
  return ends.reduce<number | null>(
    (best, end) => (best === null || away(end) < away(best) ? end : best),
    null,
  )
}

export function surveyCost(
  offer: SurveyOffer,
  first: number,
  last: number,
  sectors: number,
): number | null {
  return offer.costs[runLength(first, last, sectors) - 1] ?? null
}

/** The sectors beside a sector: the one before it, and the one after it. */
export function beside(sector: number, sectors: number): [number, number] {
  return [((sector + sectors - 2) % sectors) + 1, (sector % sectors) + 1]
}

/** What may be named beside Planet X: before it, and after it. */
export function neighbourChoices(offer: LocateOffer, sector: number): [Thing[], Thing[]] {
  const [before, after] = beside(sector, offer.beside.length)
  return [offer.beside[before - 1] ?? [], offer.beside[after - 1] ?? []]
}

/** Where a theory may go; any of them, as long as none is chosen. */
export function placesFor(offer: PlaceOffer, thing: Thing | null): number[] {
  const open = offer.sectors.filter(([one]) => thing === null || one === thing)
  return [...new Set(open.flatMap(([, sectors]) => sectors))].sort((one, other) => one - other)
}
