import { planning } from '../../table/lobby/plan'
import { newTable, startingPlan, withSeats } from './plan'
import PlanHelp from './PlanHelp.svelte'
import PlanMode from './PlanMode.svelte'
import PlanPlace from './PlanPlace.svelte'

export default planning({
  startingPlan,
  withSeats,
  newTable,
  alone: 'new-alone',
  Kind: PlanMode,
  Seat: PlanPlace,
  seatHint: 'new-season-hint',
  Help: PlanHelp,
})
