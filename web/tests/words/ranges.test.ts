/** "8–" at the end of a line and "1" in the next is hard to read: no sentence lets that happen. */
import { afterAll, expect, it } from 'vitest'
import { codeWords, loadErrors } from '../../src/i18n/errors'
import { LANGUAGES, type Language } from '../../src/i18n/languages'
import { eitherOf, spans } from '../../src/i18n/lists'
import { alsoSay, speak, t } from '../../src/i18n/messages.svelte'
import { sayAction } from '../../src/planetx/words/actions'

const JOINED = /\d–\u2060\d/

afterAll(() => speak('en'))

it.each(Object.keys(LANGUAGES) as Language[])('ranges hold together in %s', async (language) => {
  await Promise.all([alsoSay('companion'), loadErrors()])
  await speak(language)
  const said = [
    t('status-sky', { first: 8, last: 1 }),
    t('kind-cost-range', { least: 2, most: 4 }),
    t('companion-outside', { share: 'part', first: 8, last: 1 }),
    t('help-planet-x', { count: 5, sectors: eitherOf(spans([1, 2, 3, 7, 8])) }),
    sayAction('S A 8-1', 12),
    codeWords('planetx-survey-comet-ends', { sectors: '2, 3', first: 8, last: 1 }),
  ]
  for (const one of said) {
    expect(one).toMatch(JOINED)
    expect(one).not.toMatch(/\d–\d/)
  }
})
