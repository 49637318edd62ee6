/** What a turn costs, as its button says it. */

import { t } from '../../i18n/messages.svelte'
import { targetsUsed, type Evening, type Player } from '../evening/evening'
import type { TurnKind } from './questions'

export function sayPrice(kind: TurnKind, { game }: Evening, player: Player): string {
  const { rules } = game
  switch (kind) {
    case 'survey':
      return t('kind-cost-range', {
        least: Math.min(...rules.survey_costs),
        most: Math.max(...rules.survey_costs),
      })
    case 'target': {
      const left = Math.max(0, rules.targets - targetsUsed(player))
      return t('kind-cost-target', { cost: rules.target_cost, left })
    }
    case 'research':
      return t('kind-cost', { cost: rules.research_cost })
    case 'locate':
      return t('kind-cost', { cost: rules.locate_cost })
  }
}
