import type { Page } from '@playwright/test'

/** Addresses are asked for again a minute before they end: in play that is every 15 seconds. */
const validMs = 75_000
const mark = 'ends-at'

interface Signed {
  readonly url: string
  readonly playlistUrl: string
}

/**
 * As a store whose addresses live shortly: what the gate answers is marked with when it ends, and an
 * ended address gets 403. Ten minutes are ten minutes on the server; here nobody has to sit them out.
 */
export const shortenAddresses = async (page: Page) => {
  const counts = { answers: 0, refused: 0 }
  let ahead = 0
  const now = () => Date.now() + ahead

  await page.route('**/playback*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const endsAt = now() + validMs
    const marked = (address: string) => `${address}&${mark}=${endsAt}`
    const renditions = answer.renditions.map((one: Signed) => ({
      ...one,
      url: marked(one.url),
      playlistUrl: marked(one.playlistUrl),
    }))
    counts.answers++
    const expiresAt = new Date(endsAt).toISOString()
    return route.fulfill({ response, json: { ...answer, renditions, expiresAt } })
  })
  await page.route(`**/*${mark}=*`, async (route) => {
    const url = new URL(route.request().url())
    const [address] = url.href.split(`&${mark}=`)
    if (now() < Number(url.searchParams.get(mark))) return route.continue({ url: address ?? '' })
    counts.refused++
    return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } })
  })

  return {
    counts,
    /** The page's clock has to be installed. */
    letPass: async (ms: number) => {
      ahead += ms
      await page.clock.fastForward(ms)
    },
  }
}
