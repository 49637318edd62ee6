/** The parts of the Planet X table, which every layout puts in its own places. */
import type { Snippet } from 'svelte'
import type { Screen } from '../../table/screen'
import type { Tabs } from '../../table/tabs/tabs.svelte'

export interface Parts {
  head: Snippet
  /** The guide's step; null while nobody is led. */
  guide: Snippet | null
  /** Whether that is only a line, which opens over the table. */
  folded: boolean
  /** A move that somebody wants to take back: whatever part is in sight, everybody is asked. */
  undo: Snippet
  board: Snippet
  players: Snippet
  /** What has just happened. */
  news: Snippet
  /** What this seat is asked, or the end. */
  action: Snippet
  /** What is chosen, and the button that does it; null when there is nothing more to do. */
  bar: Snippet | null
  sheet: Snippet | null
  help: Snippet | null
  log: Snippet
  /** The board in words. */
  twin: Snippet
}

export interface LayoutProps {
  screen: Screen
  tabs: Tabs
  parts: Parts
}
