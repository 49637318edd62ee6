/** How a table of Brightest is planned: it asks nothing besides who plays. */
import { planning, startOf, whoAt } from '../../src/table/lobby/plan'

export default planning({
  counts: [2, 3, 4],
  startingPlan: () => ({ seats: [{ who: 'you' }, { who: 'open' }], spectators: true }),
  withSeats: (plan, count) => ({
    ...plan,
    seats: Array.from({ length: count }, (_, at) => plan.seats[at] ?? { who: whoAt(at) }),
  }),
  newTable: (plan, name) => ({
    game: 'brightest',
    options: { seats: plan.seats.length },
    seats: plan.seats,
    name,
    spectators: plan.spectators,
    start: startOf(plan),
  }),
})
