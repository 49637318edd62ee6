/** What speaks for an advised action, and what is not to be forgotten, in words. */

import { eitherOf } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { seatName, type Scene } from '../../table/seats/names'
import type { ActionAdvised, RemindersShown } from '../../wire/types'
import { figureName, planetName, signName } from './words'

type Reason = ActionAdvised['reasons'][number]

export function sayReason(reason: Reason, scene: Scene): string {
  switch (reason.type) {
    case 'studies': {
      const studies = reason.objective ? 'ptolemaeus-reason-wanted' : 'ptolemaeus-reason-studies'
      return t(studies, { planet: planetName(reason.planet) })
    }
    case 'nearer': {
      const nearer = reason.objective
        ? 'ptolemaeus-reason-nearer-wanted'
        : 'ptolemaeus-reason-nearer'
      return t(nearer, { planet: planetName(reason.planet), count: reason.missing })
    }
    case 'saves':
      return reason.sign === null
        ? t('ptolemaeus-reason-saves', { count: reason.cards })
        : t('ptolemaeus-reason-saves-later', {
            count: reason.cards,
            sign: signName(reason.sign),
          })
    case 'denies':
      return t('ptolemaeus-reason-denies', {
        name: seatName(reason.seat, scene),
        sign: signName(reason.sign),
      })
    case 'token':
      return t('ptolemaeus-reason-token', { sign: signName(reason.sign) })
  }
}

/** What completes a study, those by the same pawns together. */
export function sayCompleting({ completing }: RemindersShown): string[] {
  const alike = new Map<string, typeof completing>()
  for (const one of completing) {
    const key = JSON.stringify([one.signs, one.sign, one.four])
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  return [...alike.values()].map((some) => {
    const { signs, sign, four } = some[0]!
    const planet = eitherOf(some.map((one) => planetName(one.planet)))
    if (signs.length === 0) return t('ptolemaeus-completes-now', { planet, sign: signName(sign) })
    const text = figureName(signs)
    if (four) return t('ptolemaeus-completes-four', { text, planet, sign: signName(sign) })
    return t('ptolemaeus-completes-third', { text, planet })
  })
}

export function saySweep({ sweep }: RemindersShown): string {
  if (sweep === null) return ''
  const swept = t('ptolemaeus-sweeps', { sign: signName(sweep.sign), count: sweep.pawns })
  return sweep.ends ? `${swept} ${t('ptolemaeus-sweeps-last')}` : swept
}

export function sayLacking({ lacking }: RemindersShown): string[] {
  return lacking.map(({ planet, sign, pawns, then }) => {
    const there = t('ptolemaeus-lacks', {
      planet: planetName(planet),
      sign: signName(sign),
      count: pawns,
    })
    return then === sign
      ? there
      : `${there} ${t('ptolemaeus-lacks-moves', { sign: signName(then) })}`
  })
}

export function sayAffordable({ affordable }: RemindersShown): string[] {
  return affordable.map(({ signs, cards }) =>
    t('ptolemaeus-affords', { text: figureName(signs), count: cards }),
  )
}
