/** Whether there is a newer client than the one running here. */

import { base } from '../base'

const NAME = 'build'
const IN_PAGE = /<meta name="build" content="(\w+)"/

const newer = $state({ there: false })

export const isNewerThere = () => newer.there

/** Load the newer client, at the address that is shown. */
export function loadNewer(): void {
  location.reload()
}

/** Look whether the page is still of this build where it comes from. */
export async function lookForNewer(): Promise<void> {
  const own = document.querySelector(`meta[name=${NAME}]`)?.getAttribute('content')
  const page = await fetch(base(), { cache: 'no-cache' }).catch(() => null)
  if (!page?.ok) return
  const theirs = IN_PAGE.exec(await page.text().catch(() => ''))?.[1]
  if (own && theirs && theirs !== own) newer.there = true
}

/** Look again when somebody comes back to the page or to the network. */
export function keepLookingForNewer(): void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookForNewer()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  // A part of this client that is not on the server any more: only the newer one can go on.
  addEventListener('vite:preloadError', () => {
    void lookForNewer().then(() => newer.there && loadNewer())
  })
}
