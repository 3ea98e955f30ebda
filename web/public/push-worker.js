// The service worker of Fanfare: shows what the server pushes and opens it when it is pressed. It answers no
// request of a page. Served at the root and never from a cache, so that browsers take a new one within a day.

const send = (path, body) =>
  fetch(`/api/notifications${path}`, {
    method: 'POST',
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  })

self.addEventListener('push', (event) => {
  const { id, title, body, url, tag } = event.data.json()
  const shown = { body, tag, icon: '/icon-192.png', data: { id, url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** A page of ours, whatever the message names. */
const pageOf = (url) => {
  const { origin } = self.location
  const page = new URL(url, origin)
  return page.origin === origin ? page.href : origin
}

/** The tab that shows it already, or a new one: in another one somebody may be writing. */
const open = async ({ id, url }) => {
  const page = pageOf(url)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((one) => one.url === page)
  await (tab ? tab.focus() : self.clients.openWindow(page))
  // Whoever has signed out meanwhile has nothing there to read.
  await send(`/${id}/read`)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** A browser may get another address at any time; the one before is dead by then. */
const renew = async (renewed) => {
  const { key } = await (await fetch('/api/notifications/push/key')).json()
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = renewed ?? (await self.registration.pushManager.subscribe(wanted))
  const reply = await send('/push/devices', JSON.stringify(subscription))
  if (!reply.ok) await subscription.unsubscribe()
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.newSubscription))
})
