/// <reference lib="webworker" />
/**
 * The service worker: it keeps the files of one build, so that the client opens without the server.
 *
 * A page always comes from the server if it answers, so that nobody is left with an old one. What
 * the page loads then is named by its content and comes from the cache. Answers of the server are
 * never kept: not even looked at.
 */
declare const self: ServiceWorkerGlobalScope

/** Both are put in when the client is built. */
const BUILD = '__BUILD__'
const FILES: readonly string[] = ['__FILES__']

/** The folder that the client is in: another one on the same host has a worker and caches of its own. */
const BASE = new URL(self.registration.scope).pathname
const OURS = BASE === '/' ? 'ecliptic-' : `ecliptic-${BASE}`
const CACHE = OURS + BUILD
const PAGE = ''
const NAMED_BY_CONTENT = 'assets/'
/** What the server answers itself, and files to be taken home, which the page must not be taken for. */
const SERVERS = /^(api|schema|healthz|readyz|metrics|(notebook|companion)\.html)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const name = nameOf(new URL(request.url))
  if (request.method !== 'GET' || name === null || SERVERS.test(name)) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (name !== PAGE && FILES.includes(name)) event.respondWith(keptFile(name, request))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(lookAt(path))
})

/** The tab that shows this already, or a new one. */
async function lookAt(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

/** What a file is called in our folder; null if it is in another one, or of another host. */
function nameOf({ origin, pathname }: URL): string | null {
  const isOurs = origin === self.location.origin && pathname.startsWith(BASE)
  return isOurs ? pathname.slice(BASE.length) : null
}

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map(asKept))
}

/** What is named by its content may come from the browser's own cache, where the page has just put it;
 *  of the rest that may hold an older file of the same name. */
function asKept(name: string): Request {
  return new Request(BASE + name, {
    cache: name.startsWith(NAMED_BY_CONTENT) ? 'default' : 'no-cache',
  })
}

async function dropOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/') && name !== CACHE,
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page; the kept one if it does not answer, or only somebody in between does. */
async function newestPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await kept(PAGE)) ?? answer ?? Response.error()
}

async function keptFile(name: string, request: Request): Promise<Response> {
  return (await kept(name)) ?? fetch(request)
}

/** To open the cache would make it anew where a newer worker has just dropped it. */
function kept(name: string): Promise<Response | undefined> {
  return caches.match(BASE + name, { cacheName: CACHE, ignoreVary: true })
}

// A module of its own: what it declares is nobody else’s.
export {}
