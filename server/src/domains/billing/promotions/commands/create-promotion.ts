import { limits, type ParsedRequest, type PromotionId, type Routes } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnTitles } from '../../../catalog/index.ts'
import { readTiers, type TierRow } from '../../tiers/reader.ts'
import { countUsable, type PromotionRow } from '../reader.ts'
import { closeRunOut, insertPromotion } from '../writer.ts'

type NewPromotion = ParsedRequest<Routes['createPromotion']>['body']

const rowOf = ({ actor }: SignedInScope, given: NewPromotion, now: Date): PromotionRow => {
  const { discount } = given
  const sum = discount.type === 'amount' ? discount.amount : null
  return {
    id: uuid() as PromotionId,
    creator_id: actor.accountId,
    code: given.code,
    percent: discount.type === 'percent' ? discount.percent : null,
    amount: sum?.amount ?? null,
    currency: sum?.currency ?? null,
    starts_at: given.startsAt ? new Date(given.startsAt) : now,
    ends_at: given.endsAt ? new Date(given.endsAt) : null,
    limit_total: given.limit ?? null,
    limit_per_fan: given.perFan ?? null,
    contents: given.contents ?? null,
    periods: given.periods ?? null,
    tiers: given.tiers ?? null,
    taken: 0,
    ended_at: null,
    created_at: now,
  }
}

/** Posts are named only by whose they are. */
export const createPromotion = (scope: SignedInScope, given: NewPromotion): Promise<PromotionRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    const contents = new Set(given.contents)
    const own = await readOwnTitles(tx, accountId, [...contents])
    if (own.size < contents.size) fail('content.not-found')
    const tiers = await readTiers(tx, given.tiers ?? [])
    const isOwn = ({ creator_id }: TierRow) => creator_id === accountId
    if (tiers.filter(isOwn).length < new Set(given.tiers).size) fail('tier.not-found')
    const usable = await countUsable(tx, accountId, now, limits.promotions)
    if (usable >= limits.promotions) fail('promotion.too-many')
    await closeRunOut(tx, accountId, given.code, now)
    const row = rowOf(scope, given, now)
    return (await insertPromotion(tx, row)) ? row : fail('promotion.code-taken')
  })
