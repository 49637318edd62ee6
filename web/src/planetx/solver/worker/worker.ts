/// <reference lib="webworker" />
/** The web worker that the solver works in: one question after the other, so that the page never waits for it. */

import { Refused } from '../../../wire/refusals'
import { Solver } from '../answers'
import type { Asked, Told } from './messages'

declare const self: DedicatedWorkerGlobalScope

const solver = new Solver()
const tell = (told: Told): void => self.postMessage(told)

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  const { number, kind, notes, wanted } = data
  try {
    const progress = (done: number) => tell({ number, done })
    tell({ number, answer: solver.answer(kind, notes, wanted, progress) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    tell({ number, code: error.code, facts: error.facts as Record<string, number | string> })
  }
}
