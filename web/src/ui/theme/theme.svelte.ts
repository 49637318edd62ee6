/** Dark observatory or light paper: as the system has it, or as chosen here. */
import { keepText, keptText } from '../../device/storage'

export type Theme = 'system' | 'dark' | 'light'
export const THEMES: Theme[] = ['system', 'dark', 'light']

const KEPT_AS = 'ecliptic-theme'
const chosen = $state<{ theme: Theme }>({ theme: 'system' })

export const theme = () => chosen.theme

export function nextTheme(): Theme {
  return THEMES[(THEMES.indexOf(chosen.theme) + 1) % THEMES.length]!
}

export function wear(wanted: Theme): void {
  chosen.theme = wanted
  keepText(KEPT_AS, wanted)
  show()
}

export function wearTheChosenOne(): void {
  const kept = keptText(KEPT_AS)
  chosen.theme = THEMES.find((one) => one === kept) ?? 'system'
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', show)
  show()
}

function show(): void {
  const light = matchMedia('(prefers-color-scheme: light)').matches
  const worn = chosen.theme === 'system' ? (light ? 'light' : 'dark') : chosen.theme
  document.documentElement.dataset['theme'] = worn
}
