import {
  type AccountId,
  type ContentId,
  type Money,
  minimumPrice,
  money,
  type PromotionState,
  smallerOf,
  type TierId,
} from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { PromotionRow } from './reader.ts'

/** A post, or a tier. */
export interface Wanted {
  readonly contentId: ContentId | null
  readonly tierId: TierId | null
  readonly creatorId: AccountId
  readonly price: Money
}

export const stateOf = (row: PromotionRow, now: Date): PromotionState => {
  if (row.ended_at || (row.ends_at && row.ends_at <= now)) return 'ended'
  if (row.limit_total !== null && row.taken >= row.limit_total) return 'used-up'
  return row.starts_at > now ? 'scheduled' : 'active'
}

const isForTier = ({ periods, tiers }: PromotionRow, id: TierId) =>
  periods !== null && (tiers === null || tiers.includes(id))

const isForContent = ({ periods, contents }: PromotionRow, id: ContentId | null) =>
  periods === null && id !== null && (contents === null || contents.includes(id))

/** Whether it says anything about this; an amount is of one currency only. */
export const isFor = (row: PromotionRow, { contentId, tierId, creatorId, price }: Wanted) =>
  row.creator_id === creatorId &&
  (tierId ? isForTier(row, tierId) : isForContent(row, contentId)) &&
  (row.currency === null || row.currency === price.currency)

/** What it takes off, half up, and never more than there is. */
export const discountOf = (row: PromotionRow, price: Money): Money => {
  const off = row.amount ?? Number((BigInt(price.amount) * BigInt(row.percent ?? 0) + 50n) / 100n)
  return smallerOf(money(off, price.currency), price)
}

/** How often this fan has used it is counted by whoever asks. */
export const canUse = (row: PromotionRow, ofFan: number, now: Date): Verdict => {
  const state = stateOf(row, now)
  if (state === 'used-up') return deny('promotion.used-up')
  if (state !== 'active') return deny('promotion.not-active')
  const isUsed = row.limit_per_fan !== null && ofFan >= row.limit_per_fan
  return isUsed ? deny('promotion.used-before') : allow
}

/** Nothing, or enough for a card to be charged. */
export const canLeave = ({ amount }: Money): Verdict =>
  amount === 0 || amount >= minimumPrice ? allow : deny('promotion.leaves-too-little')
