import type { CardBrief, PromotionId, SubscriptionView } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readSecondsServed } from '../../catalog/index.ts'
import { readPeople } from '../../profiles/index.ts'
import { type MethodRow, readMethods } from '../customers/reader.ts'
import { readHolidays } from '../holidays/reader.ts'
import { readPromotions } from '../promotions/reader.ts'
import { readTiers } from '../tiers/reader.ts'
import { isHeld, sumOf } from '../tips/policy.ts'
import { readOnTabs } from '../tips/reader.ts'
import { cardAmong } from './card-for.ts'
import { pauseMonthsLeft } from './pauses.ts'
import { type Known, presentSubscription } from './presenter.ts'
import { readOpenOrders } from './reader/invoices.ts'
import { readPauses, type SubscriptionRow } from './reader/subscriptions.ts'
import { readOpenChanges } from './tier-change.ts'

const briefCard = (methods: readonly MethodRow[], row: SubscriptionRow): CardBrief | null => {
  const own = cardAmong(methods, row)
  return own && row.basis === 'paid' ? { brand: own.brand, last4: own.last4 } : null
}

const readPromotionsOf = async (db: Queryable, rows: readonly SubscriptionRow[]) => {
  const ids = rows.flatMap(({ promotion_id }) => promotion_id ?? [])
  const found = ids.length > 0 ? await readPromotions(db, ids) : []
  return new Map(found.map((promotion) => [promotion.id, promotion]))
}

/** Pages read it right after they have changed it. */
export const viewSubscriptions = async (
  scope: SignedInScope,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionView[]> => {
  const { primary, actor } = scope
  const now = scope.now()
  const creators = rows.map(({ creator_id }) => creator_id)
  const people = await readPeople(scope, creators)
  const ids = rows.flatMap(({ tier_id, next_tier_id }) => [tier_id, next_tier_id ?? tier_id])
  const tiers = new Map((await readTiers(primary, ids)).map((tier) => [tier.id, tier]))
  const methods = await readMethods(primary, actor.accountId)
  const onTabs = (await readOnTabs(primary, actor.accountId)).filter((tip) => !isHeld(tip))
  const seconds = await readSecondsServed(primary, actor.accountId, creators)
  const holidays = await readHolidays(primary, creators, now)
  const pausable = rows.filter(({ state, basis }) => state === 'active' && basis === 'paid')
  const pausableIds = pausable.map(({ id }) => id)
  const pauses = await readPauses(primary, pausableIds)
  const orders = await readOpenOrders(primary, rows)
  const promotions = await readPromotionsOf(primary, rows)
  const changes = await readOpenChanges(primary, rows, now)
  return rows.map((row) => {
    const tips = sumOf(onTabs.filter(({ currency }) => currency === row.currency))
    const known: Known = {
      people,
      tiers,
      holidays,
      changes,
      seconds,
      tips,
      card: briefCard(methods, row),
      pauseMonths: pausable.includes(row) ? pauseMonthsLeft(pauses.get(row.id), row, now) : 0,
      order: orders.get(row.id) ?? null,
      promotion: (row.promotion_id && promotions.get(row.promotion_id as PromotionId)) || null,
    }
    return presentSubscription(row, known, now)
  })
}

export const viewSubscription = async (scope: SignedInScope, row: SubscriptionRow) => {
  const [subscription] = await viewSubscriptions(scope, [row])
  return { subscription: subscription as SubscriptionView }
}
