import type { Page, WebSocket } from '@playwright/test'

/** Goes there; answers when the page's socket is connected, so that it hears what happens next. */
export const openConnected = async (page: Page, path: string): Promise<WebSocket> => {
  const connected = new Promise<WebSocket>((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve(socket)))
  })
  await page.goto(path)
  return connected
}

/** Whoever listens to their feed hears of a post as soon as they do; the rest is the server's. */
export const hearPost = (page: Page) =>
  page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      server.send(message)
      const { type, topic } = JSON.parse(String(message))
      if (type !== 'subscribe' || !topic.startsWith('feed:')) return
      socket.send(JSON.stringify({ type: 'changed', topic, what: 'posts' }))
    })
  })

/** Goes there; answers when the page hears of posts in this person's feed. */
export const openFeed = async (page: Page, path: string, accountId: string) => {
  const joined = new Promise<void>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(`feed:${accountId}`)) resolve()
      }),
    )
  })
  await page.goto(path)
  await joined
}
