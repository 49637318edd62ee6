/** Which facts exclude a system, a bit each: many systems are excluded by the same ones, and one of them stands for
 *  all. */

import type { Column, Systems } from '../systems/catalogue'
import { valuesOf, type Lookup } from '../systems/lookup'
import { countBits } from '../systems/ring'

/** Told now and then how much is done, from 0 to 1. */
export type Progress = (done: number) => void

const WORD = 32

export function signaturesOf(
  systems: Systems,
  facts: readonly Lookup[],
  progress: Progress,
): Signatures {
  const words = Math.max(1, Math.ceil(facts.length / WORD))
  const passes = Array.from({ length: words }, (_, word) =>
    inPasses(facts.slice(word * WORD, (word + 1) * WORD)),
  )
  const all = passes.flat().length
  let done = 0
  const excluded = passes.map((together) => {
    const word = new Uint32Array(systems.length)
    for (const pass of together) {
      addBits(word, systems, pass)
      progress((done += 1) / (all + 1))
    }
    return word
  })
  return new Signatures(excluded)
}

/** Facts, each with the bit it sets, that are looked up in the same columns. */
type Pass = [Lookup, number][]

function inPasses(facts: readonly Lookup[]): Pass[] {
  const passes: Pass[] = []
  for (const [bit, fact] of facts.entries()) {
    const same = passes.find(([first]) => isAlike(first![0], fact))
    if (same) same.push([fact, bit])
    else passes.push([[fact, bit]])
  }
  return passes
}

function isAlike(one: Lookup, other: Lookup): boolean {
  if (one.by === 'one') return other.by === 'one' && one.column === other.column
  if (one.by === 'each' || other.by !== 'two') return false
  return one.first === other.first && one.second === other.second
}

function addBits(word: Uint32Array, systems: Systems, pass: Pass): void {
  const [[fact, bit]] = pass as [[Lookup, number]]
  switch (fact.by) {
    case 'one':
      addByOne(word, systems, fact.column, bitsOf(fact.values.length, pass))
      break
    case 'two':
      addByTwo(word, systems, fact.first, fact.second, fact.many, bitsOf(fact.values.length, pass))
      break
    case 'each':
      addByValue(word, valuesOf(systems, fact), bit)
  }
}

/** What is excluded by each entry of tables that are alike. */
function bitsOf(entries: number, pass: Pass): Uint32Array {
  const bits = new Uint32Array(entries)
  for (const [fact, bit] of pass) {
    const { values } = fact as Extract<Lookup, { values: Uint8Array }>
    for (let at = 0; at < entries; at += 1) bits[at]! |= (1 - values[at]!) << bit
  }
  return bits
}

function addByOne(word: Uint32Array, systems: Systems, column: Column, bits: Uint32Array): void {
  for (let at = 0; at < word.length; at += 1) word[at]! |= bits[column[systems[at]!]!]!
}

function addByTwo(
  word: Uint32Array,
  systems: Systems,
  first: Column,
  second: Column,
  many: number,
  bits: Uint32Array,
): void {
  for (let at = 0; at < word.length; at += 1) {
    const system = systems[at]!
    word[at]! |= bits[first[system]! * many + second[system]!]!
  }
}

function addByValue(word: Uint32Array, agrees: Uint8Array, bit: number): void {
  for (let at = 0; at < word.length; at += 1) word[at]! |= (1 - agrees[at]!) << bit
}

const FREE = -1
const SLOTS = 1 << 12

/** The different ones among some. */
export class Signatures {
  readonly #words: readonly Uint32Array[]
  /** The first system with each signature, and where in the table each stands. */
  #systems: number[] = []
  #slots = new Int32Array(SLOTS).fill(FREE)

  /** Of every system, 32 facts to a word. */
  constructor(words: readonly Uint32Array[]) {
    this.#words = words
    const [first] = words
    for (let at = 0; at < first!.length; at += 1) this.#add(at)
  }

  #add(system: number): void {
    const slot = this.#slotOf(system)
    if (this.#slots[slot] !== FREE) return
    this.#slots[slot] = this.#systems.push(system) - 1
    if (this.#systems.length * 2 > this.#slots.length) this.#grow()
  }

  /** Where a signature like this system's stands, or would. */
  #slotOf(system: number): number {
    let hash = 0
    for (const word of this.#words) hash = Math.imul(hash ^ word[system]!, 0x9e3779b1)
    const last = this.#slots.length - 1
    let slot = (hash >>> 7) & last
    for (;;) {
      const number = this.#slots[slot]!
      if (number === FREE || this.#isSame(this.#systems[number]!, system)) return slot
      slot = (slot + 1) & last
    }
  }

  #isSame(one: number, other: number): boolean {
    for (const word of this.#words) if (word[one] !== word[other]) return false
    return true
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(FREE)
    for (const [number, system] of this.#systems.entries())
      this.#slots[this.#slotOf(system)] = number
  }

  /** Of the systems that no chosen fact excludes, the signature of one that fewest facts exclude. */
  hardest(chosen: readonly number[]): bigint | null {
    const wanted = this.#words.map((_, word) =>
      chosen
        .filter((place) => Math.floor(place / WORD) === word)
        .reduce((bits, place) => bits | (1 << (place % WORD)), 0),
    )
    let [found, fewest] = [-1, Infinity]
    for (const system of this.#systems) {
      if (this.#words.some((word, place) => (word[system]! & wanted[place]!) !== 0)) continue
      const count = this.#words.reduce((sum, word) => sum + countBits(word[system]!), 0)
      if (count < fewest) [found, fewest] = [system, count]
    }
    return found < 0 ? null : this.#setOf(found)
  }

  #setOf(system: number): bigint {
    return this.#words.reduce(
      (set, word, place) => set | (BigInt(word[system]!) << BigInt(place * WORD)),
      0n,
    )
  }
}
