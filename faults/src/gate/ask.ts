import { type RouteDefinition, routes } from '@fanfare/contract'
import { type Browser, cookieHeader } from '../lib/browser.ts'
import type { Content } from '../lib/studio.ts'
import type { World } from './world.ts'

/** Every read of a post there is, and what answers with an address though it counts something. */
const asked = Object.values<RouteDefinition>(routes).filter(
  ({ method, path, access }) =>
    access !== 'admin' &&
    access !== 'moderator' &&
    ((method === 'GET' && !/:(?!id)/.test(path)) || path === '/content/:id/download'),
)

/** With and without the wish to be shown it as somebody else, which is only the owner's to have. */
const questions = ({ id }: Content) =>
  asked
    .filter(({ path }) => path.startsWith('/content'))
    .flatMap(({ method, path }) => {
      const plain = { method, path: path.replace(':id', id), body: {} }
      return path.includes(':id') && method === 'GET'
        ? [plain, { ...plain, path: `${plain.path}?as=buyer` }]
        : [plain]
    })

/** The page as it is served, with its first data in it. */
const readDocument = async ({ site }: World, { cookies }: Browser, { id }: Content) => {
  const cookie = cookieHeader(cookies)
  const reply = await fetch(`${site.apiUrl}/content/${id}`, { headers: cookie ? { cookie } : {} })
  if (!reply.ok) throw new Error(`the page of a locked post answered ${reply.status}`)
  return reply.text()
}

const addressesIn = (text: string) =>
  [...text.matchAll(/https?:[^"'\s<>\\]+/g)].map(([address]) => address.replaceAll('&amp;', '&'))

export interface Gathered {
  readonly text: string
  readonly addresses: readonly string[]
}

/** Everything this browser is told about a post, and every address in it. */
export const gather = async (
  world: World,
  browser: Browser,
  content: Content,
): Promise<Gathered> => {
  const texts = [await readDocument(world, browser, content)]
  for (const question of questions(content)) {
    texts.push(JSON.stringify((await browser.send(question)).body ?? ''))
  }
  const text = texts.join('\n')
  return { text, addresses: [...new Set(addressesIn(text))] }
}

/** The key of the private bucket that an address leads to. */
export const keyIn = ({ stack: { env } }: World, address: string) => {
  const { pathname } = new URL(address)
  const inside = `/${env.S3_PRIVATE_BUCKET}/`
  return pathname.startsWith(inside) ? decodeURIComponent(pathname.slice(inside.length)) : null
}

export const bytesAt = async (address: string) => {
  const reply = await fetch(address, { signal: AbortSignal.timeout(60_000) })
  const body = await reply.arrayBuffer()
  return reply.ok ? body.byteLength : 0
}
