/**
 * Pages that need nothing from the server, offered while it is away.
 *
 * Every file of the client is kept, so a page that asks the server for nothing works offline as it
 * is; a line here, with its words in `offline.ftl`, is all that it takes to offer it.
 */
export const WORKS_OFFLINE: readonly { path: string; words: string }[] = [
  { path: '/notebook', words: 'offline-notebook' },
  { path: '/rules/planetx', words: 'offline-rules-planetx' },
  { path: '/rules/ptolemaeus', words: 'offline-rules-ptolemaeus' },
  { path: '/about', words: 'offline-about' },
]
