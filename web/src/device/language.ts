/** The language of this browser: the one chosen last time, or the first of its own that we have. */
import { firstKnown, type Language } from '../i18n/languages'
import { speak } from '../i18n/messages.svelte'
import { keepText, keptText } from './storage'

const KEPT_AS = 'ecliptic-language'

export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted)
  keepText(KEPT_AS, wanted)
}

export function preferredLanguage(): Language {
  return firstKnown([keptText(KEPT_AS) ?? '', ...navigator.languages])
}
