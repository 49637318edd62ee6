/** Why something is certain, and which marks contradict each other, in words. */
import type {
  Amount,
  ConclusionShown,
  ContradictionShown,
  FactShown,
  PencilMark,
  WhyShown,
} from '../../wire/types'
import { objectName, sayClue, sayTitle } from './clues'
import { locateFacts, surveyFacts } from './events'
import { objectMessage } from '../../i18n/bundle'
import { eitherOf, listed, spans } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'

type Claim = WhyShown['claim']
type Fact = FactShown['fact']
/** A fact, and by name the rival whose answer it is, or that somebody let it slip, where a notebook says so. */
export type FactTold = FactShown & { by?: string | undefined; heard?: boolean | undefined }

/** A fact in words, and where it came from. */
export interface Ground {
  text: string
  source: string
  /** Its number in the seat's own stream, so that the log can show it. */
  number: number
}

/** The fewest facts that force something, where no argument is short enough to be read. */
export interface Forced {
  claim: string
  /** What follows: the facts, or that none is needed. */
  because: string
  facts: (Ground & { left: string })[]
}

export function sayForced(shown: WhyShown, sectors: number): Forced {
  return {
    claim: sayClaim(shown.claim),
    because: t(shown.steps.length ? 'proof-none' : 'why-rules-alone'),
    facts: shown.steps.map((step) => ({
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
    text: sayFact(shown.fact, sectors),
    source: saySource(shown),
    number: shown.number,
  }
}

export function sayFact(fact: Fact, sectors: number): string {
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
    case 'amount':
      return sayAmount(fact)
    case 'revealed':
      return t('fact-revealed')
  }
}

/** How many of some things some sectors hold; that one sector holds one of them is said in short. */
function sayAmount({ things, sectors, least, most }: Amount): string {
  const count = sectors.length
  if (count === 1 && least === 1) {
    return t('fact-one-of', { sector: sectors[0]!, things: eitherOf(things.map(objectName)) })
  }
  const many = things.map((thing) => t(`${objectMessage(thing)}.many`))
  const facts = { count, sectors: listed(spans(sectors)), things: eitherOf(many) }
  if (least === most) return t('fact-amount-exactly', { ...facts, expected: least })
  if (most === count) return t('fact-amount-least', { ...facts, least })
  if (least === 0) return t('fact-amount-most', { ...facts, most })
  return t('fact-amount-between', { ...facts, least, most })
}

/** What an own conclusion says, and whether it follows: in how many skies it is true. */
export interface Judged {
  claim: string
  verdict: string
  /** The fewest facts that decide it; none if it is open, or if the rules alone do. */
  grounds: Ground[]
}

export function sayConclusion(shown: ConclusionShown, sectors: number): Judged {
  const { verdict, fits, against, steps } = shown
  const alone = verdict === 'open' || steps.length > 0 ? '' : '-rules'
  const systems = { count: fits, systems: fits + against }
  return {
    claim: sayFact(shown.concluded, sectors),
    verdict: t(`conclusion-${verdict}${alone}`, systems),
    grounds: steps.map((step) => sayGround(step.fact, sectors)),
  }
}

function saySource({ fact, source, by, heard }: FactTold): string {
  if (heard) return t('notebook-source-heard')
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
