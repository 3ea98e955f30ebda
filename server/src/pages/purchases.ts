import { money, type Purchase } from '@fanfare/contract'
import { orderOfSource, readOrderRows } from '../domains/billing/index.ts'
import { viewListed } from '../domains/catalog/index.ts'
import { giftSource, readBought } from '../domains/entitlements/index.ts'
import { handlers } from '../platform/http/handler.ts'
import { type PageQuery, readPage } from '../platform/paging/keyset.ts'
import type { SignedInScope } from '../platform/scope.ts'

type Bought = Awaited<ReturnType<typeof readBought>>[number]

/** What the viewer paid themselves: whoever was given something does not learn its price. */
const readOwnOrders = async ({ db, actor }: SignedInScope, bought: readonly Bought[]) => {
  const own = bought.filter(({ source }) => source !== giftSource)
  const ids = own.flatMap(({ sourceId }) => orderOfSource(sourceId) ?? [])
  const orders = ids.length > 0 ? await readOrderRows(db, ids) : []
  const theirs = orders.filter((order) => order.account_id === actor.accountId)
  return new Map(theirs.map((order) => [order.id, order]))
}

/** What somebody has for good: held by entitlements, shown by catalog, paid for in billing. */
const listPurchases = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(
    query,
    ['purchases', accountId],
    ({ key, id }: Bought) => [key.toISOString(), id],
    (start) => readBought(scope.db, accountId, start),
  )
  const listed = shown.map(({ contentId }) => ({ id: contentId }))
  const [cards, orders] = await Promise.all([
    viewListed(scope, listed),
    readOwnOrders(scope, shown),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const purchases = shown.flatMap(({ contentId, key, source, sourceId }): Purchase[] => {
    const content = cardOf.get(contentId)
    if (!content) return []
    const orderId = orderOfSource(sourceId)
    const order = orderId && orders.get(orderId)
    return [
      {
        content,
        boughtAt: key.toISOString(),
        isGift: source === giftSource,
        paid: order ? money(order.total, order.currency) : null,
        orderId: order ? order.id : null,
      },
    ]
  })
  return { purchases, ...page }
}

export const purchaseRoutes = handlers({
  listPurchases: (scope, { query }) => listPurchases(scope, query),
})
