import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  type Behaviour,
  behaviours,
  type PushHeaders,
  type Store,
  type Subscription,
} from './store.ts'
import { isVapid } from './vapid.ts'

/** What every push service takes; longer ones need not be: RFC 8030, section 7.2. */
const longest = 4_096

/** A push service as browsers have one (RFC 8030), and a browser that tests can look into. */
export function http(store: Store, origin: string): Server {
  return createServer((request, response) => {
    handle(store, origin, request, response).catch((error: Error) => {
      send(response, 500, { error: error.message })
    })
  })
}

async function handle(
  store: Store,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request
  const [area, id, what] = url.split('/').slice(1)
  const body = await read(request)
  if (area === 'push' && method === 'POST') {
    const answer = push(store, origin, request, body)
    if (answer) response.writeHead(answer.status, answer.headers).end()
    return
  }
  if (area !== 'subscriptions') return send(response, 404, { error: 'no such thing' })
  if (!id && method === 'GET') return send(response, 200, {})
  if (!id && method === 'DELETE') {
    store.clear()
    return send(response, 200, {})
  }
  if (!id) {
    const { id: made, keys } = store.subscribe()
    return send(response, 201, { id: made, endpoint: `${origin}/push/${made}`, keys })
  }
  const found = store.find(id)
  if (!found) return send(response, 404, { error: 'no such subscription' })
  if (what === 'messages') return send(response, 200, found.messages)
  if (what === 'behaviour' && setBehaviour(store, found, body)) return send(response, 200, {})
  return send(response, 400, { error: `a behaviour is one of ${behaviours.join(', ')}` })
}

function setBehaviour(store: Store, subscription: Subscription, body: Buffer): boolean {
  const wanted = behaviours.find((one) => one === body.toString())
  if (wanted) store.behave(subscription, wanted)
  return wanted !== undefined
}

interface Answer {
  readonly status: number
  readonly headers?: Record<string, string>
}

/** In place of taking the message; null: nothing ever comes. */
const unusual: Record<Exclude<Behaviour, 'accept'>, Answer | null> = {
  gone: { status: 410 },
  busy: { status: 429, headers: { 'retry-after': '120' } },
  refuse: { status: 400 },
  redirect: { status: 307, headers: { location: '/elsewhere' } },
  hang: null,
}

function push(
  store: Store,
  origin: string,
  { headers, url = '' }: IncomingMessage,
  body: Buffer,
): Answer | null {
  const subscription = store.find(url.split('/').at(-1) ?? '')
  if (!subscription) return { status: 404 }
  if (!isVapid(headers.authorization, origin)) return { status: 403 }
  if (subscription.behaviour !== 'accept') return unusual[subscription.behaviour]
  if (body.length > longest) return { status: 413 }
  const sent = headersOf(headers)
  if (!sent || headers['content-encoding'] !== 'aes128gcm') return { status: 400 }
  const message = store.accept(subscription, body, sent)
  const location = `${origin}/messages/${message.id}`
  return { status: 201, headers: { location, ttl: String(sent.ttl) } }
}

/** Null where a field is not as RFC 8030 wants it: a time to live there must be. */
function headersOf({ ttl = '', urgency = 'normal', topic }: IncomingMessage['headers']) {
  const isUrgency = /^(very-low|low|normal|high)$/.test(String(urgency))
  const isTopic = topic === undefined || /^[\w-]{1,32}$/.test(String(topic))
  if (!/^\d+$/.test(String(ttl)) || !isUrgency || !isTopic) return null
  const headers: PushHeaders = {
    ttl: Number(ttl),
    urgency: String(urgency),
    topic: topic === undefined ? null : String(topic),
  }
  return headers
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
