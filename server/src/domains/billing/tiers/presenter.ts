import {
  limits,
  type Money,
  money,
  type Picture,
  type SubscriptionId,
  splitPrice,
  subtractMoney,
  type TierId,
  type TierOffer,
  type TierOpens,
  type TierView,
} from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import { canOwn, priceOfTerm, seatsLeft } from './policy.ts'
import type { TierChangeRow, TierRow } from './reader.ts'

const yearlyOf = ({ yearly_price, currency }: TierRow) =>
  yearly_price === null ? null : money(yearly_price, currency)

const shared = (row: TierRow, cover: Picture | null) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  benefits: [...row.benefits],
  color: row.color,
  cover,
  trialDays: row.trial_days,
  isPremium: row.is_premium,
  isPopular: row.is_popular,
})

const waitingOf = (change: TierChangeRow | null): TierView['waitingChange'] =>
  change?.due_at
    ? {
        before: { name: change.name_before, benefits: [...change.benefits_before] },
        mailedAt: change.due_at.toISOString(),
      }
    : null

export const presentTier = (
  row: TierRow,
  cover: Picture | null,
  waiting: TierChangeRow | null,
): TierView => ({
  ...shared(row, cover),
  isLibrary: row.is_library,
  price: money(row.price, row.currency),
  yearlyPrice: yearlyOf(row),
  coverProcessing: row.cover_pending_id !== null,
  seatLimit: row.seat_limit,
  seatsTaken: row.seats_taken,
  hasSubscribers: row.has_subscribers,
  waitingChange: waitingOf(waiting),
  priceChangedAt: row.price_changed_at?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  abilities: {
    edit: row.archived_at === null,
    editPromise: row.archived_at === null && !row.has_subscribers,
    archive: row.archived_at === null,
    restore: row.archived_at !== null,
  },
})

/** Against twelve times what the card is charged for a month. */
const savedBy = (total: Money, yearly: Money | null) => {
  if (!yearly) return null
  const saved = subtractMoney(money(12 * total.amount, total.currency), yearly)
  return saved.amount > 0 ? saved : null
}

const termsOf = (row: TierRow): TierOffer['terms'] => {
  if (row.price === 0) return []
  const totalOf = (price: number) => splitPrice(money(price, row.currency)).total
  return limits.giftMonths.map((months) => ({
    months,
    total: totalOf(priceOfTerm(row, months)),
  }))
}

interface Around {
  readonly cover: Picture | null
  readonly opens: TierOpens
  readonly viewer: Actor
  /** What the viewer has of this creator. */
  readonly held: { readonly id: SubscriptionId; readonly tier_id: TierId } | null
}

export const presentOffer = (row: TierRow, { cover, opens, viewer, held }: Around): TierOffer => {
  const price = money(row.price, row.currency)
  const { total } = splitPrice(price)
  const yearly = yearlyOf(row)
  const yearlyTotal = yearly && splitPrice(yearly).total
  const left = seatsLeft(row)
  return {
    ...shared(row, cover),
    price,
    total,
    yearlyTotal,
    yearlySaves: savedBy(total, yearlyTotal),
    terms: termsOf(row),
    seatsLeft: left,
    opens,
    isYours: row.id === held?.tier_id,
    changes: held && held.tier_id !== row.id && left !== 0 ? held.id : null,
    abilities: { subscribe: held === null && left !== 0 && !canOwn(row, viewer).allowed },
  }
}
