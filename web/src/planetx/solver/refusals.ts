/** What the solver refuses, in the form in which the server refuses it. */

import { Refused } from '../../wire/refusals'

const UNPROCESSABLE = 422

export function refused(code: string, facts: Record<string, number | string> = {}): Refused {
  return new Refused({
    type: 'about:blank',
    title: code,
    status: UNPROCESSABLE,
    code,
    detail: '',
    request_id: '',
    facts,
  })
}
