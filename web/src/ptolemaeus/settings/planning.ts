import { planning } from '../../table/lobby/plan'
import { newTable, startingPlan, withSeats } from './plan'
import PlanHelp from './PlanHelp.svelte'
import PlanSky from './PlanSky.svelte'

export default planning({ startingPlan, withSeats, newTable, Panel: PlanSky, Help: PlanHelp })
