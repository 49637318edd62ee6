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

const OURS = 'ecliptic-'
const CACHE = OURS + BUILD
const PAGE = '/'
const NAMED_BY_CONTENT = '/assets/'
/** What the server answers itself; without it, the page must not be taken for the notebook's file. */
const SERVERS = /^\/(api|schema|healthz|readyz|metrics|notebook\.html)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (pathname !== PAGE && FILES.includes(pathname)) event.respondWith(keptFile(request))
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

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map(asKept))
}

/** What is named by its content may come from the browser's own cache, where the page has just put it;
 *  of the rest that may hold an older file of the same name. */
function asKept(path: string): Request {
  return new Request(path, { cache: path.startsWith(NAMED_BY_CONTENT) ? 'default' : 'no-cache' })
}

async function dropOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page; the kept one if it does not answer, or only somebody in between does. */
async function newestPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await kept(PAGE)) ?? answer ?? Response.error()
}

async function keptFile(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request)
}

async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return cache.match(path, { ignoreVary: true })
}

// A module of its own: what it declares is nobody else’s.
export {}
