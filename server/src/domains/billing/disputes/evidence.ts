import { money } from '@fanfare/contract'
import type { Use } from '../../catalog/index.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import type { Evidence } from '../gateways/claims.ts'
import { shownMoney } from '../words.ts'

export interface EvidenceFacts {
  readonly order: OrderRow
  readonly buyer: { readonly displayName: string; readonly email: string }
  readonly use: Use
  readonly receiptNumber: string | null
}

const instant = (at: Date | null) => at?.toISOString() ?? 'never'

const accessLog = ({ secondsServed, duration, downloads, openedAt, reportedAt }: Use) =>
  [
    `Seconds served to the buyer's account: ${Math.round(secondsServed)}${duration ? ` of ${Math.round(duration)}` : ''}`,
    `Downloads: ${downloads}`,
    `Shown whole at: ${instant(openedAt)}`,
    `Last activity at: ${instant(reportedAt)}`,
  ].join('\n')

const policy =
  'Within 30 days a buyer who has had less than a quarter of a piece gets the whole sum back ' +
  'without asking anyone. After that the creator answers within three days, then Fanfare does. ' +
  'This is shown on the receipt of every purchase.'

/** All that we know and may say: no addresses of machines are among it, because none are kept. */
export const evidenceOf = ({
  order,
  buyer,
  use,
  receiptNumber,
}: EvidenceFacts): Omit<Evidence, 'receipt'> => {
  const sum = shownMoney(money(order.total, order.currency))
  return {
    productDescription: `“${order.title}”, a piece of digital content sold on Fanfare`,
    customerName: buyer.displayName,
    customerEmail: buyer.email,
    serviceDate: (order.paid_at ?? order.created_at).toISOString().slice(0, 10),
    accessLog: accessLog(use),
    refundPolicy: policy,
    everythingElse: [
      `Order ${order.id}, receipt ${receiptNumber ?? 'not yet numbered'}, for “${order.title}”.`,
      `${sum} were paid on ${instant(order.paid_at)}; the receipt was mailed to the buyer.`,
      `Before paying the buyer agreed to be supplied at once: ${instant(order.consent_at)}.`,
      `Country stated by the buyer: ${order.country_stated ?? 'none'}; of the card: ${order.country_of_card ?? 'unknown'}.`,
      'The address of the account was confirmed by mail before anything could be bought.',
    ].join('\n'),
  }
}
