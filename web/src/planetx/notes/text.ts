/** A line of notes in the short notation, written so that it reads back the same. */

import type { Amount, Thing } from '../../wire/types'
import { clueText } from '../rules/clue_text'
import type { Fact } from '../solver/facts'
import type { Line, TheoryWritten } from './lines'

export function lineText(line: Line): string {
  if (line.theory) return theoryText(line.theory)
  if (line.arrow !== null) return `at ${line.arrow}`
  if (line.dealer) return `dealer ${line.dealer}`
  if (line.concluded) return `so ${factText(line.concluded)}`
  const [first] = line.facts
  if (!first) return `${line.turn} = ?`
  const whose = line.rival ? 'rival ' : ''
  if (line.starting) return `${whose}facts ${line.facts.map(startingText).join(' ')}`
  if (line.reviewed && 'sector' in first) {
    return `review ${first.sector} ${line.facts.map(faceText).join(' ')}`
  }
  return whose + factText(first)
}

function theoryText({ own, sector, thing }: TheoryWritten): string {
  return `${own ? 'theory' : 'rival theory'} ${sector}${thing ? ` ${thing}` : ''}`
}

const startingText = (fact: Fact): string =>
  fact.type === 'not-here' ? `${fact.sector}-${fact.thing}` : ''

function faceText(fact: Fact): string {
  if (fact.type === 'holds') return `${fact.thing}+`
  return fact.type === 'not-here' ? `${fact.thing}-` : ''
}

export function factText(fact: Fact): string {
  switch (fact.type) {
    case 'not-here':
      return `not ${fact.thing} in ${fact.sector}`
    case 'holds':
      return `${fact.thing} in ${fact.sector}`
    case 'amount':
      return `${thingsText(fact.things)} in ${sectorsText(fact.sectors)}${boundText(fact)}`
    case 'counted':
      return `S ${fact.thing} ${fact.first}-${fact.last} = ${fact.count}`
    case 'seen':
      return `T ${fact.sector} = ${fact.sighting}`
    case 'clue':
      return `${labelText(fact.label, 'R')} = ${clueText(fact.clue)}`
    case 'titled': {
      const named = fact.written.length > 0 ? fact.written.join('+') : fact.title.join('/')
      return `${labelText(fact.label, 'topic')} ${named}`
    }
    case 'located-wrong':
    case 'located-right': {
      const verdict = fact.type === 'located-right' ? 'right' : 'wrong'
      return `L ${fact.sector} ${fact.before} ${fact.after} = ${verdict}`
    }
    case 'revealed':
      return ''
  }
}

const labelText = (label: string, topic: string): string =>
  label.startsWith('X') ? `conference ${label.slice(1)}` : `${topic} ${label}`

/** Truly empty and Planet X together are what appears empty. */
function thingsText(things: readonly Thing[]): string {
  if (!things.includes('E') || !things.includes('X')) return things.join(' or ')
  return [...things.filter((thing) => thing !== 'E' && thing !== 'X'), 'E/X'].join(' or ')
}

/** `3-5`, or `1-2, 7, 11-12`. */
function sectorsText(sectors: readonly number[]): string {
  const runs: [number, number][] = []
  for (const sector of sectors) {
    const last = runs.at(-1)
    if (last?.[1] === sector - 1) last[1] = sector
    else runs.push([sector, sector])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
}

function boundText({ sectors: { length }, least, most }: Amount): string {
  if (least === 1 && length === 1) return ''
  if (least === most) return ` = ${least}`
  if (most === length) return ` >= ${least}`
  return least === 0 ? ` <= ${most}` : ` = ${least}-${most}`
}
