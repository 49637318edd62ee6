/** What the solver in this page answers: the same questions and answers as the server's. */

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
import { advice } from './advice'
import { Belief } from './belief'
import { agrees, every, not, possibleIn, satisfies, type Claim, type Truth } from './facts'
import { proofOf } from './proof/lines'
import { refused } from './refusals'
import { shown } from './shown'
import { ALL, ALL_SECTORS, MODE, THINGS } from './systems'
import { clashing, fewest } from './why'

type Certainty = 'yes' | 'no' | 'open'

/** The answer to a question about notes in the grammar of `ecliptic planetx solve`. */
export function answer(kind: string, text: string, wanted: object): unknown {
  const notes = readNotes(text)
  if (notes.mode !== MODE) throw refused('planetx-notes-mode', { text: notes.mode })
  const belief = new Belief(notes.facts)
  if (kind !== 'contradictions') belief.require(() => wrongLines(belief))
  switch (kind) {
    case 'contradictions':
      return contradictions(belief, (wanted as { marks: PencilMark[] }).marks)
    case 'certain':
      return certain(belief)
    case 'odds':
      return odds(belief)
    case 'advice':
      return advice(belief, notes)
    case 'conclusions':
      return conclusions(belief, notes.conclusions)
    default:
      return why(belief, (wanted as { claim: Claim }).claim)
  }
}

function contradictions(belief: Belief, marked: readonly PencilMark[]): ContradictionsShown {
  const marks = distinct(marked)
  const truths = marks.map((mark) => satisfies(claimOf(mark)))
  const chosen = clashing(belief.systems, truths)
  const heard = belief.facts.length
  if (chosen === null) return { heard, contradiction: null }
  const together = every(chosen.map((place) => truths[place]!))
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

function certain(belief: Belief): CertainShown {
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    planet_x: planetX(belief.systems),
    sectors: possibleIn(belief.systems).map((things, index) => ({
      sector: index + 1,
      marks: marksOf(things),
    })),
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
    sectors: ALL_SECTORS.map((sector) => ({ sector, odds: oddsIn(belief, sector) })),
  }
}

function oddsIn(belief: Belief, sector: number): Record<string, number> {
  const shares = THINGS.map((thing) => [thing, belief.probability(sector, thing)] as const)
  const empty = belief.probability(sector, 'E') + belief.probability(sector, 'X')
  return { ...Object.fromEntries(shares), 'E/X': Math.min(1, empty) }
}

function why(belief: Belief, claim: Claim): WhyShown {
  const breaks = not(satisfies(claim))
  const chosen = fewest(breaks, belief.truths)
  if (chosen === null) throw refused('planetx-not-certain')
  const facts = chosen.map((place) => belief.facts[place]!)
  return {
    heard: belief.facts.length,
    claim,
    steps: stepsOf(belief, breaks, chosen),
    proof: proofOf(belief.facts, claim, facts),
  }
}

/** Own conclusions are not believed: each is told whether it follows. */
function conclusions(belief: Belief, concluded: readonly Concluded[]): ConclusionsShown {
  return {
    heard: belief.facts.length,
    systems: belief.systems.length,
    conclusions: concluded.map((one) => conclusion(belief, one)),
  }
}

function conclusion(belief: Belief, { fact, line }: Concluded): ConclusionShown {
  const truth = agrees(fact)
  const fits = belief.systems.filter(truth).length
  const against = belief.systems.length - fits
  const told = { line, concluded: fact, fits, against }
  if (fits > 0 && against > 0) return { ...told, verdict: 'open', steps: [] }
  const decided = fits > 0 ? truth : not(truth)
  const steps = reasons(belief, decided) ?? []
  return { ...told, verdict: fits > 0 ? 'follows' : 'contradicts', steps }
}

/** The fewest facts that force something, and what each and those before it leave; null if they do not. */
function reasons(belief: Belief, claimed: Truth): StepShown[] | null {
  const breaks = not(claimed)
  const chosen = fewest(breaks, belief.truths)
  return chosen && stepsOf(belief, breaks, chosen)
}

function stepsOf(belief: Belief, breaks: Truth, chosen: readonly number[]): StepShown[] {
  let systems: Uint16Array = ALL
  return chosen.map((place) => {
    systems = systems.filter(belief.truths[place]!)
    return {
      fact: shown(belief.facts[place]!),
      systems: systems.length,
      against: systems.filter(breaks).length,
      planet_x: planetX(systems),
      possible: possibleIn(systems),
    }
  })
}

/** The fewest lines that cannot all be true. */
function wrongLines(belief: Belief): string {
  const anything: Truth = () => true
  const chosen = fewest(anything, belief.truths) ?? []
  const lines = new Set(chosen.map((place) => belief.facts[place]!.line))
  return [...lines].sort((one, other) => one - other).join(', ')
}

function planetX(systems: Uint16Array): number[] {
  const possible = possibleIn(systems)
  return ALL_SECTORS.filter((sector) => possible[sector - 1]?.includes('X'))
}
