import { describe, expect, it } from 'vitest'
import { routeOf } from '../src/app/route'

describe('addresses', () => {
  it.each([
    ['/', '', { screen: 'home' }],
    ['/new', '', { screen: 'new' }],
    ['/j/ab12cd', '', { screen: 'join', code: 'AB12CD' }],
    ['/j', '', { screen: 'join', code: '' }],
    ['/t/Xy', '', { screen: 'table', table: 'Xy' }],
    ['/m', '#secret', { screen: 'move', secret: 'secret' }],
    ['/replay', '', { screen: 'replay', of: 'record', id: '' }],
    ['/replay/R1', '', { screen: 'replay', of: 'record', id: 'R1' }],
    ['/replay/t/T1', '', { screen: 'replay', of: 'table', id: 'T1' }],
    ['/rules/planetx', '', { screen: 'rules', game: 'planetx', rule: '' }],
    ['/rules/planetx/survey', '', { screen: 'rules', game: 'planetx', rule: 'survey' }],
    ['/rules/ptolemaeus', '', { screen: 'rules', game: 'ptolemaeus', rule: '' }],
    ['/rules/ptolemaeus/study', '', { screen: 'rules', game: 'ptolemaeus', rule: 'study' }],
    ['/rules/chess', '', { screen: 'nowhere' }],
    ['/companion', '', { screen: 'companion', code: '', part: '' }],
    ['/companion/b4k7', '', { screen: 'companion', code: 'B4K7', part: '' }],
    ['/companion/B4K7/survey', '', { screen: 'companion', code: 'B4K7', part: 'survey' }],
    ['/notebook', '', { screen: 'notebook', id: '' }],
    ['/notebook/ab12cd34', '', { screen: 'notebook', id: 'ab12cd34' }],
    ['/about', '', { screen: 'about' }],
    ['/t', '', { screen: 'nowhere' }],
    ['/a/b/c/d', '', { screen: 'nowhere' }],
    ['/j/%E0%A4%A', '', { screen: 'join', code: '%E0%A4%A' }],
  ])('%s%s', (path, fragment, expected) => {
    expect(routeOf(path, fragment)).toEqual(expected)
  })
})
