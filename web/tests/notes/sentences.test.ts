/** Every clue as the client words it, in four languages, reads back as the same clue. */
import { describe, expect, it } from 'vitest'
import { clueFrom } from '../../src/planetx/notes/clue_sentences'
import { CONFERENCE_FORMS, RESEARCH_FORMS } from '../../src/planetx/rules/clue_list'
import { clueOf, clueText } from '../../src/planetx/rules/clue_text'
import { sayClue } from '../../src/planetx/words/clues'
import { speak } from '../../src/i18n/messages.svelte'
import type { Clue, Mode } from '../../src/wire/types'
import { LANGUAGES } from '../words/catalogue'
import terms from '../words/terms.json'

const CLUES = terms.clues as Clue[]
const MODES: Mode[] = ['standard', 'expert']

const cluesOf = (mode: Mode): Set<string> =>
  new Set([...RESEARCH_FORMS[mode], ...CONFERENCE_FORMS[mode]])

describe.each(LANGUAGES)('clues in %s', (language) => {
  it.each(MODES)('read back in %s mode, shouted and whispered', async (mode) => {
    await speak(language)
    const lawful = cluesOf(mode)
    for (const clue of CLUES.filter((one) => lawful.has(clueText(one)))) {
      const said = sayClue(clue)
      for (const written of [said, said.toUpperCase(), said.toLowerCase()]) {
        expect(clueFrom(written, mode), written).toEqual(clue)
      }
    }
  })
})

it.each(MODES)('clues in the notation of records read back in %s mode', (mode) => {
  for (const text of cluesOf(mode)) expect(clueFrom(text, mode)).toEqual(clueOf(text))
})

/** The package is held to the same sentences: `npx vitest run -u tests/notes` writes them anew. */
it('the sentences the package reads are fresh', async () => {
  const lines: string[] = []
  for (const language of LANGUAGES) {
    await speak(language)
    lines.push(...CLUES.map((clue) => `${language} | ${clueText(clue)} | ${sayClue(clue)}`))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sentences.txt')
})
