/** Pawns whose order cannot matter are placed without a question, and taken back without one. */
import { untrack } from 'svelte'
import type { AtTable } from '../../table/connection/connection.svelte'
import type { Board } from '../../wire/ptolemaeus'
import { answersItself, placedByItself } from './placing'

/** To be called while a component is set up; what it returns takes the last move back, with all the
 *  pawns that placed themselves before it. */
export function placingByItself(
  connection: () => AtTable,
  board: () => Board,
): () => Promise<void> {
  let leadingBack = $state(false)
  /** How much was told when something was last sent from here: once is enough for each view. */
  let sentAt = -1

  $effect(() => {
    const { now, told, asked, caughtUp } = connection()
    if (!now || asked === null || !caughtUp || now.heard === sentAt) return
    const sign = placedByItself(board())
    const step = answersItself({
      sign,
      leadingBack,
      free: now.undo === 'nobody',
      takenBack: told.at(-1)?.event.type === 'taken-back',
    })
    if (step !== 'undo') leadingBack = false
    if (step === null) return
    sentAt = now.heard
    untrack(() => {
      if (step === 'undo') void connection().undo()
      else void connection().answer({ type: 'place', sign })
    })
  })

  return async () => {
    const { now } = connection()
    leadingBack = now?.undo === 'nobody'
    sentAt = now?.heard ?? -1
    await connection().undo()
  }
}
