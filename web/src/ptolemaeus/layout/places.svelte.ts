/** Where the parts of the table stand on this screen, and which of those that take turns is in sight. */
import { tick } from 'svelte'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { t } from '../../i18n/messages.svelte'
import { screenFor, type Screen } from '../../table/screen'
import { Tabs } from '../../table/tabs/tabs.svelte'

export type Part = 'wheel' | 'action' | 'cards' | 'players' | 'log'

const TABS: Record<Screen, readonly Part[]> = {
  phone: ['wheel', 'cards', 'players', 'log'],
  beside: ['action', 'cards', 'players', 'log'],
  tablet: ['players', 'log'],
  laptop: ['players', 'log'],
  wide: [],
}

/** What a part is called on its tab. */
const WORDS: Record<Part, string> = {
  wheel: 'ptolemaeus-tab-wheel',
  action: 'tab-action',
  cards: 'ptolemaeus-tab-cards',
  players: 'ptolemaeus-areas',
  log: 'log-title',
}

export class Places {
  /** The height of a line of text, in pixels. */
  readonly #line = parseFloat(getComputedStyle(document.documentElement).fontSize)

  readonly screen = $derived.by(() =>
    screenFor((innerWidth.current ?? 0) / this.#line, (innerHeight.current ?? 0) / this.#line),
  )
  /** Whether it is a phone, where parts take turns. */
  readonly small = $derived.by(() => this.screen === 'phone' || this.screen === 'beside')
  readonly tabs = new Tabs(() => TABS[this.screen].map((name) => ({ name, label: t(WORDS[name]) })))

  /** Brings a part into sight. Upright the action stands with the wheel. */
  async show(part: Part): Promise<void> {
    const name = part === 'action' && this.tabs.has('wheel') ? 'wheel' : part
    if (this.tabs.has(name)) this.tabs.choose(name)
    await tick()
  }
}
