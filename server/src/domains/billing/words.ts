import type { Money } from '@fanfare/contract'

/** For mails and papers, which know no reader's own way of writing sums and days. */
export const shownMoney = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

export const shownDay = (at: Date) =>
  at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
