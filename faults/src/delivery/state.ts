import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './world.ts'

/** Lost is lost for ever; a machine that is busy with other things only takes longer. */
const settleMs = 120_000

const number = async ({ tables }: World, question: string) => {
  const [row] = await tables.rows<{ n: number }>(`select count(*)::int as n from ${question}`)
  return row?.n ?? 0
}

/** Committed, and some subscriber has not had it yet. */
export const undelivered = (world: World, name = '%') =>
  number(
    world,
    `platform.events e join platform.cursors c on (e.xid, e.seq) > (c.xid, c.seq)
     where e.name like '${name}'`,
  )

export const processing = (world: World) =>
  number(world, `media.assets where status = 'processing'`)

/** Workflows that the engine has handed to the worker and that have not ended. */
export const runningWorkflows = async ({ stack }: World): Promise<number> => {
  const reply = await fetch(`${stack.env.RESTATE_ADMIN_URL}/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      query: `select count(*) as n from sys_invocation where status = 'running'`,
    }),
    signal: AbortSignal.timeout(2_000),
  })
  const { rows } = (await reply.json()) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

const waiting = async (world: World): Promise<string | undefined> => {
  const counts = {
    'undelivered events': await undelivered(world),
    'pictures in processing': await processing(world),
    'profiles waiting for a picture': await number(
      world,
      'profiles.profiles where picture_pending_id is not null',
    ),
    'mails to be sent': await number(world, 'platform.outgoing_mail where due_at is not null'),
  }
  const left = Object.entries(counts).filter(([, count]) => count > 0)
  return left.length === 0 ? undefined : left.map(([what, n]) => `${n} ${what}`).join(', ')
}

/** Waits until nothing is under way; answers what still is when patience ends. */
export const settle = async (world: World): Promise<string | undefined> => {
  const end = Date.now() + settleMs
  for (;;) {
    const left = await waiting(world)
    if (!left || Date.now() > end) return left
    await sleep(100)
  }
}
