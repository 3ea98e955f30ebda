import type { CardBrief, SubscriptionView } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readSecondsServed } from '../../catalog/index.ts'
import { readPeople } from '../../profiles/index.ts'
import { readOrderRow } from '../checkout/reader/orders.ts'
import { readHolidays } from '../holidays/reader.ts'
import { type MethodRow, readMethods } from '../methods/reader.ts'
import { readTiers } from '../tiers/reader.ts'
import { isHeld, sumOf } from '../tips/policy.ts'
import { readOnTabs } from '../tips/reader.ts'
import { cardAmong } from './card-for.ts'
import { pauseMonthsLeft } from './pauses.ts'
import { type Known, presentSubscription } from './presenter.ts'
import { readOpenOrderId } from './reader/invoices.ts'
import { readPauses } from './reader/pauses.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { readPromotionOf } from './renewal-sum.ts'

const briefCard = (methods: readonly MethodRow[], row: SubscriptionRow): CardBrief | null => {
  const own = cardAmong(methods, row)
  return own && row.basis === 'paid' ? { brand: own.brand, last4: own.last4 } : null
}

/** What only one that is unpaid or promoted has. */
const readOwn = async (tx: Transaction, row: SubscriptionRow) => {
  const id = await readOpenOrderId(tx, row)
  const order = id && (await readOrderRow(tx, id))
  return { order, promotion: await readPromotionOf(tx, row) }
}

/** From the database that was written to: pages read it right after they have changed it. */
export const viewSubscriptions = async (
  scope: SignedInScope,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionView[]> => {
  const { accountId } = scope.actor
  const now = scope.now()
  const creators = rows.map(({ creator_id }) => creator_id)
  const people = await readPeople(scope, creators)
  return scope.transact(async (tx) => {
    const ids = rows.flatMap(({ tier_id, next_tier_id }) => [tier_id, next_tier_id ?? tier_id])
    const tiers = new Map((await readTiers(tx, ids)).map((tier) => [tier.id, tier]))
    const methods = await readMethods(tx, accountId)
    const onTabs = (await readOnTabs(tx, accountId)).filter((tip) => !isHeld(tip))
    const seconds = await readSecondsServed(tx, accountId, creators)
    const holidays = await readHolidays(tx, creators, now)
    const pausable = rows.filter(({ state, basis }) => state === 'active' && basis === 'paid')
    const pausableIds = pausable.map(({ id }) => id)
    const pauses = await readPauses(tx, pausableIds)
    const views: SubscriptionView[] = []
    for (const row of rows) {
      const tips = sumOf(onTabs.filter(({ currency }) => currency === row.currency))
      const known: Known = {
        people,
        tiers,
        holidays,
        seconds,
        tips,
        card: briefCard(methods, row),
        pauseMonths: pausable.includes(row) ? pauseMonthsLeft(pauses.get(row.id), row, now) : 0,
        ...(await readOwn(tx, row)),
      }
      views.push(presentSubscription(row, known, now))
    }
    return views
  })
}

export const viewSubscription = async (scope: SignedInScope, row: SubscriptionRow) => {
  const [subscription] = await viewSubscriptions(scope, [row])
  return { subscription: subscription as SubscriptionView }
}
