/** The rules of a game, as its page shows them. */
import type { Component } from 'svelte'
import type { Facts } from '../../i18n/messages.svelte'

export interface Section<Picture extends string = string> {
  /** The anchor, and the end of its title's name: `rules-goal`. */
  id: string
  /** Its paragraphs: `rules-goal-hidden` and so on. */
  lines: string[]
  pictures: Picture[]
}

export interface Manual {
  /** What the names of its messages begin with. */
  words: string
  sections: readonly Section[]
  /** Facts of a paragraph. */
  facts?: (line: string) => Facts | undefined
  /** What follows the paragraphs of a section. */
  More: Component<{ section: string }>
}
