import type { MailContent } from '../../../platform/mail/compose.ts'
import { kindOf } from '../orders/kinds.ts'
import { linesOf } from '../orders/presenter.ts'
import type { OrderRow } from '../orders/reader.ts'
import { someLines } from '../shared/mail-accounts.ts'
import { shownMoney } from '../shared/words.ts'

const shareOf = (order: OrderRow) => shownMoney(linesOf(order).creator)

/** What one creator has sold, of which there may be much in one moment. */
export const salesMail = (
  origin: string,
  sales: readonly [OrderRow, ...OrderRow[]],
): MailContent => {
  const [first] = sales
  const paragraphs =
    sales.length === 1
      ? [`${kindOf(first).words.sold}. Your share is ${shareOf(first)}.`]
      : someLines(sales.map((order) => `“${order.title}”: your share is ${shareOf(order)}.`))
  return {
    category: 'paymentUpdates',
    subject: sales.length === 1 ? `You sold “${first.title}”` : `You made ${sales.length} sales`,
    paragraphs,
    action: { label: 'View earnings', url: `${origin}/dashboard/earnings` },
    reason: 'You’re getting this email because you sell on Fanfare.',
  }
}
