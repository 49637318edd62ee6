/** How one gets about in the notebook: by addresses of the site, or inside a page that is one file. */

export const PARTS = ['sheet', 'moves', 'theories', 'clues', 'score', 'print'] as const
export type Part = (typeof PARTS)[number]

export interface Way {
  /** The address of a part of a notebook; without an id, that of the list. */
  href: (id?: string, part?: Part) => string
  go: (id?: string, part?: Part) => void
}
