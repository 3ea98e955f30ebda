import { randomUUID } from 'node:crypto'
import { must, type Person } from '../lib/person.ts'
import type { Tables } from '../lib/tables.ts'
import { makeTier } from './tiers.ts'

/** By fan: a cheaper tier of whom they subscribed to last. */
const cheaper = new Map<string, string>()

/** Somebody who can be seen: what belongs to nobody is not offered. */
const makeCreator = async (tables: Tables) => {
  const id = randomUUID()
  await tables.rows(
    `insert into profiles.profiles (account_id, username, display_name, creator_since, joined_at,
       updated_at)
     values ($1, $2, 'Someone', now(), now(), now())`,
    [id, `c_${id.replaceAll('-', '').slice(0, 20)}`],
  )
  return id
}

export const makeFreeTier = async (tables: Tables) => {
  const id = await makeTier(tables, await makeCreator(tables))
  await tables.rows('update billing.tiers set price = 0 where id = $1', [id])
  return id
}

/** Half a month old, of a tier whose price has risen since and that has a cheaper one beside it. */
export const makeSubscription = async (
  tables: Tables,
  fanId: string,
  { state = 'active', creatorId = randomUUID() }: { state?: string; creatorId?: string } = {},
) => {
  const id = randomUUID()
  const tierId = await makeTier(tables, creatorId)
  const other = await makeTier(tables, creatorId)
  await tables.rows(
    `update billing.tiers set price = 1499, price_changed_at = now() where id = $1`,
    [tierId],
  )
  await tables.rows(
    `insert into billing.subscriptions (id, account_id, creator_id, tier_id, state, basis,
       is_premium, interval, currency, price, anchor_at, time_zone, period_start, period_end,
       started_at)
     values ($1, $2, $3, $4, $5, 'paid', false, 'month', 'USD', 999, now() - interval '15 days',
       'UTC', now() - interval '15 days', now() + interval '15 days', now() - interval '15 days')`,
    [id, fanId, creatorId, tierId, state],
  )
  cheaper.set(fanId, other)
  return id
}

/** Whoever subscribes to nobody has none. */
export const tierBeside = (fanId: string) => cheaper.get(fanId) ?? randomUUID()

/** Asking for it does not change it, so that all of one fan's are the same. */
export const makeCalendarLink = async (fan: Person) => {
  const { body } = await must(fan.browser, { method: 'GET', path: '/subscription/spending' })
  return (body as { calendar: string }).calendar.split('/').at(-1) ?? ''
}
