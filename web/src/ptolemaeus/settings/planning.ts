import { planning } from '../../table/lobby/plan'
import { newTable, startingPlan, withSeats } from './plan'
import PlanSky from './PlanSky.svelte'

export default planning({ startingPlan, withSeats, newTable, Panel: PlanSky })
