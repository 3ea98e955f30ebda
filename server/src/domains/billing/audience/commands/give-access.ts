import type { TierId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { seeProfileNamed } from '../../../profiles/index.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { monthsLater } from '../../subscriptions/calendar.ts'
import { newSubscription } from '../../subscriptions/new-subscription.ts'
import { readAlive } from '../../subscriptions/reader/subscriptions.ts'
import { insertSubscription } from '../../subscriptions/writer/subscriptions.ts'
import { canChange, canOwn, levelOf } from '../../tiers/policy.ts'
import { readTier } from '../../tiers/reader.ts'
import { takeSeat } from '../../tiers/seats.ts'

export interface Gift {
  readonly username: string
  readonly tierId: TierId
  readonly months: number | null
}

/** A free tier opens nothing that is locked, so there would be nothing to give. */
const readOwnTier = async (tx: Transaction, { actor }: SignedInScope, id: TierId) => {
  const tier = await readTier(tx, id)
  canOwn(tier, actor).orThrow()
  const own = tier ?? fail('tier.not-found')
  canChange(own).orThrow()
  return levelOf(own) ? own : fail('subscriber.free-tier')
}

/** Never charged for, and takes a seat like any other. */
export const giveAccess = (scope: SignedInScope, { username, tierId, months }: Gift) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const tier = await readOwnTier(tx, scope, tierId)
    const profile = await seeProfileNamed(tx, scope.actor, username.replace(/^@/, ''))
    const { account_id } = profile ?? fail('profile.not-found')
    if (account_id === scope.actor.accountId) fail('subscriber.self')
    await lockCustomer(tx, account_id, now)
    if (await readAlive(tx, account_id, tier.creator_id)) fail('subscriber.exists')
    await takeSeat(tx, tier)
    const period_end = months ? monthsLater(now, 'UTC', months) : null
    const given = { state: 'active', basis: 'complimentary', interval: 'month', price: 0 } as const
    const row = newSubscription(tier, { account_id, ...given, period_end }, now)
    return insertSubscription(tx, row, now)
  })
