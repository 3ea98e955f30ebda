import type { ParsedRequest, Routes, TierId, TierTerms } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { noteTierChange } from '../changes.ts'
import { arrivalOf, coverChange } from '../cover.ts'
import { lockOwnTier } from '../own-tier.ts'
import { brokenTerms, canBe, canChange, canLimit, type GivenTerms } from '../policy.ts'
import { countHolders, type TierRow } from '../reader.ts'
import { changeTier, clearPopular, type TierChange } from '../writer.ts'

type Edit = ParsedRequest<Routes['editTier']>['body']

const columns = {
  name: 'name',
  description: 'description',
  benefits: 'benefits',
  color: 'color',
  trialDays: 'trial_days',
  seatLimit: 'seat_limit',
  isPremium: 'is_premium',
  isLibrary: 'is_library',
  isPopular: 'is_popular',
} as const satisfies Record<keyof TierTerms, keyof TierRow>

const changeOf = (given: GivenTerms): TierChange =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const value = given[field as keyof TierTerms]
      return value === undefined ? [] : [[column, value]]
    }),
  )

/** Seats are counted only while there is a limit, so a new one begins with a count. */
const seatsUnder = async (
  tx: Transaction,
  tier: TierRow,
  limit: number | null | undefined,
): Promise<TierChange> => {
  if (limit === undefined || limit === null) return {}
  const isNew = tier.seat_limit === null
  const taken = isNew ? await countHolders(tx, tier.id, limit + 1) : tier.seats_taken
  canLimit(limit, taken).orThrow()
  return { seats_taken: taken }
}

export const editTier = async (scope: SignedInScope, id: TierId, { cover, ...given }: Edit) => {
  const arrival = await arrivalOf(scope, cover)
  return scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    canChange(tier).orThrow()
    const fields = brokenTerms(tier, given)
    if (Object.keys(fields).length > 0) fail('tier.promised', { fields })
    const change = { ...changeOf(given), ...(await seatsUnder(tx, tier, given.seatLimit)) }
    canBe({ ...tier, ...change }).orThrow()
    if (given.isPopular && !tier.is_popular) await clearPopular(tx, tier.creator_id)
    const covers = await coverChange(tx, scope, tier, arrival)
    const whole = { ...change, ...covers }
    if (Object.keys(whole).length === 0) return tier
    const edited = await changeTier(tx, id, whole)
    await noteTierChange(tx, tier, edited, scope.now())
    return edited
  })
}
