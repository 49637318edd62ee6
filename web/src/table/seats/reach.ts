/** Whether other devices can open an address of this page. */

export type Reach = 'everywhere' | 'from-file' | 'from-here'

const THIS_DEVICE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

export function reachOf(origin: string): Reach {
  // A page that is a file has the origin `null` or `file://`.
  if (!/^https?:/.test(origin)) return 'from-file'
  return THIS_DEVICE.test(new URL(origin).hostname) ? 'from-here' : 'everywhere'
}
