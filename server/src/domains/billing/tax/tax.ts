import type { Config } from '../../../platform/config/config.ts'

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
