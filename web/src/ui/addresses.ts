/** How the paths of screens stand in the address bar.
 *
 *  A screen has a path, such as `/companion/B4K7/sheet`, wherever the page lives. A server answers every
 *  path with the page. A static host has a file for a few of them, the doors: the rest stands behind
 *  the `#`. A page that is one file has nothing but its `#`.
 */

type Place = Pick<Location, 'pathname' | 'hash'>

export interface Addresses {
  write: (path: string) => string
  read: (place: Place) => string
}

export const ON_SERVER: Addresses = {
  write: (path) => path,
  read: ({ pathname }) => pathname,
}

/** Behind the `#` stands a path, and not a place on the screen. */
const behind = ({ hash }: Place) => (hash.startsWith('#/') ? hash.slice(1) : '')

export const IN_FILE: Addresses = {
  write: (path) => `#${path}`,
  read: (place) => behind(place) || '/',
}

/** In a folder of a static host, which begins and ends with a slash. */
export function inFolder(base: string, doors: readonly string[]): Addresses {
  const leads = (door: string, path: string) => path === door || path.startsWith(`${door}/`)
  return {
    write: (whole) => {
      const [, path = '', more = ''] = /^([^?#]*)(.*)$/su.exec(whole) ?? []
      const door = doors.find((one) => leads(one, path)) ?? ''
      const rest = path.slice(door.length)
      const file = door ? `${door.slice(1)}/` : ''
      return base + file + (rest && rest !== '/' ? `#${rest}` : '') + more
    },
    read: (place) => {
      const { pathname } = place
      const within = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
      const door = `/${within}`.replace(/\/index\.html$/u, '/').replace(/\/+$/u, '')
      return door + behind(place) || '/'
    },
  }
}

/** The parts of a path, as people would write them. */
export const partsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
