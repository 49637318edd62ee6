/** Where the parts of the table stand on this screen, and which of those that take turns is in sight. */
import { tick } from 'svelte'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { t } from '../../i18n/messages.svelte'
import { screenFor } from '../../table/screen'
import { Tabs } from '../../table/tabs/tabs.svelte'
import { tabsFor, type Part } from './tabs'

/** What a part is called on its tab. */
const WORDS: Record<Part, string> = {
  board: 'tab-board',
  action: 'tab-action',
  sheet: 'tab-sheet',
  help: 'help-title',
  log: 'log-title',
}

export class Places {
  readonly tabs: Tabs
  /** The height of a line of text, in pixels. */
  line = $state(parseFloat(getComputedStyle(document.documentElement).fontSize))

  readonly screen = $derived.by(() =>
    screenFor((innerWidth.current ?? 0) / this.line, (innerHeight.current ?? 0) / this.line),
  )
  /** Whether it is a phone, where parts take turns. */
  readonly small = $derived.by(() => this.screen === 'phone' || this.screen === 'beside')

  constructor(there: (part: Part) => boolean, news: (part: Part) => boolean) {
    this.tabs = new Tabs(() =>
      tabsFor(this.screen, there).map((name) => ({
        name,
        label: t(WORDS[name]),
        news: news(name),
      })),
    )
  }

  /** Brings a part into sight. Upright the action stands with the board. */
  async show(part: Part): Promise<void> {
    const name = part === 'action' && this.tabs.has('board') ? 'board' : part
    if (this.tabs.has(name)) this.tabs.choose(name)
    await tick()
  }
}
