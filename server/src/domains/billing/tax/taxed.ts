import { splitPrice } from '@fanfare/contract'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { paidFor } from '../checkout/sale-lines.ts'
import type { Tax } from './tax.ts'

type Evidence = Pick<OrderRow, 'country_stated' | 'country_of_card' | 'country_of_network'>

/** What buyers say counts when something else agrees. */
export const buyerCountry = ({
  country_stated: stated,
  country_of_card: card,
  country_of_network: network,
}: Evidence): string | null =>
  stated !== null && (card === stated || network === stated) ? stated : (card ?? stated)

/**
 * Whom the shares of an order go to, with the tax of the buyer's country. Tax is inside the price, so
 * what the buyer pays stays the same.
 */
export const taxed = (order: OrderRow, { rateFor }: Tax) => {
  const tax_country = buyerCountry(order)
  const tax_rate = rateFor(tax_country)
  const { tax, platform, creator } = splitPrice(paidFor(order), tax_rate)
  return {
    tax_country,
    tax_rate,
    tax: tax.amount,
    platform: platform.amount,
    creator: creator.amount,
  }
}
