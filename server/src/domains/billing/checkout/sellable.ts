import { type AccountId, type ContentId, type Money, splitPrice } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { viewContent } from '../../catalog/index.ts'
import { readAccount } from '../../identity/index.ts'
import { buyWay, canBuy } from './policy.ts'

export interface Sellable {
  readonly contentId: ContentId
  readonly creatorId: AccountId
  readonly title: string
  readonly price: Money
}

/**
 * What this person would buy at this moment. Asked in the transaction that acts on it and of the
 * database that is written to: neither price nor what someone holds may be old here.
 */
export const readSellable = async (
  tx: Transaction,
  scope: SignedInScope,
  id: ContentId,
): Promise<Sellable> => {
  const account = (await readAccount(tx, scope.actor.accountId)) ?? fail('auth.required')
  const { row, access } = await viewContent({ ...scope, db: tx }, id)
  canBuy(access).orThrow()
  if (!account.emailVerified) fail('auth.email-not-verified')
  const { price } = buyWay(access) ?? fail('checkout.not-for-sale')
  return { contentId: id, creatorId: row.creator_id, title: row.title, price }
}

/** A share for everyone. No promotion and no tax is configured yet: both are zero. */
export const amountsOf = (price: Money) => {
  const { total, processing, platform, creator, tax } = splitPrice(price)
  return {
    currency: price.currency,
    price: price.amount,
    discount: 0,
    processing: processing.amount,
    platform: platform.amount,
    creator: creator.amount,
    tax: tax.amount,
    total: total.amount,
  }
}
