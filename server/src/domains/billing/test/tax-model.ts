// The rules of prices, tax and refunds, written from the rules alone by somebody who had not seen the
// code. All sums are whole minor units of one currency.

export interface Split {
  total: number
  processing: number
  tax: number
  platform: number
  creator: number
}

export interface Shares {
  creator: number
  platform: number
  processing: number
  tax: number
}

interface Earnings {
  gross: number
  returned: number
  processing: number
  platform: number
  tax: number
  net: number
}

interface Countries {
  stated: string | null
  card: string | null
  network: string | null
}

// BigInt division cuts toward zero; a floor must also hold below zero. The divisor is positive.
function floorDiv(top: bigint, bottom: bigint): bigint {
  const cut = top / bottom
  return top < cut * bottom ? cut - 1n : cut
}

// amount × top / bottom, rounded half up; in BigInt because the product may pass 2^53.
function portion(amount: number, top: number, bottom: number): number {
  const below = BigInt(bottom)
  return Number(floorDiv(2n * BigInt(amount) * BigInt(top) + below, 2n * below))
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

// Lays an amount on weights: the floor of each, then one cent each to the largest remainders.
// The sort is stable, so on a tie the earlier weight goes first.
function spread(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights))
  // Nothing to be in proportion to (a free sale): nothing to lay either.
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = BigInt(weight) * BigInt(amount)
    const floor = floorDiv(product, whole)
    return { index, cents: Number(floor), remainder: product - floor * whole }
  })
  const missing = amount - sum(parts.map((part) => part.cents))
  const result = parts.map((part) => part.cents)
  parts.sort((a, b) => (a.remainder > b.remainder ? -1 : a.remainder < b.remainder ? 1 : 0))
  for (const part of parts.slice(0, missing)) result[part.index] = part.cents + 1
  return result
}

function priceAfter(price: number, discount: number): number {
  if (discount < 0 || discount > price) throw new RangeError('a discount is from 0 to the price')
  return price - discount
}

export function splitOf(price: number, discount: number, rate: number): Split {
  const left = priceAfter(price, discount)
  const processing = portion(left, 29, 1000)
  const total = left + processing
  // Tax is inside the total, so its base is the total without it.
  const tax = portion(total, rate, 10000 + rate)
  const platform = portion(left - tax, 12, 100)
  return { total, processing, tax, platform, creator: left - tax - platform }
}

export function takeBack(left: Shares, refund: number): Shares {
  // This order decides ties.
  const shares = [left.creator, left.platform, left.processing, left.tax]
  if (refund < 0 || refund > sum(shares)) throw new RangeError('a refund is from 0 to what is left')
  const [creator = 0, platform = 0, processing = 0, tax = 0] = spread(refund, shares)
  return { creator, platform, processing, tax }
}

export function lines(price: number, discount: number, rate: number, n: number): Split[] {
  const whole = splitOf(price, discount, rate)
  const equal = Array.from({ length: n }, () => 1)
  const sums = spread(priceAfter(price, discount), equal)
  const fees = spread(whole.processing, sums)
  const platforms = spread(whole.platform, sums)
  const taxes = spread(whole.tax, sums)
  return sums.map((lineSum, i) => {
    const [processing = 0, platform = 0, tax = 0] = [fees[i], platforms[i], taxes[i]]
    return {
      total: lineSum + processing,
      processing,
      tax,
      platform,
      creator: lineSum - platform - tax,
    }
  })
}

export function earningsOf(sales: Split[], refunds: Shares[]): Earnings {
  const gross = sum(sales.map((sale) => sale.total))
  const returned = sum(refunds.map((r) => r.creator + r.platform + r.processing + r.tax))
  // A share kept is what the sales gave it less what the refunds took from it.
  const kept = (share: 'processing' | 'platform' | 'tax') =>
    sum(sales.map((sale) => sale[share])) - sum(refunds.map((refund) => refund[share]))
  const processing = kept('processing')
  const platform = kept('platform')
  const tax = kept('tax')
  const net = gross - returned - processing - platform - tax
  return { gross, returned, processing, platform, tax, net }
}

export function countryOf({ stated, card, network }: Countries): string | null {
  // What the buyer stated counts when one other sign agrees with it.
  if (stated !== null && (stated === card || stated === network)) return stated
  return card ?? stated
}

export function rateFor(country: string | null, table: Record<string, number>): number {
  // Own keys only, so a name every object inherits is not taken for a country.
  return country !== null && Object.hasOwn(table, country) ? (table[country] ?? 0) : 0
}
