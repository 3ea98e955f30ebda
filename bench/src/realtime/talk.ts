import { randomUUID } from 'node:crypto'
import { type ServerMessage, socketRules } from '@fanfare/contract'
import pg from 'pg'
import { sideBySide } from '../../../server/src/platform/side-by-side.ts'
import { type Figure, printNoted } from '../lib/figure.ts'
import { openConversations } from './conversations.ts'
import { percentile99, type World } from './size.ts'

const goalMs = 150

interface Member {
  readonly accountId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Over HTTP, each from an address of their own. */
const register = async ({ stack }: World, number: number): Promise<Member> => {
  const name = `b_${randomUUID().slice(0, 13).replaceAll('-', '')}`
  const address = `10.9.${number >> 8}.${number & 255}`
  const headers = {
    'content-type': 'application/json',
    origin: stack.origin,
    'x-forwarded-for': address,
  }
  const reply = await fetch(`${stack.apiUrl}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      email: `${name}@example.test`,
      username: name,
      password: 'orchard-lantern-42',
      name,
      isCreator: false,
      birthDate: '1990-04-12',
      acceptTerms: true,
    }),
  })
  const { user } = (await reply.json()) as { user: { id: string } }
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { accountId: user.id, headers: { ...headers, cookie } }
}

type Hear = (message: ServerMessage) => void

/** A browser of this person that shows this conversation. */
const listen = async ({ stack }: World, { headers }: Member, id: string, hear: Hear) => {
  const reply = await fetch(`${stack.apiUrl}/api/realtime/ticket`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  const { ticket } = (await reply.json()) as { ticket: string }
  const home = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
  const socket = new WebSocket(`${home}?ticket=${ticket}`)
  const say = (type: string, more: object = {}) =>
    socket.send(JSON.stringify({ type, id: randomUUID(), timestamp: new Date(), ...more }))
  await new Promise<void>((resolve) => {
    socket.onopen = () => say('subscribe', { topic: `conversation:${id}` })
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.type === 'subscribed') resolve()
      hear(message)
    }
  })
  return { say, close: () => socket.close() }
}

/** People who each write to the next one, from the sending to its being heard. */
export const measureTalk = async (world: World): Promise<Figure[]> => {
  const { stack, size } = world
  const { people, rates, secondsPerRate } = size
  const members: Member[] = []
  await sideBySide([...Array(people).keys()], 4, async (number) => {
    members.push(await register(world, number))
  })
  const pool = new pg.Pool({ connectionString: stack.env.DATABASE_URL, max: 1 })
  const ids = await openConversations(
    pool,
    members.map(({ accountId }) => accountId),
  )
  await pool.end()

  const sentAt = new Map<string, number>()
  let times: number[] = []
  const hear: Hear = (message) => {
    const key =
      message.type === 'message' ? message.message.clientId : 'id' in message ? message.id : ''
    const from = sentAt.get(key)
    if (from === undefined) return
    sentAt.delete(key)
    times.push(performance.now() - from)
  }
  const pages = await Promise.all(
    members.map((_, at) =>
      listen(world, members[(at + 1) % people] as Member, ids[at] ?? '', hear),
    ),
  )

  const send = async (at: number) => {
    const clientId = randomUUID()
    sentAt.set(clientId, performance.now())
    const reply = await fetch(`${stack.apiUrl}/api/messaging/conversations/${ids[at]}/messages`, {
      method: 'POST',
      headers: members[at]?.headers ?? {},
      body: JSON.stringify({ clientId, content: 'See you on Sunday?' }),
    })
    await reply.arrayBuffer()
    if (reply.status !== 201) throw new Error(`a message was answered with ${reply.status}`)
  }

  /** Evenly, however slow the answers are; what is not heard in time counts as never. */
  const atRate = async (rate: number, work: (at: number) => Promise<unknown>) => {
    times = []
    sentAt.clear()
    const count = rate * secondsPerRate
    const from = performance.now()
    const working: Promise<unknown>[] = []
    for (let sent = 0; sent < count; sent++) {
      const wait = from + (sent * 1_000) / rate - performance.now()
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
      working.push(work(sent % people))
    }
    await Promise.all(working)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return percentile99([...times, ...Array(count - times.length).fill(Number.POSITIVE_INFINITY)])
  }

  const ping = async (at: number) => {
    const id = randomUUID()
    sentAt.set(id, performance.now())
    pages[at]?.say('ping', { id })
  }
  const [first = 0, ...higher] = rates
  const bare = await atRate(first, ping)
  const ours = await atRate(first, send)
  let highest = ours <= goalMs ? first : 0
  for (const rate of higher) {
    if (highest === 0 || (await atRate(rate, send)) > goalMs) break
    highest = rate
  }
  printNoted('realtime.highest-rate', highest, '/s')
  for (const { close } of pages) close()
  return [
    {
      name: 'realtime.send-to-receive',
      ours,
      bare,
      ratio: ours / bare,
      unit: 'ms',
      goal: goalMs,
      wants: 'at most',
      judged: 'ours',
    },
  ]
}
