/** Whether other devices can open an address of this page. */

import { isOneFile } from '../../ui/navigation.svelte'
import { hasServer } from '../../wire/server.svelte'

export type Reach = 'everywhere' | 'from-file' | 'from-here'

const THIS_DEVICE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** The message that says so of a page which other devices cannot open. */
export const reachWords = () => (hasServer() ? 'reach-from-here' : 'reach-from-here.folder')

export function reachOf(origin: string): Reach {
  // Opened from a device's own storage it has the origin `null` or `file://`.
  if (isOneFile() || !/^https?:/.test(origin)) return 'from-file'
  return THIS_DEVICE.test(new URL(origin).hostname) ? 'from-here' : 'everywhere'
}
