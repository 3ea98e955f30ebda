import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchContent } from './batch.ts'
import type { World } from './world.ts'

const patienceMs = 600_000

export const unfinished = async ({ tables }: World) => {
  const [row] = await tables.rows<{ n: number }>(
    `select count(*)::int as n from media.assets where status in ('queued', 'processing')`,
  )
  return row?.n ?? 0
}

interface Row {
  readonly id: string
  readonly status: string
  readonly failure: string | null
}

/** Words for people, not a trace. */
const isInWords = (failure: string | null) => /^[A-Z].{10,}\.$/.test(failure ?? '')

const faultOf = ({ expected }: BatchContent, row: Row | undefined) => {
  if (row?.status !== expected) return `is ${row?.status ?? 'gone'}, expected ${expected}`
  if (row.status === 'failed' && !isInWords(row.failure)) return `failed with "${row.failure}"`
  return undefined
}

/** What became of every post, once nothing is under way any more. */
export const ends = async (world: World, contents: readonly BatchContent[]) => {
  const read = async () => {
    const rows = await world.tables.rows<Row>(
      'select id, status, failure from catalog.contents where id = any($1)',
      [contents.map(({ id }) => id)],
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return contents.map((content) => ({ content, fault: faultOf(content, byId.get(content.id)) }))
  }
  for (const end = Date.now() + patienceMs; ; await sleep(200)) {
    const now = await read()
    const still = (await unfinished(world)) > 0
    if ((!still && now.every(({ fault }) => !fault)) || Date.now() > end) return now
  }
}
