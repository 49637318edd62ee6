/** What an action still lacks, in words: only what is not chosen yet, or why a tap chose nothing. */

import { t } from '../../i18n/messages.svelte'
import type { Choice } from './choice.svelte'
import { beside } from './offered'

export function sayMissing(choice: Choice, sectors: number): string {
  const { kind, thing, first, sector, missed } = choice
  if (missed !== null) return sayMissed(choice, missed)
  if (kind === 'survey' && first !== null) return t('confirm-incomplete-thing')
  if (kind === 'survey' && thing !== null) return t('confirm-incomplete-run')
  if (kind === 'place' && thing !== null) return t('confirm-incomplete-sector')
  if (kind === 'place' && sector !== null) return t('confirm-incomplete-theory')
  if (kind === 'locate' && sector !== null) {
    const [before, after] = beside(sector, sectors)
    return t('locate-beside', { sector: choice.before === null ? before : after })
  }
  return t(`confirm-incomplete-${kind ?? 'none'}`)
}

function sayMissed({ kind, sky, thing }: Choice, sector: number): string {
  if (kind === 'place') return t('tap-not-here', { sector })
  if (thing === 'C' && sky.includes(sector)) return t('survey-hint-comets')
  return t('tap-not-visible', { sector })
}
