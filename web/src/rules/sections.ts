/** The rules page: which sections there are, and what their pictures show. The words are Fluent's. */
import type { Thing } from '../wire/types'

export interface RulePicture {
  /** The caption is the message `rules-picture-NAME`. */
  name: string
  objects?: [sector: number, thing: Thing][]
  /** A run of sectors that is lit, from the first clockwise to the last. */
  lit?: [first: number, last: number]
  marked?: number[]
  arrow?: number
  /** Face-down theories in a sector, one on each of these spaces (0 is the outer one). */
  theories?: { sector: number; spaces: number[] }
}

export interface Section {
  /** The message is `rules-ID`; its paragraphs are the attributes a, b, c. */
  id: string
  paragraphs: ('a' | 'b' | 'c')[]
  pictures: RulePicture[]
}

export const SECTIONS: Section[] = [
  { id: 'goal', paragraphs: ['a', 'b'], pictures: [] },
  {
    id: 'sky',
    paragraphs: ['a', 'b', 'c'],
    pictures: [
      {
        name: 'asteroids',
        objects: [
          [1, 'A'],
          [2, 'A'],
          [6, 'A'],
          [7, 'A'],
        ],
      },
      {
        name: 'cloud',
        objects: [
          [4, 'G'],
          [5, 'E'],
        ],
      },
      {
        name: 'dwarf',
        objects: [
          [2, 'D'],
          [8, 'X'],
        ],
        marked: [7, 9],
      },
    ],
  },
  {
    id: 'turn',
    paragraphs: ['a', 'b', 'c'],
    pictures: [{ name: 'visible', arrow: 3, lit: [3, 8] }],
  },
  {
    id: 'survey',
    paragraphs: ['a', 'b'],
    pictures: [{ name: 'survey', arrow: 3, lit: [3, 8], marked: [4, 5, 6, 7] }],
  },
  { id: 'target', paragraphs: ['a'], pictures: [] },
  { id: 'research', paragraphs: ['a', 'b'], pictures: [] },
  {
    id: 'locate',
    paragraphs: ['a', 'b'],
    pictures: [
      {
        name: 'locate',
        objects: [
          [9, 'C'],
          [10, 'X'],
          [11, 'E'],
        ],
        marked: [9, 10, 11],
      },
    ],
  },
  { id: 'conference', paragraphs: ['a'], pictures: [] },
  { id: 'theories', paragraphs: ['a', 'b', 'c'], pictures: [] },
  {
    id: 'review',
    paragraphs: ['a', 'b', 'c'],
    pictures: [{ name: 'track', theories: { sector: 3, spaces: [0, 1, 2, 3] } }],
  },
  { id: 'end', paragraphs: ['a', 'b'], pictures: [] },
  { id: 'score', paragraphs: ['a', 'b', 'c'], pictures: [] },
  {
    id: 'words',
    paragraphs: ['a'],
    pictures: [
      { name: 'adjacent', objects: [[2, 'D']], marked: [1, 3] },
      { name: 'opposite', objects: [[2, 'D']], marked: [8] },
      { name: 'within', objects: [[2, 'D']], marked: [12, 1, 3, 4] },
    ],
  },
]
