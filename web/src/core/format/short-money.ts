import type { Money } from '@fanfare/contract'

/** Beside an axis: whole, and shortened where it is long. */
export const shortMoneyText = ({ amount, currency }: Money) =>
  (amount / 100).toLocaleString(undefined, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: Math.abs(amount) >= 1_000_00 ? 1 : 0,
    minimumFractionDigits: 0,
  })
