import type { SubscriberView } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import {
  readSubscriptionRows,
  type SubscriptionRow,
} from '../subscriptions/reader/subscriptions.ts'
import { readTiers } from '../tiers/reader.ts'
import { presentSubscriber } from './presenter.ts'
import type { Listed } from './reader.ts'

/** In the order of the list. */
export const readListed = async (db: Queryable, listed: readonly Listed[]) => {
  const ids = listed.map(({ id }) => id)
  const rows = await readSubscriptionRows(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return listed.flatMap(({ id }) => byId.get(id) ?? [])
}

export const knownOf = async (scope: SignedInScope, rows: readonly SubscriptionRow[]) => {
  const fans = rows.map(({ account_id }) => account_id)
  const [people, tiers] = await Promise.all([
    readPeople(scope, fans),
    readTiers(scope.db, [...new Set(rows.map(({ tier_id }) => tier_id))]),
  ])
  return { people, tiers: new Map(tiers.map((tier) => [tier.id, tier])) }
}

export const viewSubscribers = async (
  scope: SignedInScope,
  rows: readonly SubscriptionRow[],
): Promise<SubscriberView[]> => {
  const known = await knownOf(scope, rows)
  return rows.map((row) => presentSubscriber(row, known))
}

export const viewSubscriber = async (scope: SignedInScope, row: SubscriptionRow) => {
  const [subscriber] = await viewSubscribers(scope, [row])
  return { subscriber: subscriber as SubscriberView }
}
