import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runningPid, startStack, until } from '@fanfare/ops'
import pg from 'pg'
import { receiveCardEvent } from '../../server/src/domains/billing/provider-events/receive-card-event.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { type Actor, scopeOf } from '../../server/src/platform/scope.ts'
import { sideBySide } from '../../server/src/platform/side-by-side.ts'
import { finish, printNoted } from './lib/figure.ts'
import { familyCpuSeconds } from './lib/load.ts'
import { markProcessing, quoteOrders } from './provider-events/orders.ts'
import { openSandbox } from './provider-events/provider.ts'

/** Each payment is told by two messages. */
const wanted = 5_000
const people = { fans: 50, contents: 50 }
const limit = 100
const latencyMs = 200

await using stack = await startStack('bench', { processes: [] })
const platform = await openPlatform(readConfig(stack.env), 'bench')
const world = { scope: (actor: Actor = { kind: 'anonymous' }) => scopeOf(platform, actor) }
const pool = new pg.Pool({ connectionString: stack.env.DATABASE_URL, max: 2 })
const query = (text: string, values: readonly unknown[] = []) => pool.query(text, [...values])
const sandbox = openSandbox(stack.env)
const count = async (question: string) =>
  Number((await query(`select count(*) as n from ${question}`)).rows[0].n)

/** The first is the stack's own; this is one more beside it. */
const startSecondReactor = () => {
  const env = { ...stack.env, REACTOR_PORT: String(Number(stack.env.REACTOR_PORT) + 1_000) }
  return spawn(process.execPath, ['server/src/entrypoints/reactor.ts'], { env, stdio: 'ignore' })
}

const unheard = () =>
  count(`platform.events e join platform.cursors c on (e.xid, e.seq) > (c.xid, c.seq)
    where e.name = 'billing.provider-event-received' and c.subscriber = 'billing.apply-provider-events'`)

/** Of both reactors, with all that they do for other subscribers, and of the database. */
const cpuSeconds = async (second = 0) => {
  const pids = [
    runningPid(stack.instance, 'reactor'),
    second,
    runningPid(stack.instance, 'postgres'),
  ]
  const spent = await Promise.all(pids.map((pid) => familyCpuSeconds(pid ?? 0)))
  return spent.reduce((sum, one) => sum + one, 0)
}

const fill = async () => {
  await sandbox.control('reset')
  await sandbox.control('webhooks', { hold: true })
  await sandbox.control('calls', { perSecond: 100_000 })
  const orders = await quoteOrders(world, people)
  const intents = new Map<string, string>()
  await sideBySide(orders, 8, async ({ id, total }) => {
    intents.set(id, await sandbox.pay(id, total))
  })
  await markProcessing(query, intents)
  const told = (await sandbox.messages()).toSorted(() => Math.random() - 0.5)
  const system = world.scope({ kind: 'system' })
  await sideBySide(told, 8, (body) => receiveCardEvent(system, body, sandbox.sign(body)))
  return { orders: orders.length, messages: told.length }
}

/** Once each: the order, its sale in the books and what it opens. */
const faultOf = async (orders: number, refused: number) => {
  if (refused > 0) return `${refused} calls were refused`
  const seen = {
    paid: await count(`billing.orders where state = 'paid'`),
    sales: await count(`ledger.entries where kind = 'sale'`),
    grants: await count(`entitlements.grants where source = 'purchase' and revoked_at is null`),
    parked: await count('platform.parked_events'),
  }
  const isRight = seen.paid === orders && seen.sales === orders && seen.grants === orders
  return isRight && seen.parked === 0 ? undefined : JSON.stringify({ orders, ...seen })
}

try {
  const { orders, messages } = await fill()
  if (messages < wanted) throw new Error(`there are only ${messages} messages`)
  await sandbox.control('calls', { perSecond: limit, latencyMs })
  const second = startSecondReactor()
  await stack.startProcess('reactor')
  // Starting is not measured: from the first batch that was heard to the last.
  const begun = async () => (await unheard()) < messages
  await until('the first messages', begun, { timeoutMs: 60_000, everyMs: 20 })
  const left = await unheard()
  const from = performance.now()
  const cpuBefore = await cpuSeconds(second.pid)
  await until('every message', async () => (await unheard()) === 0, {
    timeoutMs: 600_000,
    everyMs: 50,
  })
  const cpu = (await cpuSeconds(second.pid)) - cpuBefore
  const perSecond = left / ((performance.now() - from) / 1_000)
  const { refusedByLimit } = await sandbox.control('calls')
  const fault = await faultOf(orders, refusedByLimit as number)
  second.kill()
  await once(second, 'exit')
  if (fault) throw new Error(fault)
  // A machine that does nothing else has two of these in every second.
  printNoted('provider-events.cpu', left / cpu, '/cpu-s')
  // Beside it stands what asking about each of them would come to at best.
  finish([
    {
      name: 'provider-events.applied',
      ours: perSecond,
      bare: limit,
      ratio: perSecond / limit,
      unit: '/s',
      goal: 150,
      wants: 'at least',
      judged: 'ours',
    },
  ])
} finally {
  await pool.end()
  await platform.close()
}
