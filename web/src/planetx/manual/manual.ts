/** The rules of The Search for Planet X. */
import type { Manual } from '../../ui/manual/manual'
import { RINGS } from '../../wire/types'
import { listed, number } from '../../i18n/lists'
import More from './More.svelte'
import { SECTIONS } from './sections'

const sectors = (numbers: number[]) => listed(numbers.map(number))

const manual: Manual = {
  words: 'rules',
  sections: SECTIONS,
  facts: (line) =>
    line === 'comets'
      ? {
          standard: sectors(RINGS.standard.comet_sectors),
          expert: sectors(RINGS.expert.comet_sectors),
        }
      : undefined,
  More,
}
export default manual
