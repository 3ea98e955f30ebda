import {
  type ContentId,
  type OrderId,
  RefundId,
  type RefundReason,
  type RefundState,
} from '@fanfare/contract'
import { vi } from 'vitest'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { readDisputeOfOrder } from '../disputes/reader.ts'
import { settleDisputes } from '../evidence/submit-evidence.ts'
import { answerForPlatform, billingRoutes } from '../index.ts'
import { settleRefunds } from '../refunds/due.ts'
import { readRefundsOfOrder } from '../refunds/reader.ts'
import type { Shop } from './shop.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const dayLength = 86_400_000

/** Short words for what is asked back of a shop's sales. */
export const claimsOf = (shop: Shop) => {
  const { system, provider, creator, world } = shop

  const newestRefund = async (id: OrderId) => (await readRefundsOfOrder(system.db, id))[0]
  const arrives = (check: () => Promise<boolean>, what: string) =>
    vi.waitFor(
      async () => {
        await shop.react()
        if (!(await check())) throw new Error(`${what} did not come about`)
      },
      { timeout: 15_000, interval: 100 },
    )
  const disputeOf = (id: OrderId) => readDisputeOfOrder(system.db, id)
  const chargeOf = async (id: OrderId) => (await shop.row(id)).charge_id ?? ''

  return {
    books: booksOf(world),
    /** A post that somebody has paid for. */
    sold: async (card = 'pm_card_visa', title?: string) => {
      const fan = await shop.fan()
      const content = await shop.content(undefined, title)
      const order = await shop.quote(fan, content)
      const method = card.startsWith('pm_') ? card : await provider.card(card)
      await shop.confirm(fan, order.id, method)
      await shop.reaches(order.id, 'paid')
      return { fan, content, id: order.id as OrderId }
    },
    opens: async (fan: SignedInScope, content: ContentId) => {
      const grants = await readGrants(
        fan.db,
        fan.actor.accountId,
        [contentResource(content)],
        fan.now(),
      )
      return grants.bought(content)
    },
    /** Its words are shown, which is all there is of an article. */
    open: (fan: SignedInScope, id: ContentId) =>
      catalogRoutes.readPlayback(
        fan,
        { ...nothing, params: { id }, query: { as: undefined } },
        exchange,
      ),
    ask: async (fan: SignedInScope, id: OrderId, reason: RefundReason = 'changed-mind') => {
      const body = { reason, words: 'It is not for me.' }
      return (await billingRoutes.askRefund(fan, { ...nothing, params: { id }, body }, exchange))
        .refund
    },
    answer: async (id: string, grant: boolean, words = 'No, you watched it.', by = creator) => {
      const asked = { ...nothing, params: { id: RefundId.parse(id) }, body: { grant, words } }
      return (await billingRoutes.answerRefund(by, asked, exchange)).refund
    },
    answerAsStaff: (id: string, grant: boolean) => {
      const answer = { grant, words: 'We looked at it.' }
      return system.transact((tx) =>
        answerForPlatform(tx, RefundId.parse(id), answer, system.now()),
      )
    },
    refundSale: async (id: OrderId, by = creator) => {
      const asked = { ...nothing, params: { id }, body: { words: 'Thank you all the same.' } }
      return (await billingRoutes.refundSale(by, asked, exchange)).refund
    },
    receipt: async (who: SignedInScope, id: OrderId) =>
      (await billingRoutes.readReceipt(who, { ...nothing, params: { id } }, exchange)).receipt,
    /** The newest of them, of which there are at least so many. */
    refundReaches: (id: OrderId, state: RefundState, count = 1) =>
      arrives(async () => {
        const refunds = await readRefundsOfOrder(system.db, id)
        return refunds.length >= count && refunds[0]?.state === state
      }, `refund ${state}`),
    hurryRefund: async (id: OrderId) =>
      provider.control(`hurry/${(await newestRefund(id))?.provider_id}`),
    /** The buyer's bank complains, and its message arrives. */
    dispute: async (id: OrderId) => {
      await provider.control(`hurry/${await chargeOf(id)}`)
      await arrives(async () => (await disputeOf(id)) !== null, 'a dispute')
    },
    /** Decided by the bank by what was sent to it. */
    decide: async (id: OrderId) => {
      await arrives(async () => (await disputeOf(id))?.evidence_sent_at != null, 'evidence')
      await provider.control(`hurry/${(await disputeOf(id))?.provider_id}`)
      await arrives(async () => (await disputeOf(id))?.closed_at != null, 'a decision')
      return (await disputeOf(id))?.state
    },
    disputeOf,
    /** What the bank was sent. */
    evidence: async (id: OrderId) => {
      const { provider_id = '' } = (await disputeOf(id)) ?? {}
      return (await provider.stripe.disputes.retrieve(provider_id)).evidence
    },
    newestRefund,
    arrives,
    later: (days: number) => world.clock.advance(days * dayLength),
    sweep: () => runDue(system, [settleRefunds, settleDisputes]),
    charge: async (id: OrderId) => provider.stripe.charges.retrieve(await chargeOf(id)),
  }
}
