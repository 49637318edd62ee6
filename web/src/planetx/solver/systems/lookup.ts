/** A small number for every system, looked up by one of its columns or by two, or worked out; and what is done
 *  with it for many systems at once. Truth is such a number, 1 or 0. */

import type { Column, Systems } from './catalogue'

export type Lookup =
  | { by: 'one'; column: Column; values: Uint8Array }
  /** Of two placements the first counts most: the second ones are so `many`. */
  | { by: 'two'; first: Column; second: Column; many: number; values: Uint8Array }
  | { by: 'each'; value: (system: number) => number }

export const ALWAYS: Lookup = { by: 'each', value: () => 1 }

/** The number of one system after the other. */
export function valueOf(lookup: Lookup): (system: number) => number {
  switch (lookup.by) {
    case 'one': {
      const { column, values } = lookup
      return (system) => values[column[system]!]!
    }
    case 'two': {
      const { first, second, many, values } = lookup
      return (system) => values[first[system]! * many + second[system]!]!
    }
    case 'each':
      return lookup.value
  }
}

/** The same with other numbers. */
export function mapped(lookup: Lookup, to: ArrayLike<number>): Lookup {
  if (lookup.by === 'each') return { by: 'each', value: (system) => to[lookup.value(system)]! }
  const values = new Uint8Array(lookup.values.length)
  for (let at = 0; at < values.length; at += 1) values[at] = to[lookup.values[at]!]!
  return { ...lookup, values }
}

/** What is true where the other is not. */
export const not = (truth: Lookup): Lookup => mapped(truth, [1, 0])

/** Those of the systems of which it is true. */
export function where(systems: Systems, truth: Lookup): Systems {
  const found = valuesOf(systems, truth)
  const kept = roomForPlaces(systems.length)
  let count = 0
  for (let at = 0; at < systems.length; at += 1) {
    kept[count] = systems[at]!
    count += found[at]!
  }
  return count === systems.length ? systems : kept.slice(0, count)
}

/** Of how many of the systems it is true. */
export function countOf(systems: Systems, truth: Lookup): number {
  const found = valuesOf(systems, truth)
  let count = 0
  for (let at = 0; at < systems.length; at += 1) count += found[at]!
  return count
}

/** The numbers of some systems, in their order. They stand where the next ones will be written. */
export function valuesOf(systems: Systems, lookup: Lookup): Uint8Array {
  const found = roomForValues(systems.length)
  switch (lookup.by) {
    case 'one':
      byOne(systems, lookup.column, lookup.values, found)
      break
    case 'two':
      byTwo(systems, lookup.first, lookup.second, lookup.many, lookup.values, found)
      break
    case 'each':
      byEach(systems, lookup.value, found)
  }
  return found
}

function byOne(systems: Systems, column: Column, values: Uint8Array, found: Uint8Array): void {
  for (let at = 0; at < systems.length; at += 1) found[at] = values[column[systems[at]!]!]!
}

function byTwo(
  systems: Systems,
  first: Column,
  second: Column,
  many: number,
  values: Uint8Array,
  found: Uint8Array,
): void {
  for (let at = 0; at < systems.length; at += 1) {
    const system = systems[at]!
    found[at] = values[first[system]! * many + second[system]!]!
  }
}

function byEach(systems: Systems, value: (system: number) => number, found: Uint8Array): void {
  for (let at = 0; at < systems.length; at += 1) found[at] = value(systems[at]!)
}

// Written over by the next one who asks: a phone has no room for many of them.
let places = new Uint32Array(0)
let values = new Uint8Array(0)

function roomForPlaces(systems: number): Uint32Array {
  if (places.length < systems) places = new Uint32Array(systems)
  return places
}

function roomForValues(systems: number): Uint8Array {
  if (values.length < systems) values = new Uint8Array(systems)
  return values
}
