/** What makes the client an app: its worker, and its manifest in the language that is spoken. */
import { base } from '../base'
import { language } from '../../i18n/messages.svelte'
import { keepLookingForNewer } from './newer.svelte'

export function installOffline(): void {
  followLanguage()
  if (!import.meta.env.PROD) return
  keepLookingForNewer()
  // Only on safe origins: HTTPS and localhost.
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

/** Without a worker everything works but opening the page offline. */
async function register(): Promise<void> {
  const worker = navigator.serviceWorker
  const options = { scope: base(), updateViaCache: 'none' } as const
  const found = await worker.register(`${base()}worker.js`, options).catch(() => null)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found?.update().catch(() => {})
  })
}

function followLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link === null) return
  $effect.root(() => {
    $effect(() => {
      link.href = `${base()}manifest-${language()}.webmanifest`
    })
  })
}
