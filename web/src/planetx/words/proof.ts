/** Why something is certain, as reasoning: each line of a proof in words. */
import type { Mode, PencilMark, ProofLineShown, Rule } from '../../wire/types'
import { capitalised, listed, spans } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { FIGURES } from '../rules/figures'
import { sayGround, type Ground } from './why'

export interface SaidLine {
  /** What is supposed, known, follows, or cannot be. */
  text: string
  grounds: Ground[]
  /** Placement rules that it stands on. */
  rules: string[]
  /** The marks it looks at, which are lit on the sheet. */
  looks: string
}

export function sayLine(line: ProofLineShown, sectors: number): SaidLine {
  return {
    text: sayText(line),
    grounds: line.facts.map((fact) => sayGround(fact, sectors)),
    rules: line.rules.map((rule) => sayRule(rule, sectors)),
    looks: line.because.length ? t('proof-looks', { marks: sayMarks(line.because) }) : '',
  }
}

function sayText({ part, marks, case: number, cases }: ProofLineShown): string {
  switch (part) {
    case 'supposed': {
      const supposed = capitalised(sayMarks(marks))
      if (cases === 0) return t('proof-suppose', { marks: supposed })
      return t('proof-case', { case: number, cases, marks: supposed })
    }
    case 'known':
      return t('proof-known')
    case 'follows':
      return t('proof-then', { marks: sayMarks(marks) })
    case 'impossible':
      return t('proof-impossible')
  }
}

/** `sector 5: comet; sectors 4 and 6: no asteroid`. */
function sayMarks(marks: readonly PencilMark[]): string {
  const sectors = new Map<string, number[]>()
  for (const { mark, object, sector } of marks) {
    const alike = `${mark} ${object}`
    sectors.set(alike, [...(sectors.get(alike) ?? []), sector])
  }
  return [...sectors]
    .map(([alike, found]) => {
      const [mark, thing] = alike.split(' ') as [string, string]
      return t(`proof-${mark}`, { thing, count: found.length, sectors: listed(spans(found)) })
    })
    .join('; ')
}

function sayRule(rule: Rule, sectors: number): string {
  const mode: Mode = sectors === FIGURES.standard.sectors ? 'standard' : 'expert'
  const { counts, comet_sectors } = FIGURES[mode]
  const counted = {
    comets: counts.C,
    asteroids: counts.A,
    'dwarf-planets': counts.D,
    'gas-clouds': counts.G,
    'truly-empty': counts.E,
    'planet-x': counts.X,
    'cloud-beside-empty': 0,
    'no-dwarf-beside-x': 0,
  }
  const facts = { count: counted[rule], sectors: listed(comet_sectors.map(String)), mode }
  return t(`rule-${rule}`, facts)
}
