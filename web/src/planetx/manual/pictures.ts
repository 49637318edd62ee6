/** The small boards of the rules page, as data. */
import { RINGS, type Thing } from '../../wire/types'

export interface RingPicture {
  sectors: number
  things?: Partial<Record<number, Thing>>
  /** Sectors the rule is about. */
  marked?: number[]
  /** The sector the rule starts from. */
  from?: number
  dimmed?: number[]
  /** Where the Earth's arrow points. */
  arrow?: number
}

export type RingName = keyof typeof RING_PICTURES
export type PictureName = RingName | 'track'

const ring = (picture: Omit<RingPicture, 'sectors'>, sectors = 12): RingPicture => ({
  sectors,
  ...picture,
})

export const RING_PICTURES = {
  comets: ring({ marked: RINGS.standard.comet_sectors }),
  asteroids: ring({ things: { 1: 'A', 2: 'A', 7: 'A', 8: 'A' }, marked: [1, 2, 7, 8] }),
  clouds: ring({ things: { 4: 'G', 5: 'E' }, marked: [4, 5] }),
  band: ring(
    { things: { 3: 'D', 4: 'D', 6: 'D', 8: 'D' }, marked: [3, 4, 5, 6, 7, 8] },
    RINGS.expert.sectors,
  ),
  visible: ring({ marked: [10, 11, 12, 1, 2, 3], dimmed: [4, 5, 6, 7, 8, 9], arrow: 10 }),
  adjacent: ring({ from: 8, marked: [7, 9] }),
  opposite: ring({ from: 4, marked: [10] }),
  within: ring({ from: 5, marked: [3, 4, 6, 7] }),
}
