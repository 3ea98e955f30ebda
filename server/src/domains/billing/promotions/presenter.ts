import {
  type ContentId,
  type Discount,
  money,
  type PromotionView,
  type TierId,
} from '@fanfare/contract'
import { stateOf } from './policy.ts'
import type { PromotionRow } from './reader.ts'

const discountOf = ({ percent, amount, currency }: PromotionRow): Discount =>
  amount !== null && currency !== null
    ? { type: 'amount', amount: money(amount, currency) }
    : { type: 'percent', percent: percent ?? 0 }

export const presentPromotion = (
  row: PromotionRow,
  titles: ReadonlyMap<ContentId | TierId, string>,
  now: Date,
): PromotionView => {
  const state = stateOf(row, now)
  const titled = <Id extends ContentId | TierId>(ids: readonly Id[] | null, gone: string) =>
    ids?.map((id) => ({ id, title: titles.get(id) ?? gone })) ?? null
  return {
    id: row.id,
    code: row.code,
    discount: discountOf(row),
    state,
    startsAt: row.starts_at.toISOString(),
    endsAt: (row.ended_at ?? row.ends_at)?.toISOString() ?? null,
    limit: row.limit_total,
    perFan: row.limit_per_fan,
    contents: titled(row.contents, 'Deleted post'),
    periods: row.periods,
    tiers: titled(row.tiers, 'Deleted tier'),
    redeemed: row.taken,
    createdAt: row.created_at.toISOString(),
    abilities: { end: state !== 'ended' },
  }
}
