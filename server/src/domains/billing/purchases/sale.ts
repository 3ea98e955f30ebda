import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReachableContent, type viewAsGiftReceiver } from '../../catalog/index.ts'
import { readAccount } from '../../identity/index.ts'
import type { Kind, Sellable } from '../orders/kind.ts'
import { isSamePrice, mayBePaid } from '../orders/policy.ts'
import { type OrderRow, readOrdersOfContent } from '../orders/reader.ts'
import { bookSaleLines, paidFor } from '../orders/sale-lines.ts'
import { briefOf } from '../shared/people.ts'
import { type ContentKind, type ContentOrder, contentOf } from './order.ts'
import { buyWay, canBuy } from './policy.ts'

/** The post as whoever will have it would see it, or why it cannot be sold to them. */
export type ViewForSale = (
  tx: Transaction,
  scope: SignedInScope,
  id: ContentId,
) => ReturnType<typeof viewAsGiftReceiver>

export const viewForBuyer: ViewForSale = async (tx, scope, id) => {
  const viewed = await requireReachableContent({ ...scope, db: tx }, id)
  canBuy(viewed.access).orThrow()
  return viewed
}

/**
 * What this person would pay for at this moment. Asked in the transaction that acts on it and of
 * the database that is written to: neither price nor what someone holds may be old here.
 */
const readContentForSale = async (
  tx: Transaction,
  scope: SignedInScope,
  { kind, contentId }: { readonly kind: ContentKind; readonly contentId: ContentId },
  view: ViewForSale,
): Promise<Sellable> => {
  const account = (await readAccount(tx, scope.actor.accountId)) ?? fail('auth.required')
  const { row, access } = await view(tx, scope, contentId)
  if (!account.emailVerified) fail('auth.email-not-verified')
  const { price } = buyWay(access) ?? fail('checkout.not-for-sale')
  const { creator_id: creatorId, title } = row
  const nothing = { messageId: null, tierId: null, interval: null, months: null }
  return { kind, contentId, ...nothing, creatorId, title, price }
}

/** Another one of the same that a card may still be charged for. A post can be given again. */
const refuseAnother = async (tx: Transaction, order: ContentOrder) => {
  const { account_id: accountId, content_id: contentId, kind } = order
  const all = await readOrdersOfContent(tx, accountId, { contentId, kind })
  const others = all.filter(({ id }) => id !== order.id)
  // What was given back can be bought again.
  const isOwned = (other: OrderRow) => other.state === 'paid' && other.refunded_at === null
  if (kind === 'content' && others.some(isOwned)) fail('checkout.owned')
  if (others.some(mayBePaid)) fail('order.in-progress')
}

/** A post is sold alike to whoever wants it and to whoever gives it away. */
export const contentSale = (
  kind: ContentKind,
  view: ViewForSale,
): Pick<Kind, 'offer' | 'agree' | 'book' | 'show'> => ({
  offer: async (tx, scope, asked) => {
    if (asked.type !== kind) return null
    const wanted = { kind, contentId: asked.id }
    const sellable = await readContentForSale(tx, scope, wanted, view)
    return { sellable, others: await readOrdersOfContent(tx, scope.actor.accountId, wanted) }
  },

  agree: async (tx, scope, given) => {
    const order = contentOf(given)
    await refuseAnother(tx, order)
    const wanted = { kind, contentId: order.content_id }
    const { price } = await readContentForSale(tx, scope, wanted, view)
    if (!isSamePrice(order, price)) fail('order.price-changed')
  },

  book: (tx, order, charge, now) => {
    const { id: source, creator_id: creatorId } = contentOf(order)
    const whole = { kind: 'sale' as const, source, creatorId, sum: paidFor(order) }
    return bookSaleLines(tx, order, [whole], charge, now)
  },

  show: async (_, orders) => ({
    named: orders.flatMap(({ creator_id }) => creator_id ?? []),
    itemOf: (order, people) => {
      const { content_id: id, creator_id, title } = contentOf(order)
      return { type: kind, id, title, creator: briefOf(people, creator_id) }
    },
  }),
})
