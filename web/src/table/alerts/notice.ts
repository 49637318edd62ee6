/** A notification of the system, through the service worker where there is one: phones want that. */

interface Notice {
  title: string
  body: string
  /** Of the table: a second notice takes the place of the first, and a tap leads there. */
  path: string
}

let shown: Notification | undefined

/** To be called from a tap: only then may a page ask. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export async function notify({ title, body, path }: Notice): Promise<void> {
  const look = { body, tag: path, icon: '/icon-192.png', data: { path } }
  const worker = await registration()
  if (worker) return worker.showNotification(title, look)
  shown = new Notification(title, look)
  shown.onclick = () => {
    window.focus()
    shown?.close()
  }
}

/** Whoever looks at the table needs no notice of it any more. */
export async function takeBack(path: string): Promise<void> {
  shown?.close()
  const worker = await registration()
  for (const one of (await worker?.getNotifications({ tag: path })) ?? []) one.close()
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration()
  return found?.active ? found : undefined
}
