/** Where a screen's path stands in the address bar, on a server, in a folder and in a file. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doorsOf } from '../build/site'
import { DOORS as OF_THE_SITE } from '../src/alone/doors'
import { IN_FILE, inFolder, ON_SERVER, partsOf } from '../src/ui/addresses'

const DOORS = ['/companion', '/notebook', '/rules/planetx']

/** As the browser takes an address apart. */
const placeOf = (address: string) => new URL(address, 'https://host.example/games/ecliptic/any/')

describe('a path in the address bar', () => {
  it.each([
    ['/', '/'],
    ['/companion', '/companion/'],
    ['/companion/B4K7', '/companion/#/B4K7'],
    ['/companion/B4K7/sheet', '/companion/#/B4K7/sheet'],
    ['/companions', '/#/companions'],
    ['/notebook/abcd2345', '/notebook/#/abcd2345'],
    ['/notebook#notebook=abc', '/notebook/#notebook=abc'],
    ['/rules/planetx/survey', '/rules/planetx/#/survey'],
    ['/nowhere', '/#/nowhere'],
  ])('%s of a site is %s behind its base', (path, address) => {
    for (const base of ['/', '/games/ecliptic/']) {
      const site = inFolder(base, DOORS)
      expect(site.write(path)).toBe(base + address.slice(1))
      expect(site.read(placeOf(site.write(path)))).toBe(path.replace(/#.*/, ''))
    }
  })

  it('of a site may be written in other ways', () => {
    const site = inFolder('/games/', DOORS)
    for (const address of ['/games/companion', '/games/companion/index.html#/'])
      expect(site.read(placeOf(address)).replace(/\/$/, '')).toBe('/companion')
    expect(site.read(placeOf('/games/companion/B4K7/sheet'))).toBe('/companion/B4K7/sheet')
    expect(site.read(placeOf('/games/index.html'))).toBe('/')
  })

  it.each(['/', '/companion/B4K7/sheet', '/notebook/abcd2345'])(
    '%s of a file is behind #',
    (path) => {
      expect(IN_FILE.write(path)).toBe(`#${path}`)
      expect(IN_FILE.read(placeOf(`file:///storage/My%20file.html#${path}`))).toBe(path)
      expect(IN_FILE.read(placeOf('file:///storage/My%20file.html#notebook=abc'))).toBe('/')
    },
  )

  it('of a server is what it is', () => {
    expect(ON_SERVER.write('/notebook#notebook=abc')).toBe('/notebook#notebook=abc')
    expect(ON_SERVER.read(placeOf('/companion/B4K7#x'))).toBe('/companion/B4K7')
  })

  it('has parts as people write them', () => {
    expect(partsOf('/companion//b%204/')).toEqual(['companion', 'b 4'])
  })
})

it('has a file for every door of a site, and for no other', () => {
  const files = doorsOf(join(import.meta.dirname, '..')).map((file) => `/${file}`)
  expect(files.sort()).toEqual([...OF_THE_SITE].sort())
})
