/** The parts of the Ptolemaeus table, which every layout puts in its own places. */
import type { Snippet } from 'svelte'
import type { Screen } from '../../table/screen'
import type { Tabs } from '../../table/tabs/tabs.svelte'

export interface Parts {
  head: Snippet
  /** The guide's step; null while nobody is led. */
  guide: Snippet | null
  wheel: Snippet
  /** What explains the wheel: its legend, and the same in words. */
  beside: Snippet
  /** What has just happened. */
  news: Snippet
  /** What this seat is asked, or the end. */
  action: Snippet
  /** What is chosen, and the button that does it; null when there is nothing more to do. */
  bar: Snippet | null
  /** The cards face up; null when none is taken any more. */
  market: Snippet | null
  /** What only the viewer sees. */
  hand: Snippet
  /** Something is to be done with the own cards alone: a phone shows what is asked before those to draw. */
  fromHand: boolean
  /** What the round's end brings; null when there is none. */
  event: Snippet | null
  players: Snippet
  log: Snippet
}

export interface LayoutProps {
  screen: Screen
  tabs: Tabs
  parts: Parts
}
