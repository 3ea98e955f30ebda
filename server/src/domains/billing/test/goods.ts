import { type ContentId, money } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { chooseDefaultPaymentMethod } from '../customers/commands/choose-default-payment-method.ts'
import { type OrderRow, readHistory, readOrdersOfContent } from '../orders/reader.ts'
import type { ContentKind } from '../purchases/order.ts'
import { changePrice } from './content.ts'
import { type Offers, offersOf } from './offers.ts'
import type { Shop } from './shop.ts'

export const wholeHistory = { after: null, limit: 100 } as const

/** Anything that one person can be charged for, with the same few things to be done about it. */
export interface Goods {
  readonly kind: OrderRow['kind']
  readonly id: ContentId | null
  /** Newest first. */
  orders(): Promise<OrderRow[]>
  /** Asks what it costs; of tips it gives one. */
  ask(): Promise<unknown>
  /** Says yes to the newest offer, or settles the tab; false when there is none. */
  agree(card: string): Promise<unknown>
  reprice(price: number): Promise<unknown>
}

const ofContent = (
  shop: Shop,
  fan: SignedInScope,
  { id, kind, code }: { id: ContentId; kind: ContentKind; code?: string },
): Goods => {
  const orders = () =>
    readOrdersOfContent(shop.system.db, fan.actor.accountId, { contentId: id, kind })
  return {
    kind,
    id,
    orders,
    ask: () => shop.quote(fan, id, { type: kind, ...(code ? { code } : {}) }),
    async agree(card) {
      const [newest] = await orders()
      return newest ? shop.confirm(fan, newest.id, card) : false
    },
    reprice: (price) => changePrice(shop.creator, id, money(price, 'USD')),
  }
}

const ofTips = async (shop: Shop, fan: SignedInScope, offers: Offers): Promise<Goods> => {
  const good = await offers.keepCard(fan)
  const bad = await offers.keepCard(fan, 'pm_card_chargeCustomerFail')
  return {
    kind: 'tips',
    id: null,
    async orders() {
      const all = await readHistory(shop.system.db, fan.actor.accountId, wholeHistory)
      return all.filter(({ kind }) => kind === 'tips')
    },
    ask: () => offers.tip(fan, 300),
    async agree(card) {
      await chooseDefaultPaymentMethod(fan, card === 'pm_card_visa' ? good.id : bad.id)
      await offers.settle(fan)
    },
    reprice: async () => {},
  }
}

/**
 * A post at its price, one for half with a code that one order can use, the same code on another
 * one, a post given away by its code, the first post as a gift, and tips.
 */
export const goodsFor = async (shop: Shop, fan: SignedInScope): Promise<Goods[]> => {
  const offers = offersOf(shop)
  const [plain, half, other, free] = await Promise.all([1, 2, 3, 4].map(() => shop.content()))
  const { code } = await offers.promote({ type: 'percent', percent: 50 }, { limit: 1 })
  const whole = await offers.promote({ type: 'percent', percent: 100 })
  const content = (id: ContentId | undefined, kind: ContentKind, given?: string) =>
    ofContent(shop, fan, { id: id as ContentId, kind, ...(given ? { code: given } : {}) })
  return [
    content(plain, 'content'),
    content(half, 'content', code),
    content(other, 'content', code),
    content(free, 'content', whole.code),
    content(plain, 'gift'),
    await ofTips(shop, fan, offers),
  ]
}
