/** The folder that the client's files are in: the root of a server, or what the page of a static host
 *  says. It begins and ends with a slash. */
export const base = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? '/'
