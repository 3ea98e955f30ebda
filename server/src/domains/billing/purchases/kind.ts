import { grantAccess, holdGrant, purchaseSource, revokeGrant } from '../../entitlements/index.ts'
import type { Kind } from '../orders/kind.ts'
import type { OrderRow } from '../orders/reader.ts'
import { contentOf, grantOf } from './order.ts'
import { contentSale, viewForBuyer } from './sale.ts'

const grantOfBuyer = (order: OrderRow) =>
  grantOf(contentOf(order), order.account_id, purchaseSource)

const open: Kind['deliver'] = (tx, order, now) => grantAccess(tx, grantOfBuyer(order), now)

/** A post, which its buyer opens. */
export const purchaseKind: Kind = {
  name: 'content',
  ...contentSale('content', viewForBuyer),
  paidBefore: 'checkout.owned',
  deliver: open,
  returned: 'whole',
  close: (tx, order, now) => revokeGrant(tx, grantOfBuyer(order), now),
  open,
  hold: (tx, order, now) => holdGrant(tx, grantOfBuyer(order), now),
  words: {
    bought: ({ title, content_id }) => ({
      did: `You bought “${title}”`,
      open: 'View post',
      path: `/content/${content_id}`,
    }),
    payee: 'the creator',
    sold: 'A fan bought it',
    product: ({ title }) => `“${title}”, digital content sold on Fanfare`,
    refundPolicy:
      'Within 30 days, a buyer who has used less than a quarter of the content gets a full refund ' +
      'automatically. After that, the creator answers within three days, and then Fanfare decides. ' +
      'This policy is shown on the receipt of every purchase.',
  },
}
