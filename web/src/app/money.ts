import type { Money } from '@fanfare/contract'

/** As people write it where they are, always with its two decimals. */
export const moneyText = ({ amount, currency }: Money) =>
  (amount / 100).toLocaleString(undefined, { style: 'currency', currency })
