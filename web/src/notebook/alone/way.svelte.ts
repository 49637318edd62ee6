/** Getting about in a page that is one file: it has no paths, so they stand behind the `#`. */

import { isPacked } from '../sharing/packing'
import type { Way } from '../way'

const here = $state({ id: '', visit: 0 })

export const shownId = () => here.id
/** Counts screens shown, so that focus follows each. */
export const visit = () => here.visit

export const wayInFile: Way = {
  href: (id) => (id ? `#/${id}` : '#/'),
  go: (id) => {
    location.hash = wayInFile.href(id)
  },
}

function arrive(): void {
  // `#main` is a place on the same screen. A notebook that is brought along is for the list.
  if (here.visit > 0 && /^#[^/]/.test(location.hash) && !isPacked(location.hash)) return
  const [, id = ''] = location.hash.split('/')
  here.id = id
  here.visit += 1
}

export function followFragment(): void {
  arrive()
  addEventListener('hashchange', arrive)
}
