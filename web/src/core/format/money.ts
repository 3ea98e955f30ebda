import type { Money } from '@fanfare/contract'

/** In the reader's own format, always with two decimals. */
export const moneyText = ({ amount, currency }: Money) =>
  (amount / 100).toLocaleString(undefined, { style: 'currency', currency })

/** The contract's rates are in tenths of a percent: 29 is 2.9%. */
export const rateText = (tenths: number) => `${tenths / 10}%`
