import { rates } from './rates.ts'

/** No zod here: cards and price fields show these on the first load. */
export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Minor units: 999 is 9.99. Sums are made per currency, never across. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

export { rates }

/** Free, or at least this. */
export const minimumPrice = 299
export const maximumPrice = 1_000_000

/** With a renewal that charges it along within so many days; otherwise a tip must be worth a charge. */
export const minimumTip = 100
export const tipCarrierDays = 35
export const minimumLoneTip = 300
export const maximumTip = 50_000
/** Tips gather until they come to this, or until the oldest has waited long enough. */
export const tabLimit = 500
export const tabDays = 30
/** What never comes to a charge is given up then. */
export const tipLapseDays = 180

/** An amount in a sentence that names no currency: 10,000.00. */
export const amountText = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** Money is only ever made here, so a fraction or a lost digit stops at once. */
export const money = (amount: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole number of minor units`)
  return { amount, currency }
}

const sameCurrency = (a: Money, b: Money) => {
  if (a.currency !== b.currency)
    throw new TypeError(`${a.currency} and ${b.currency} cannot be combined`)
}

export const addMoney = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

export const subtractMoney = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

export const smallerOf = (a: Money, b: Money): Money => {
  sameCurrency(a, b)
  return a.amount <= b.amount ? a : b
}

/**
 * A part of a sum taken from each of its shares in proportion. No cent is made or lost, no share
 * gives more than it has, and those with the largest remainders give the odd cents.
 */
export const takeFromShares = (taken: Money, shares: readonly Money[]): Money[] => {
  const whole = shares.reduce(addMoney, money(0, taken.currency))
  if (taken.amount < 0 || taken.amount > whole.amount) {
    throw new RangeError(`${taken.amount} cannot be taken from ${whole.amount}`)
  }
  // Products of two sums outgrow the numbers that are exact.
  const divisor = BigInt(whole.amount || 1)
  const parts = shares.map(({ amount }, at) => {
    const product = BigInt(amount) * BigInt(taken.amount)
    return { at, amount: Number(product / divisor), rest: product % divisor }
  })
  const given = parts.reduce((sum, { amount }) => sum + amount, 0)
  const byRest = parts.toSorted((a, b) => Number(b.rest - a.rest) || a.at - b.at)
  const odd = new Set(byRest.slice(0, taken.amount - given).map(({ at }) => at))
  return parts.map(({ at, amount }) => money(amount + (odd.has(at) ? 1 : 0), taken.currency))
}

const perMille = (amount: number, rate: number) =>
  Number((BigInt(amount) * BigInt(rate) + 500n) / 1000n)

export interface SaleSplit {
  readonly total: Money
  readonly processing: Money
  readonly platform: Money
  readonly tax: Money
  readonly creator: Money
}

/**
 * Where every cent of a sale goes. The price holds its tax; the buyer pays the processing fee on top
 * of it, and the platform's share is of what is left without the tax.
 */
export const splitSale = (price: Money, tax: Money): SaleSplit => {
  const net = subtractMoney(price, tax)
  const processing = money(perMille(price.amount, rates.processing), price.currency)
  const platform = money(perMille(net.amount, rates.platform), price.currency)
  const creator = subtractMoney(net, platform)
  return { total: addMoney(price, processing), processing, platform, tax, creator }
}

/** What a sum holds of tax at a rate in hundredths of a percent, half up. */
const taxInside = (sum: Money, rate: number): Money => {
  const whole = BigInt(10_000 + rate)
  return money(
    Number((BigInt(sum.amount) * BigInt(rate) * 2n + whole) / (whole * 2n)),
    sum.currency,
  )
}

/**
 * Every price a buyer sees is the total; the creator sets the price before the processing fee. Tax is
 * inside that total: 10.28 at 20 % holds 1.71.
 */
export const splitPrice = (price: Money, taxRate = 0): SaleSplit => {
  const untaxed = splitSale(price, money(0, price.currency))
  return taxRate > 0 ? splitSale(price, taxInside(untaxed.total, taxRate)) : untaxed
}
