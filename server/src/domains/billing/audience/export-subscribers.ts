import type { InstantKeys } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { cell, decimal } from '../shared/words.ts'
import type { SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { endsAt, type Known, renewsAt } from './presenter.ts'
import { type Listed, type Narrowing, readNewest } from './reader.ts'
import { knownOf, readListed } from './view-subscribers.ts'

const pageSize = 500
const names = 'username,name,tier,status,basis,interval,since,renews,ends,currency,total_paid'

const instant = (at: Date | null) => at?.toISOString() ?? ''

const lineOf = (row: SubscriptionRow, { people, tiers }: Known) => {
  const person = people.get(row.account_id)
  return [
    cell(person?.username ?? ''),
    cell(person?.displayName ?? ''),
    cell(tiers.get(row.tier_id)?.name ?? ''),
    ...[row.state, row.is_trial ? 'trial' : row.basis, row.interval],
    ...[row.started_at, renewsAt(row), endsAt(row)].map(instant),
    row.currency,
    decimal(row.paid_total),
  ].join(',')
}

type Asked = Omit<Narrowing, 'creatorId'>

/** Page by page, so that a million subscribers take time and no memory. */
export async function* exportSubscribers(scope: SignedInScope, asked: Asked) {
  const narrowing = { creatorId: scope.actor.accountId, ...asked }
  yield `${names}\n`
  let after: InstantKeys | null = null
  for (;;) {
    const listed: Listed[] = await readNewest(scope.db, narrowing, { after, limit: pageSize })
    const rows = await readListed(scope.db, listed)
    const known = await knownOf(scope, rows)
    if (rows.length > 0) yield rows.map((row) => `${lineOf(row, known)}\n`).join('')
    const last = listed.at(-1)
    if (!last || listed.length < pageSize) return
    after = [last.key, last.id]
  }
}
