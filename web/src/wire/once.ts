/** Requests that the server carries out once, however often they have to be sent. */
import { Unreachable } from './refusals'
import { pause, waitBefore } from './backoff'

const REPEATS = 3
const KEY_BYTES = 32

/** What was wanted last and never answered: who asks for the same again gets what that has done. */
let unanswered: { wanted: string; key: string } | null = null

/** Send something under an idempotency key, and again under the same where no answer comes. */
export async function once<T>(wanted: unknown, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(wanted)
  const key = unanswered?.wanted === text ? unanswered.key : newKey()
  unanswered = { wanted: text, key }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await send(key)
      unanswered = null
      return answer
    } catch (error) {
      if (!(error instanceof Unreachable)) unanswered = null
      if (!(error instanceof Unreachable) || attempt === REPEATS) throw error
      await pause(waitBefore(attempt))
    }
  }
}

/** As secret as a token: whoever knows it could ask for the seat again. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
