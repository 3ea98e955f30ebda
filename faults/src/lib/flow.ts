import type { Stack } from '@fanfare/ops'
import type { Tables } from './tables.ts'

interface Seen {
  readonly stack: Stack
  readonly tables: Tables
}

/** How many rows there are of what is asked for. */
export const number = async ({ tables }: Seen, question: string) => {
  const [row] = await tables.rows<{ n: number }>(`select count(*)::int as n from ${question}`)
  return row?.n ?? 0
}

/** Committed, and some subscriber has not had it yet. */
export const undelivered = (seen: Seen, name = '%') =>
  number(
    seen,
    `platform.events e join platform.cursors c on (e.xid, e.seq) > (c.xid, c.seq)
     where e.name like '${name}'`,
  )

/** Workflows that the engine has handed to the worker and that have not ended. */
export const runningWorkflows = async ({ stack }: Seen): Promise<number> => {
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
