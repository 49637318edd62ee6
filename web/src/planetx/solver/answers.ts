/** What the solver in this page answers: the questions and answers of a seat's help, about notes in the grammar of
 *  `ecliptic planetx solve`. */

import { readNotes, type Concluded } from '../notes/reading'
import type {
  CertainShown,
  ConclusionShown,
  ConclusionsShown,
  ContradictionsShown,
  OddsShown,
  PencilMark,
  StepShown,
  Thing,
  WhyShown,
} from '../../wire/types'
import { advice } from './advice/advice'
import { Belief } from './belief'
import type { Claim } from './facts'
import { proofOf } from './proof/lines'
import type { Progress } from './reasons/signatures'
import { fewest } from './reasons/why'
import { refused } from './refusals'
import { shown } from './shown'
import { agrees, satisfies } from './systems/conditions'
import { planetX, possibleIn } from './systems/counting'
import { countOf, not, where, type Lookup } from './systems/lookup'
import { THINGS } from './systems/ring'

type Certainty = 'yes' | 'no' | 'open'

/** One question after the other; what was worked out about the same notes is not worked out again. */
export class Solver {
  #text = ''
  #belief: Belief | null = null

  answer(kind: string, text: string, wanted: object, progress?: Progress): unknown {
    if (this.#belief === null || text !== this.#text) {
      this.#belief = null
      this.#belief = new Belief(readNotes(text))
      this.#text = text
    }
    return answered(kind, this.#belief, wanted, progress)
  }
}

function answered(kind: string, belief: Belief, wanted: object, progress?: Progress): unknown {
  if (kind === 'contradictions')
    return contradictions(belief, (wanted as { marks: PencilMark[] }).marks)
  if (belief.systems.length === 0)
    throw refused('planetx-nothing-left', { lines: wrongLines(belief) })
  switch (kind) {
    case 'certain':
      return certain(belief)
    case 'odds':
      return odds(belief)
    case 'advice':
      return advice(belief)
    case 'conclusions':
      return conclusions(belief)
    default:
      return why(belief, (wanted as { claim: Claim }).claim, progress)
  }
}

function contradictions(belief: Belief, marked: readonly PencilMark[]): ContradictionsShown {
  const marks = distinct(marked)
  const truths = marks.map((mark) => satisfies(claimOf(mark), belief.catalogue))
  const chosen = fewest(belief.systems, truths)
  const heard = belief.facts.length
  if (chosen === null) return { heard, contradiction: null }
  const together = chosen.map((place) => truths[place]!).reduce(where, belief.catalogue.every)
  const facts = fewest(together, belief.truths) ?? []
  return {
    heard,
    contradiction: {
      marks: chosen.map((place) => marks[place]!),
      facts: facts.map((place) => shown(belief.facts[place]!)),
    },
  }
}

function distinct(marks: readonly PencilMark[]): PencilMark[] {
  const named = new Map(marks.map((mark) => [`${mark.sector}${mark.object}${mark.mark}`, mark]))
  return [...named.values()]
}

function claimOf({ sector, object, mark }: PencilMark): Claim {
  return { type: mark === 'yes' ? 'is' : 'is-not', sector, thing: object }
}

function certain({ facts, systems, catalogue }: Belief): CertainShown {
  const possible = possibleIn(systems, catalogue)
  return {
    heard: facts.length,
    systems: systems.length,
    planet_x: planetX(possible),
    sectors: possible.map((things, index) => ({ sector: index + 1, marks: marksOf(things) })),
  }
}

function marksOf(possible: readonly Thing[]): Record<string, Certainty> {
  const alone = THINGS.map((thing) => [thing, certainty(possible, [thing])] as const)
  return { ...Object.fromEntries(alone), 'E/X': certainty(possible, ['E', 'X']) }
}

function certainty(possible: readonly Thing[], asked: readonly Thing[]): Certainty {
  const met = possible.filter((thing) => asked.includes(thing)).length
  if (met === possible.length) return 'yes'
  return met === 0 ? 'no' : 'open'
}

function odds(belief: Belief): OddsShown {
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    sectors: belief.catalogue.allSectors.map((sector) => ({
      sector,
      odds: oddsIn(belief, sector),
    })),
  }
}

function oddsIn({ odds }: Belief, sector: number): Record<string, number> {
  const shares = THINGS.map((thing) => [thing, odds.of(sector, thing)] as const)
  const empty = odds.of(sector, 'E') + odds.of(sector, 'X')
  return { ...Object.fromEntries(shares), 'E/X': Math.min(1, empty) }
}

function why(belief: Belief, claim: Claim, progress?: Progress): WhyShown {
  const claimed = satisfies(claim, belief.catalogue)
  const chosen = reasons(belief, claimed, progress)
  if (chosen === null) throw refused('planetx-not-certain')
  const facts = chosen.map((place) => belief.facts[place]!)
  return {
    heard: belief.facts.length,
    claim,
    steps: stepsOf(belief, claimed, chosen),
    proof: proofOf(belief.facts, claim, facts, belief.catalogue),
  }
}

/** Own conclusions are not believed: each is told whether it follows. */
function conclusions(belief: Belief): ConclusionsShown {
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    conclusions: belief.notes.conclusions.map((one) => conclusion(belief, one)),
  }
}

function conclusion(belief: Belief, { fact, line }: Concluded): ConclusionShown {
  const truth = agrees(fact, belief.catalogue)
  const fits = countOf(belief.systems, truth)
  const against = belief.systems.length - fits
  const told = { line, concluded: fact, fits, against }
  if (fits > 0 && against > 0) return { ...told, verdict: 'open', steps: [] }
  const decided = fits > 0 ? truth : not(truth)
  const steps = stepsOf(belief, decided, reasons(belief, decided) ?? [])
  return { ...told, verdict: fits > 0 ? 'follows' : 'contradicts', steps }
}

/** The fewest facts that force something, by their places; null if they do not. */
function reasons(belief: Belief, claimed: Lookup, progress?: Progress): number[] | null {
  return fewest(where(belief.catalogue.every, not(claimed)), belief.truths, progress)
}

/** What each fact and those before it leave. */
function stepsOf(belief: Belief, claimed: Lookup, chosen: readonly number[]): StepShown[] {
  let systems = belief.catalogue.every
  return chosen.map((place) => {
    systems = where(systems, belief.truths[place]!)
    const possible = possibleIn(systems, belief.catalogue)
    return {
      fact: shown(belief.facts[place]!),
      systems: systems.length,
      against: systems.length - countOf(systems, claimed),
      planet_x: planetX(possible),
      possible,
    }
  })
}

/** The fewest lines that cannot all be true. */
function wrongLines({ facts, truths, catalogue }: Belief): string {
  const chosen = fewest(catalogue.every, truths) ?? []
  const lines = new Set(chosen.map((place) => facts[place]!.line))
  return [...lines].sort((one, other) => one - other).join(', ')
}
