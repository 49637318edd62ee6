/** Why something is certain, and which marks contradict each other, in words. */
import type { ContradictionShown, FactShown, PencilMark, WhyShown } from '../../wire/types'
import { sayClue, sayTitle } from './clues'
import { locateFacts, surveyFacts } from './events'
import { eitherOf, spans, unbroken } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'

type Claim = WhyShown['claim']
type Fact = FactShown['fact']
/** A fact, and by name the rival whose answer it is, where a notebook says so. */
export type FactTold = FactShown & { by?: string | undefined }

/** A fact in words, and where it came from. */
export interface Ground {
  text: string
  source: string
  /** Its number in the seat's own stream, so that the log can show it. */
  number: number
}

export interface Reasoning {
  claim: string
  /** What follows: the facts, or that none is needed. */
  because: string
  steps: (Ground & { left: string })[]
}

export function sayWhy(shown: WhyShown, sectors: number): Reasoning {
  return {
    claim: unbroken(sayClaim(shown.claim)),
    because: sayBecause(shown.steps.length),
    steps: shown.steps.map((step) => ({
      ...sayGround(step.fact, sectors),
      left: t('why-left', { systems: step.systems, against: step.against }),
    })),
  }
}

export interface Clash {
  text: string
  marks: string[]
  because: string
  facts: Ground[]
}

/** The fewest marks that cannot all be, and the facts against them. */
export function sayContradiction(shown: ContradictionShown, sectors: number): Clash {
  return {
    text: t('contradiction', { count: shown.marks.length }),
    marks: shown.marks.map(sayMark),
    because: sayAgainst(shown),
    facts: shown.facts.map((fact) => sayGround(fact, sectors)),
  }
}

/** Facts that contradict each other without any mark need no word between them. */
function sayAgainst({ marks, facts }: ContradictionShown): string {
  if (marks.length === 0) return ''
  return facts.length ? t('why-against', { count: facts.length }) : t('why-rules-against')
}

function sayBecause(facts: number): string {
  return facts ? t('why-because', { count: facts }) : t('why-rules-alone')
}

export function sayClaim(claim: Claim): string {
  switch (claim.type) {
    case 'is':
      return t('claim-is', { sector: claim.sector, thing: claim.thing })
    case 'is-not':
      return t('claim-is-not', { sector: claim.sector, thing: claim.thing })
    case 'appears-empty':
      return t('claim-is', { sector: claim.sector, thing: 'E/X' })
    case 'planet-x-in':
      return t('claim-planet-x-in', {
        count: claim.sectors.length,
        sectors: eitherOf(spans(claim.sectors)),
      })
  }
}

function sayMark(mark: PencilMark): string {
  const facts = { sector: mark.sector, thing: mark.object }
  return t(mark.mark === 'yes' ? 'claim-is' : 'claim-is-not', facts)
}

export function sayGround(shown: FactTold, sectors: number): Ground {
  return {
    text: unbroken(sayFact(shown.fact, sectors)),
    source: saySource(shown),
    number: shown.number,
  }
}

function sayFact(fact: Fact, sectors: number): string {
  switch (fact.type) {
    case 'not-here':
      return t('claim-is-not', { sector: fact.sector, thing: fact.thing })
    case 'holds':
      return t('claim-is', { sector: fact.sector, thing: fact.thing })
    case 'counted':
      return t('answer-survey', { count: fact.count, ...surveyFacts(fact, sectors) })
    case 'seen':
      return t('answer-target', { sector: fact.sector, thing: fact.sighting })
    case 'clue':
      return sayClue(fact.clue)
    case 'titled':
      return t('fact-titled', { title: sayTitle(fact.title) })
    case 'located-wrong':
      return t('fact-located-wrong', locateFacts(fact, sectors))
    case 'located-right':
      return t('fact-located-right', locateFacts(fact, sectors))
    case 'revealed':
      return t('fact-revealed')
  }
}

function saySource({ fact, source, by }: FactTold): string {
  switch (source.type) {
    case 'dealt':
      return fact.type === 'titled' ? sayLabel(fact.label) : t('source-dealt')
    case 'turn':
      return by ? sayRivals(fact, source.number, by) : sayOwn(fact)
    case 'conference':
      return t('source-conference', { number: source.number })
    case 'review':
      return t('source-review', { phase: source.phase })
    case 'end':
      return t('source-end')
    case 'line':
      return t('source-line', { number: source.number })
  }
}

/** An own question is known by what was asked, which the fact repeats; turns bear no numbers on the table. */
function sayOwn(fact: Fact): string {
  if (fact.type === 'clue') return t('source-research', { topic: fact.label })
  return t(ASKED[fact.type] ?? 'source-locate')
}

const ASKED: Partial<Record<Fact['type'], string>> = {
  counted: 'source-survey',
  seen: 'source-target',
}

/** Rivals' answers are known to notebooks only, whose words are loaded with them. */
function sayRivals(fact: Fact, number: number, name: string): string {
  if (fact.type !== 'clue') return t('notebook-source-turn', { number, name })
  return t('notebook-source-research', { topic: fact.label, number, name })
}

/** `Topic B` or `Conference X1`. */
function sayLabel(label: string): string {
  return label.startsWith('X')
    ? t('conference-label', { conference: label })
    : t('topic-label', { topic: label })
}
