import { splitPrice } from '@fanfare/contract'
import type { Config } from '../../../../platform/config/config.ts'
import type { OrderRow } from '../reader.ts'
import { paidFor } from '../sale-lines.ts'

/** Says which tax a price holds. Another way to know, such as a tax service, is another one of these. */
export interface Tax {
  /** In hundredths of a percent. */
  rateFor(country: string | null): number
}

const noTax: Tax = { rateFor: () => 0 }

/** Sold without tax where the table names no rate. */
const taxTable = (percents: Readonly<Record<string, number>>): Tax => ({
  rateFor: (country) => Math.round((country ? (percents[country] ?? 0) : 0) * 100),
})

export const taxOf = ({ config }: { readonly config: Config }): Tax =>
  config.TAX_TABLE ? taxTable(config.TAX_TABLE) : noTax

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
