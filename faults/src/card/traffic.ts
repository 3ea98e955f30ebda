import type { BrowserContext, Page, Request } from '@playwright/test'

/** Everything that a page sends to our own origin, and everything that it holds. */
export const watchTraffic = (context: BrowserContext, origin: string) => {
  const sent: Buffer[] = []
  const keep = async (request: Request) => {
    if (new URL(request.url()).origin !== origin) return
    const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()))
    sent.push(Buffer.from(`${request.method()} ${request.url()} ${headers}`))
    sent.push(request.postDataBuffer() ?? Buffer.alloc(0))
  }
  const kept: Promise<void>[] = []
  context.on('request', (request) => kept.push(keep(request)))
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(Buffer.from(payload))),
    ),
  )
  return async () => {
    await Promise.all(kept)
    return sent
  }
}

/** Run in the page: what is drawn, what is typed, what is stored. */
const held = `(() => {
  const typed = [...document.querySelectorAll('input, textarea')].map((field) => field.value)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  return [document.documentElement.outerHTML, history.state && JSON.stringify(history.state),
    location.href, ...typed, stored].join('\\n')
})()`

/** What the frames of our own origin hold; the provider's are another one. */
export const readPage = async (page: Page, origin: string): Promise<string> => {
  const ours = page.frames().filter((frame) => frame.url().startsWith(origin))
  const all = await Promise.all(ours.map((frame) => frame.evaluate<string>(held)))
  return all.join('\n')
}
