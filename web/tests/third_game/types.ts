/** What the server tells of a game of Brightest. */
export interface BrightestView {
  viewer: number | null
  board: { seats: number; waiting: number[]; opened: number[][] }
  desk: { hand: number[]; sealed: number | null }
}

export interface Play {
  type: 'play'
  star: number
}
