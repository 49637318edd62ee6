/** A section of a rules page. */
export interface Section<Picture extends string = string> {
  /** The anchor, and the end of its title's name: `rules-goal`. */
  id: string
  /** Its paragraphs: `rules-goal-hidden` and so on. */
  lines: string[]
  pictures: Picture[]
}
