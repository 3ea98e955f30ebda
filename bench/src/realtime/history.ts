import type { ConversationId } from '@fanfare/contract'
import pg from 'pg'
import { readHistory } from '../../../server/src/domains/messaging/messages/reader.ts'
import { scopeOf } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave } from '../lib/figure.ts'
import { percentile99, type World } from './size.ts'

const page = 50
const inEachOther = 100

/** Conversations of a hundred messages and one of very many. Words are not looked for here. */
const fill = async (url: string, { messages, inOne }: World['size']) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await client.query('drop index messaging.messages_words')
  // Ids in the order of time, as the product makes them.
  await client.query(
    `insert into messaging.messages (conversation_id, seq, id, sender_id, client_id, text, sent_at)
     select case when n <= $2 then md5('one')::uuid else md5('other' || (n - $2 - 1) / $3)::uuid end,
       case when n <= $2 then n else 1 + (n - $2 - 1) % $3 end, lpad(to_hex(n), 32, '0')::uuid,
       md5('sender' || n % 2)::uuid, lpad(to_hex(n), 32, '0')::uuid,
       'See you on Sunday, at the harbor, ' || n, now() - ($1 - n) * interval '1 second'
     from generate_series(1::bigint, $1::bigint) n`,
    [messages, inOne, inEachOther],
  )
  await client.query('vacuum analyze messaging.messages')
  const { rows } = await client.query<{ id: ConversationId }>(`select md5('one')::uuid as id`)
  await client.end()
  return rows[0]?.id as ConversationId
}

/** A page anywhere in a long history, as one of its members scrolls to it. */
export const measureHistory = async ({ stack, platform, size }: World): Promise<Figure[]> => {
  const id = await fill(stack.env.DATABASE_URL ?? '', size)
  const { db } = scopeOf(platform, { kind: 'system' })
  const p99 = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    while (times.length < size.pagesPerRound) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
    return percentile99(times)
  }
  const readPage = async () => {
    const below = page + Math.ceil(Math.random() * (size.inOne - page))
    const rows = await readHistory(db, { id, after_seq: 0 }, below, page + 1)
    if (rows.length < page) throw new Error(`a page has ${rows.length} messages`)
  }
  const bare = () => db.q.selectNoFrom(({ val }) => val(1).as('one')).execute()
  await p99(readPage)
  const figure = await interleave(
    size.rounds,
    () => p99(readPage),
    () => p99(bare),
  )
  const terms = { unit: 'ms', goal: 5, wants: 'at most', judged: 'ours' } as const
  return [{ name: 'realtime.history-page', ...figure, ...terms }]
}
