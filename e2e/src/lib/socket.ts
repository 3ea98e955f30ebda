import type { Page, WebSocket } from '@playwright/test'

/** Goes there; answers when the page's socket is connected, so that it hears what happens next. */
export const openConnected = async (page: Page, path: string): Promise<WebSocket> => {
  const connected = new Promise<WebSocket>((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', () => resolve(socket)))
  })
  await page.goto(path)
  return connected
}
