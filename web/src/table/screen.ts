/** What the screen has room for, by its size in lines of text (`rem`): text that is made larger gets the
 *  layout of a smaller screen. */

export type Screen =
  /** One part at a time. */
  | 'phone'
  /** A phone lying on its side: the board beside one part at a time. */
  | 'beside'
  /** Board and action above, the rest below. */
  | 'tablet'
  /** Board, action and notes in three columns. */
  | 'laptop'
  /** Everything in four. */
  | 'wide'

export function screenFor(width: number, height: number): Screen {
  const lying = width >= height
  if (width >= 110 && height >= 52) return 'wide'
  if (lying && width >= 62 && height >= 36) return 'laptop'
  if (lying && width >= 34) return 'beside'
  return width >= 44 ? 'tablet' : 'phone'
}
