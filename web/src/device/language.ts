/** The language of this browser: the one chosen last time, or the first of its own that we have. */
import { LANGUAGES, speak, type Language } from '../i18n/messages.svelte'
import { keepText, keptText } from './storage'

const KEPT_AS = 'ecliptic-language'

export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted)
  keepText(KEPT_AS, wanted)
}

export function preferredLanguage(): Language {
  const kept = keptText(KEPT_AS) ?? ''
  const wanted = [kept, ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find((one): one is Language => one in LANGUAGES) ?? 'en'
}
