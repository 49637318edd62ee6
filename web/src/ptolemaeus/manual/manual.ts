/** The rules of Ptolemaeus. */
import type { Manual } from '../../ui/manual/manual'
import More from './More.svelte'
import { SECTIONS } from './sections'

const manual: Manual = { words: 'ptolemaeus-rules', sections: SECTIONS, More }
export default manual
