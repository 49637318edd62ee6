/** A proof, line by line: in words, and as cells that are lit. */
import { beforeAll, describe, expect, it } from 'vitest'
import { litBy, litSectors } from '../../src/planetx/help/lit'
import { answer } from '../solver/solver'
import { sayLine } from '../../src/planetx/words/proof'
import { alsoSay, speak } from '../../src/i18n/messages.svelte'
import type { WhyShown } from '../../src/wire/types'
import { LANGUAGES } from './catalogue'
import terms from './terms.json'

const NOTES = 'standard\nfacts 2-D\nS D 3-7 = 0\nS D 6-10 = 0'
const why = answer('why', NOTES, { claim: { type: 'is-not', sector: 12, thing: 'X' } }) as WhyShown

const texts = () => why.proof.map((line) => sayLine(line, 12).text)

describe.each(LANGUAGES)('proofs in %s', (language) => {
  beforeAll(async () => {
    await speak(language)
    await alsoSay('why')
  })

  it('are whole sentences', () => {
    for (const text of texts()) expect(text).toMatch(/^\p{Lu}[^{}]+[.:]$/u)
  })

  it.each(terms.rules)('name the rule of %s', (rule) => {
    const line = { ...why.proof[1]!, rules: [rule as never] }
    for (const sectors of [12, 18]) {
      expect(sayLine(line, sectors).rules[0]).toMatch(/^\p{Lu}[^{}]+\.$/u)
    }
  })
})

it('a proof supposes the opposite and follows it to where it cannot be', async () => {
  await speak('en')
  expect(texts()).toEqual([
    'Suppose the opposite. Sector 12: Planet X.',
    'You know this:',
    'Then sectors 8–\u206010: no dwarf planet.',
    'Then sectors 1 and 11: no dwarf planet.',
    'But then this is impossible:',
  ])
  const { rules, looks } = sayLine(why.proof[3]!, 12)
  expect(rules).toEqual(['No dwarf planet is next to Planet X.'])
  expect(looks).toBe('From: sector 12: Planet X.')
})

it('the cells of a line are lit, and what is certain stays framed', () => {
  const first = litBy(why, 0)
  expect([...first.claim]).toEqual(['12X'])
  expect([...first.cells]).toEqual([['12X', 'yes']])
  const later = litBy(why, 3)
  expect([...later.claim]).toEqual(['12X'])
  expect(Object.fromEntries(later.cells)).toEqual({ '12X': 'because', '1D': 'no', '11D': 'no' })
  expect(litSectors(later)).toEqual([1, 11])
  expect(litBy(why, 2).cells.get('7D')).toBe('counted')
  expect(litBy(null, 0).cells.size).toBe(0)
})
