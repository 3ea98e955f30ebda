import type { OrderId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readCountry } from '../../customers/reader.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { amountsOf, newOrder } from '../../orders/amounts.ts'
import type { AskedOffer, Sellable } from '../../orders/kind.ts'
import { kinds } from '../../orders/kinds.ts'
import { isOpen, isSameOffer, isUnderway, lengths } from '../../orders/policy.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { insertOrder, moveOrder } from '../../orders/writer.ts'
import { type Applied, applyCode } from '../../promotions/redeem.ts'

const offerOf = (
  { actor }: SignedInScope,
  sellable: Sellable,
  { applied, country }: { applied: Applied | null; country: string | null },
  now: Date,
): OrderRow => {
  const expiresAt = after(now, lengths.quote)
  return {
    ...newOrder,
    state: 'quoted',
    attempt: 0,
    method_id: null,
    ...amountsOf(sellable.price, applied?.discount),
    id: uuid() as OrderId,
    account_id: actor.accountId,
    kind: sellable.kind,
    content_id: sellable.contentId,
    message_id: sellable.messageId,
    tier_id: sellable.tierId,
    interval: sellable.interval,
    months: sellable.months,
    creator_id: sellable.creatorId,
    title: sellable.title,
    country_stated: country,
    promotion_id: applied?.promotion.id ?? null,
    code: applied?.promotion.code ?? null,
    created_at: now,
    expires_at: expiresAt,
    due_at: expiresAt,
  }
}

const countryFor = async (tx: Transaction, { actor }: SignedInScope, asked: AskedOffer) =>
  asked.country ?? (await readCountry(tx, actor.accountId)) ?? asked.likelyCountry ?? null

/** By the one kind that this is asked of. */
const readOffer = async (tx: Transaction, scope: SignedInScope, asked: AskedOffer) => {
  for (const { offer } of kinds) {
    const found = await offer?.(tx, scope, asked)
    if (found) return found
  }
  return fail('checkout.not-for-sale')
}

/**
 * The payment that is on its way, or the offer that is open already if it still says the truth, so
 * that two tabs and the back button meet in one order. One whose price or code has changed is closed
 * by the sweep.
 */
export const createQuote = (scope: SignedInScope, asked: AskedOffer): Promise<OrderRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    const { sellable, others } = await readOffer(tx, scope, asked)
    const code = 'code' in asked ? asked.code : undefined
    const applied = code
      ? await applyCode(tx, scope.actor.accountId, { code, wanted: sellable }, now)
      : null
    const underway = others.find(({ state }) => isUnderway(state))
    if (underway) return underway
    const open = others.find((order) => isOpen(order) && order.expires_at > now)
    const country = await countryFor(tx, scope, asked)
    const offer = offerOf(scope, sellable, { applied, country }, now)
    if (open && isSameOffer(open, offer)) {
      return open.country_stated === country
        ? open
        : moveOrder(tx, open, open.state, { country_stated: country }, now)
    }
    if (open) await moveOrder(tx, open, open.state, { expires_at: now }, now)
    return insertOrder(tx, offer)
  })
