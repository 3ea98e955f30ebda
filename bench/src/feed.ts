import { randomUUID } from 'node:crypto'
import { type ServerMessage, socketRules } from '@fanfare/contract'
import { startStack } from '@fanfare/ops'
import pg from 'pg'
import { createContent } from '../../server/src/domains/catalog/commands/create-content.ts'
import { publishContent } from '../../server/src/domains/catalog/commands/publish-content.ts'
import { readContentRows } from '../../server/src/domains/catalog/reader/contents.ts'
import { readFollowedSkeleton } from '../../server/src/domains/catalog/reader/following.ts'
import type { Skeleton } from '../../server/src/domains/catalog/reader/narrowed.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import type { Keys } from '../../server/src/platform/paging/keyset.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { issueTicket } from '../../server/src/platform/realtime/tickets.ts'
import { type Actor, type SignedInScope, scopeOf } from '../../server/src/platform/scope.ts'
import { person } from '../../server/test/person.ts'
import { type Figure, finish, interleave, median } from './lib/figure.ts'
import { fillFeed } from './lib/follows.ts'

const rounds = 7
const pagesPerRound = 100
const postsPerRound = 20

await using stack = await startStack('bench', { processes: [] })
const url = stack.env.DATABASE_URL ?? ''
const platform = await openPlatform(readConfig(stack.env), 'bench')
const scope = (actor: Actor = { kind: 'anonymous' }) => scopeOf(platform, actor)
const [fan, crowded, alone] = [
  await person({ scope }, false),
  await person({ scope }, true),
  await person({ scope }, true),
]
await fillFeed(url, { fan: fan.actor.accountId, crowded: crowded.actor.accountId })

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
const repeat = async (count: number, work: () => Promise<number>) => {
  const results: number[] = []
  while (results.length < count) results.push(await work())
  return results
}

const { db } = scope()
const bareRead = async () =>
  p99(
    await repeat(pagesPerRound, () =>
      timed(() => db.q.selectNoFrom(({ val }) => val(1).as('one')).execute()),
    ),
  )

const keysOf = ({ key, id }: Skeleton): Keys => [key instanceof Date ? key.toISOString() : key, id]

/** Page after page, ten deep and from the top again: the ids and then the posts themselves. */
const scroll = (limit: number, list: { sort: 'latest' | 'popular'; type?: 'audio' }) => {
  let after: Keys | null = null
  let depth = 0
  return async () => {
    const times = await repeat(pagesPerRound, () =>
      timed(async () => {
        const of = { viewer: fan.actor.accountId, ...list }
        const page: Skeleton[] = await readFollowedSkeleton(db, of, after, limit + 1)
        const ids = page.slice(0, limit).map(({ id }) => id)
        await readContentRows(db, ids)
        depth = (depth + 1) % 10
        const last = page[limit - 1]
        after = depth > 0 && last ? keysOf(last) : null
      }),
    )
    return p99(times)
  }
}

const reading = async (name: string, goal: number, round: () => Promise<number>) => {
  await round()
  const figure = await interleave(rounds, round, bareRead)
  return {
    name: `feed.${name}`,
    ...figure,
    unit: 'ms',
    goal,
    wants: 'at most',
    judged: 'ours',
  } as const
}

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const publish = async (creator: SignedInScope) => {
  const { id } = await createContent(creator, { type: 'article', title: 'Rain', article: words })
  return timed(() => publishContent(creator, id, { when: 'ready' }))
}

const client = new pg.Client({ connectionString: url })
await client.connect()

/** PostgreSQL's sessions tell what they have done when they have been idle for ten seconds. */
const toldAfterMs = 11_000

/** Rows that all tables have got, lost or had changed. */
const countWritten = async () => {
  await new Promise((resolve) => setTimeout(resolve, toldAfterMs))
  const { rows } = await client.query<{ sum: string }>(
    'select sum(n_tup_ins + n_tup_upd + n_tup_del) as sum from pg_stat_user_tables',
  )
  return Number(rows[0]?.sum)
}
const rowsOf = async (creator: SignedInScope) => {
  const before = await countWritten()
  await publish(creator)
  return (await countWritten()) - before
}

const publishing = async (): Promise<Figure[]> => {
  const round = (creator: SignedInScope) => async () =>
    median(await repeat(postsPerRound, () => publish(creator)))
  await round(crowded)()
  await round(alone)()
  const time = await interleave(rounds, round(crowded), round(alone))
  const [many, none] = [await rowsOf(crowded), await rowsOf(alone)]
  const shared = { wants: 'at most' } as const
  return [
    { name: 'feed.publish-to-a-million', ...time, unit: 'ms', goal: 1.1, ...shared },
    {
      name: 'feed.rows-to-a-million',
      ours: many,
      bare: none,
      ratio: many / none,
      unit: '',
      goal: 1,
      ...shared,
    },
  ]
}

/** A browser of one follower among a million, on the running product. */
const openFollower = async () => {
  const follower = await person({ scope }, false)
  const { accountId } = follower.actor
  await client.query(
    `insert into social.follows (follower_id, creator_id, bell, is_shown, since)
     values ($1, $2, 'highlights', false, now())`,
    [accountId, crowded.actor.accountId],
  )
  const { rows } = await client.query('select id from identity.sessions where account_id = $1', [
    accountId,
  ])
  const actor = { ...follower.actor, sessionId: rows[0]?.id }
  const ticket = await issueTicket(platform.cache, { actor, address: '127.0.0.1' })
  const address = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
  const socket = new WebSocket(`${address}?ticket=${ticket}`)
  const waiting = new Map<string, () => void>()
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage
    waiting.get(message.type)?.()
  }
  const hear = (type: ServerMessage['type']) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(type, resolve)
      setTimeout(() => reject(new Error(`no ${type} within ten seconds`)), 10_000).unref()
    })
  await new Promise((resolve) => {
    socket.onopen = resolve
  })
  const say = (type: string, more: object = {}) =>
    socket.send(JSON.stringify({ type, id: randomUUID(), timestamp: new Date(), ...more }))
  const joined = hear('subscribed')
  say('subscribe', { topic: `feed:${accountId}` })
  await joined
  return { hear, say, close: () => socket.close() }
}

const telling = async (): Promise<Figure> => {
  await stack.arrange({ processes: ['reactor', 'realtime'] })
  const { hear, say, close } = await openFollower()
  const told = async () => {
    const heard = hear('changed')
    return timed(async () => {
      await publish(crowded)
      await heard
    })
  }
  const answered = () => {
    const heard = hear('pong')
    say('ping')
    return timed(() => heard)
  }
  await told()
  const slowest = async (work: () => Promise<number>) => Math.max(...(await repeat(10, work)))
  const figure = await interleave(
    rounds,
    () => slowest(told),
    () => slowest(answered),
  )
  close()
  return {
    name: 'feed.told-within',
    ...figure,
    unit: 'ms',
    goal: 2_000,
    wants: 'at most',
    judged: 'ours',
  }
}

const figures: Figure[] = [
  await reading('page-of-20', 5, scroll(20, { sort: 'latest' })),
  await reading('page-of-50', 15, scroll(50, { sort: 'latest' })),
  await reading('page-of-20-audio', 15, scroll(20, { sort: 'latest', type: 'audio' })),
  await reading('page-of-20-popular', 15, scroll(20, { sort: 'popular' })),
  ...(await publishing()),
  await telling(),
]
await client.end()
await platform.close()
finish(figures)
