/** How one gets about in the notebook: by addresses of the site, or inside a page that is one file. */

export interface Way {
  /** The address of a notebook; without an id, that of the list. */
  href: (id?: string) => string
  go: (id?: string) => void
}
