import type { OrderId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readCountry } from '../../methods/reader.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { type Applied, applyCode } from '../../promotions/apply.ts'
import { amountsOf } from '../amounts.ts'
import { newOrder } from '../new-order.ts'
import { isOpen, isSameOffer, isUnderway, lengths } from '../policy.ts'
import {
  type OrderRow,
  readOrdersOfContent,
  readOrdersOfTerm,
  readOrdersOfTiers,
} from '../reader/orders.ts'
import { isTerm, readSellable, type Sellable, type Wanted } from '../sellable.ts'
import { insertOrder, moveOrder } from '../writer/orders.ts'

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

type Asked = Wanted & {
  readonly code?: string | undefined
  readonly country?: string | undefined
  readonly likelyCountry?: string | undefined
}

const countryFor = async (tx: Transaction, { actor }: SignedInScope, asked: Asked) =>
  asked.country ?? (await readCountry(tx, actor.accountId)) ?? asked.likelyCountry ?? null

/** Of the same thing. A fan has one tier of a creator, so all of those count as one thing. */
const readOthers = (
  tx: Transaction,
  scope: SignedInScope,
  asked: Asked,
  { creatorId }: Sellable,
) => {
  const { accountId } = scope.actor
  if (isTerm(asked)) return readOrdersOfTerm(tx, accountId, asked.tierId)
  return asked.kind === 'subscription'
    ? readOrdersOfTiers(tx, accountId, creatorId)
    : readOrdersOfContent(tx, accountId, asked)
}

/**
 * The payment that is on its way, or the offer that is open already if it still says the truth, so
 * that two tabs and the back button meet in one order. One whose price or code has changed is closed
 * by the sweep.
 */
export const createQuote = (scope: SignedInScope, asked: Asked): Promise<OrderRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    const sellable = await readSellable(tx, scope, asked)
    const applied = asked.code
      ? await applyCode(tx, scope.actor.accountId, { code: asked.code, wanted: sellable }, now)
      : null
    const orders = await readOthers(tx, scope, asked, sellable)
    const underway = orders.find(({ state }) => isUnderway(state))
    if (underway) return underway
    const open = orders.find((order) => isOpen(order) && order.expires_at > now)
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
