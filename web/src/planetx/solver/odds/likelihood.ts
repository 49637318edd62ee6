/** How probable a dealer made what was seen, for many systems at once (src/ecliptic/deduction/likelihood.py).
 *
 *  What our own generator draws is weighed by its closed form, without the factors that are equal for all systems
 *  left. Games of the published app are weighed by the same forms and titles, by the order of a title and by how its
 *  boards are made, and not by starting facts. If nobody knows who dealt, every system counts alike. No dealer
 *  makes a system impossible that logic allows.
 */

import type { Clue, Titled } from '../../../wire/types'
import type { Notes } from '../../notes/reading'
import { titleOf } from '../../rules/clue_text'
import { TOPICS } from '../../rules/figures'
import type { Catalogue, Systems } from '../systems/catalogue'
import type { Weights } from '../systems/counting'
import { valuesOf } from '../systems/lookup'
import { nameOf, panelOf, titlesOf } from '../systems/titles'
import { TABLES } from '../tables'
import { weighConferences } from './conference_sets'
import { startingFacts, weighStartingFacts } from './fact_draws'
import { binaryDigits, EXACT, powerOfTwo, rounded, sumOf } from './figures'
import { boardPrior, orderShares } from './published'
import { singleShares } from './single_titles'

/** The weight of every system: whole numbers above 0, so that sums of them are exact; null if all weigh alike. */
export function weightsOf(catalogue: Catalogue, systems: Systems, notes: Notes): Weights {
  const { dealer } = notes
  if (dealer === 'unknown' || systems.length === 0) return null
  const { titles, clues } = told(notes)
  const weights = new Float64Array(systems.length).fill(1)
  weighClues(weights, systems, catalogue, clues)
  if (dealer === 'published') weighPublished(weights, systems, catalogue, titles, clues)
  weighTitles(weights, systems, catalogue, titles)
  weighConferences(weights, systems, catalogue, titles, clues)
  if (dealer === 'published') return withUnforeseen(whole(weights))
  weighStartingFacts(weights, systems, catalogue, startingFacts(notes))
  return whole(weights)
}

/** Titles and clues by their labels. */
function told({ facts }: Notes): { titles: Map<string, Titled>; clues: Map<string, Clue> } {
  const titles = new Map<string, Titled>()
  const clues = new Map<string, Clue>()
  for (const { fact } of facts) {
    if (fact.type === 'titled') titles.set(fact.label, fact)
    if (fact.type === 'clue') clues.set(fact.label, fact.clue)
  }
  return { titles, clues }
}

/** A clue is likelier where fewer others of its title could have stood in its place; another app may have a title
 *  of which no clue is known here. */
function weighClues(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  clues: ReadonlyMap<string, Clue>,
): void {
  const ours = new Set(titlesOf('research', catalogue.mode).map(nameOf))
  for (const topic of TOPICS) {
    const clue = clues.get(topic)
    if (!clue || !ours.has(nameOf(titleOf(clue)))) continue
    const { cells, totals } = panelOf(titleOf(clue), catalogue)
    const found = valuesOf(systems, cells)
    for (let at = 0; at < weights.length; at += 1) weights[at]! /= totals[found[at]!]!
  }
}

/** What research clues and orders weigh counts by half, as a square root: their shares are known, not how they are
 *  chosen beside each other. */
function weighPublished(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  titles: ReadonlyMap<string, Titled>,
  clues: ReadonlyMap<string, Clue>,
): void {
  for (const topic of TOPICS) {
    const written = clues.has(topic) ? [] : (titles.get(topic)?.written ?? [])
    if (written.length !== 2) continue
    const { cells, shares } = orderShares(written, catalogue)
    const found = valuesOf(systems, cells)
    for (let at = 0; at < weights.length; at += 1) weights[at]! *= shares[found[at]!]!
  }
  const prior = boardPrior(catalogue)
  for (let at = 0; at < weights.length; at += 1)
    weights[at] = Math.sqrt(weights[at]!) * prior[systems[at]!]!
}

/** How probable these six titles are; it depends on the titles of one kind that the sky could have. */
function weighTitles(
  weights: Float64Array,
  systems: Systems,
  catalogue: Catalogue,
  titles: ReadonlyMap<string, Titled>,
): void {
  const six = [...TOPICS].flatMap((topic) => titles.get(topic) ?? []).map(({ title }) => title)
  if (new Set(six.map(nameOf)).size < TOPICS.length) return
  const singles = titlesOf('research', catalogue.mode).filter((title) => title.length === 1)
  const could = new Uint8Array(systems.length)
  for (const [place, title] of singles.entries()) {
    const { cells, drawn } = panelOf(title, catalogue)
    const found = valuesOf(systems, cells)
    for (let at = 0; at < could.length; at += 1) could[at]! |= drawn[found[at]!]! << place
  }
  const shares = singleShares(catalogue.mode, singles, six)
  // Evidence that the dealer shows of none of the systems tells nothing.
  if (could.every((sky) => shares[sky] === 0)) return
  for (let at = 0; at < weights.length; at += 1) weights[at]! *= shares[could[at]!]!
}

/** As large as their sum allows, and none below the least. */
function whole(weights: Float64Array): Weights {
  let most = 0
  for (let at = 0; at < weights.length; at += 1) if (weights[at]! > most) most = weights[at]!
  if (most === 0) return null
  const room = EXACT - 2 - binaryDigits(weights.length) - binaryDigits(most)
  const scale = powerOfTwo(room)
  for (let at = 0; at < weights.length; at += 1)
    weights[at] = Math.max(rounded(weights[at]! * scale), TABLES.least_weight)
  return weights
}

/** One game in some of the published app could have any system that logic allows. */
function withUnforeseen(weights: Weights): Weights {
  if (weights === null) return null
  const share = weights.length * TABLES.unforeseen
  const sum = sumOf(weights)
  const each = Math.max(1, (sum - (sum % share)) / share)
  for (let at = 0; at < weights.length; at += 1) weights[at]! += each
  return weights
}
