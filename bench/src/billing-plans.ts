import { startStack } from '@fanfare/ops'
import pg from 'pg'
import { type Figure, finish } from './lib/figure.ts'

const orders = 1_000_000
const goalMs = 5
const fan = `md5('fan0')::uuid`
const creator = `md5('creator0')::uuid`

/** The same fan has had 50,000 posts of 5,000 creators; everybody else together a million. */
const fillConsumption = async (client: pg.Client) => {
  await client.query(`
    insert into catalog.contents (id, creator_id, type, title, visibility, pricing, status, created_at,
      updated_at)
    select md5('content' || n)::uuid, md5('creator' || n % 5000)::uuid, 'video', 'Post', 'subscribers',
      'subscription', 'draft', now(), now()
    from generate_series(1, 50000) n`)
  await client.query(`
    insert into catalog.consumption (account_id, content_id, creator_id, seconds_served, reported_at)
    select case when n <= 50000 then ${fan} else md5('fan' || n / 50000)::uuid end,
      md5('content' || 1 + n % 50000)::uuid, md5('creator' || (1 + n % 50000) % 5000)::uuid, 60, now()
    from generate_series(1, 1000000) n`)
}

/** One fan with 20,000 payments and one creator with a tenth of all sales, of which few are in GBP. */
const fill = (client: pg.Client) =>
  client.query(`
    insert into billing.orders (id, account_id, content_id, creator_id, title, state, attempt, currency,
      price, processing, platform, creator, tax, total, consent_at, method_id, charge_id, created_at,
      expires_at, paid_at)
    select md5('order' || n)::uuid,
      case when n % 50 = 0 then ${fan} else md5('fan' || n % 90000)::uuid end,
      md5('content' || n)::uuid,
      case when n % 10 = 0 then ${creator} else md5('creator' || n % 5000)::uuid end,
      'Post', case when n % 20 = 1 then 'expired' else 'paid' end, case when n % 20 = 1 then 0 else 1 end,
      case when n % 50000 = 0 then 'GBP' when n % 3 = 0 then 'EUR' else 'USD' end,
      999, 29, 120, 879, 0, 1028, now(), 'pm_1', 'ch_' || n, at, at + interval '1 hour',
      case when n % 20 = 1 then null else at end
    from (select n, now() - n * interval '2 minutes' as at from generate_series(1, ${orders}) n) made`)

const queries = {
  'spending-of-a-fan': `select currency, sum(total)::bigint as sum from billing.orders
    where account_id = ${fan} and state = 'paid' and paid_at >= now() - interval '30 days'
      and refund_status <> 'refunded' group by currency`,
  'sales-in-a-rare-currency': `select * from billing.orders
    where creator_id = ${creator} and state = 'paid' and total > 0 and currency = 'GBP'
    order by paid_at desc, id desc limit 26`,
  'abandoned-quotes': `select o.id from billing.orders o
    where o.state = 'expired' and o.attempt = 0 and o.expires_at < now() - interval '1 day'
      and not exists (select from billing.invoices i where i.order_id = o.id)
      and not exists (select from billing.tips t where t.order_id = o.id)
    order by o.expires_at limit 500`,
  'opened-of-a-creator': `select c.content_id from catalog.consumption c
    join catalog.contents content on content.id = c.content_id
    where c.account_id = ${fan} and greatest(c.reported_at, c.given_at) >= now() - interval '30 days'
      and c.creator_id = ${creator} and content.visibility <> 'public' limit 1`,
  'seconds-of-creators': `select creator_id, sum(seconds_served) from catalog.consumption
    where account_id = ${fan} and creator_id = any(array[${creator}, md5('creator1')::uuid]) group by 1`,
} as const

const added = [
  'billing.orders_paid_by_fan',
  'billing.orders_sold_by_currency',
  'billing.orders_abandoned',
  'catalog.consumption_of_creator',
] as const

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}
interface Explained {
  readonly Plan: Plan
  readonly 'Execution Time': number
}

const stepsOf = (plan: Plan): string[] => [
  plan['Index Name'] ? `${plan['Node Type']} ${plan['Index Name']}` : plan['Node Type'],
  ...(plan.Plans ?? []).flatMap(stepsOf),
]

/** The second run, when the pages are in memory either way. */
const explain = async (client: pg.Client, query: string) => {
  const asked = `explain (analyze, format json) ${query}`
  await client.query(asked)
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(asked)
  const [explained] = (rows[0] as { 'QUERY PLAN': [Explained] })['QUERY PLAN']
  return { ms: explained['Execution Time'], steps: stepsOf(explained.Plan).join(' < ') }
}

const explainAll = async (client: pg.Client, when: string) => {
  const times = new Map<string, number>()
  for (const [name, query] of Object.entries(queries)) {
    const { ms, steps } = await explain(client, query)
    console.log(`plan ${name} ${when}: ${ms.toFixed(2)} ms, ${steps}`)
    times.set(name, ms)
  }
  return times
}

await using stack = await startStack('bench', { processes: [] })
const client = new pg.Client({ connectionString: stack.env.DATABASE_URL })
await client.connect()
await client.query('set synchronous_commit = off')
await fill(client)
await fillConsumption(client)
await client.query('vacuum analyze billing.orders')
await client.query('vacuum analyze catalog.consumption')
const after = await explainAll(client, 'with its index')
await client.query('begin')
for (const index of added) await client.query(`drop index ${index}`)
const before = await explainAll(client, 'without')
await client.query('rollback')
await client.end()

const figures = Object.keys(queries).map((name): Figure => {
  const [ours, bare] = [after.get(name) ?? Number.NaN, before.get(name) ?? Number.NaN]
  const judged = { goal: goalMs, wants: 'at most', judged: 'ours' } as const
  return { name: `billing-plans.${name}`, ours, bare, ratio: ours / bare, unit: 'ms', ...judged }
})
finish(figures)
