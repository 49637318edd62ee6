import { describe, expect, it } from 'vitest'
import { Tabs, type Tab } from '../src/table/tabs/tabs.svelte'

const named = (...names: string[]): Tab[] => names.map((name) => ({ name, label: name }))

describe('tabs', () => {
  it('show the first part until another one is chosen', () => {
    const tabs = new Tabs(() => named('board', 'sheet'))
    expect([tabs.shows('board'), tabs.shows('sheet')]).toEqual([true, false])
    tabs.choose('sheet')
    expect([tabs.shows('board'), tabs.shows('sheet')]).toEqual([false, true])
  })

  it('always show what has a place of its own, and remember what was chosen elsewhere', () => {
    let all = named('board', 'sheet', 'log')
    const tabs = new Tabs(() => all)
    tabs.choose('sheet')
    all = named('help', 'log')
    expect(tabs.chosen).toBe('help')
    expect([tabs.shows('sheet'), tabs.shows('log')]).toEqual([true, false])
    all = named('board', 'sheet', 'log')
    expect(tabs.chosen).toBe('sheet')
  })

  it('need not be there at all', () => {
    const tabs = new Tabs(() => [])
    expect(tabs.chosen).toBeNull()
    expect(tabs.shows('log')).toBe(true)
  })
})
