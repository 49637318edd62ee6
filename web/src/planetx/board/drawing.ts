/** A run drawn along a ring of sectors with a finger or the mouse. Who never leaves the first sector has
 *  only tapped it. The picture needs `touch-action: pinch-zoom` meanwhile, or the browser takes the
 *  finger away to scroll; on a part of a picture browsers do not heed it. */

import type { Point } from './geometry'

type OnPicture = PointerEvent & { currentTarget: SVGSVGElement }

export class Drawing {
  #from: number | null = null
  #left = false
  readonly #sectorAt: (point: Point) => number | null

  /** It is told which sector is at a point of the picture. */
  constructor(sectorAt: (point: Point) => number | null) {
    this.#sectorAt = sectorAt
  }

  begin(event: OnPicture): void {
    if (event.button !== 0) return
    this.#from = this.#sectorUnder(event)
    this.#left = false
  }

  /** The sectors between which there is a run now; null if there is none, or it is as it was. */
  drawn(event: OnPicture): [number, number] | null {
    const to = this.#from === null ? null : this.#sectorUnder(event)
    if (this.#from === null || to === null || (to === this.#from && !this.#left)) return null
    this.#left = true
    return [this.#from, to]
  }

  /** Lifted, or taken away by the browser: the sector that was tapped, or that a run was drawn. */
  end(): { tapped: number | null; run: boolean } {
    const [from, run] = [this.#from, this.#left]
    this.#from = null
    this.#left = false
    return { tapped: run ? null : from, run }
  }

  #sectorUnder(event: OnPicture): number | null {
    const matrix = event.currentTarget.getScreenCTM()
    if (!matrix) return null
    const point = new DOMPoint(event.clientX, event.clientY)
    return this.#sectorAt(point.matrixTransform(matrix.inverse()))
  }
}
