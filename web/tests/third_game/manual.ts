/** The rules of Brightest. */
import type { Manual } from '../../src/ui/manual/manual'
import More from './More.svelte'

const manual: Manual = {
  words: 'brightest-rules',
  sections: [{ id: 'goal', lines: ['brightest'], pictures: [] }],
  More,
}
export default manual
