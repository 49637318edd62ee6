/** Getting about in a page that is one file: it has no paths, so they stand behind the `#`. */

import { isPacked } from '../sharing/packing'
import type { Way } from '../way'

const here = $state({ id: '', part: '', visit: 0 })

export const shownId = () => here.id
export const shownPart = () => here.part
/** Counts screens shown, so that focus follows each. */
export const visit = () => here.visit

export const wayInFile: Way = {
  href: (id, part) => (id ? `#/${id}${part ? `/${part}` : ''}` : '#/'),
  go: (id, part) => {
    location.hash = wayInFile.href(id, part)
  },
}

function arrive(): void {
  // `#main` is a place on the same screen. A notebook that is brought along is for the list.
  if (here.visit > 0 && /^#[^/]/.test(location.hash) && !isPacked(location.hash)) return
  const [, id = '', part = ''] = location.hash.split('/')
  here.id = id
  here.part = part
  here.visit += 1
}

export function followFragment(): void {
  arrive()
  addEventListener('hashchange', arrive)
}
