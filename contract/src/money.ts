/** No zod here: cards and price fields show these on the first load. */
export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Minor units: 999 is 9.99. Sums are made per currency, never across. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** In tenths of a percent, so that they are whole numbers. */
const rates = { processing: 29, platform: 120 } as const

/** Free, or at least this. */
export const minimumPrice = 299
export const maximumPrice = 1_000_000

const perMille = (amount: number, rate: number) => Math.floor((amount * rate + 500) / 1000)

export interface PriceSplit {
  readonly total: Money
  readonly processing: Money
  readonly platform: Money
  readonly creator: Money
}

/** Every price a buyer sees is the total; the creator sets the price before the processing fee. */
export const splitPrice = ({ amount, currency }: Money): PriceSplit => {
  const money = (value: number): Money => ({ amount: value, currency })
  const processing = perMille(amount, rates.processing)
  const platform = perMille(amount, rates.platform)
  return {
    total: money(amount + processing),
    processing: money(processing),
    platform: money(platform),
    creator: money(amount - platform),
  }
}
