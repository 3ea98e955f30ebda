import type { Money } from '@fanfare/contract'

/** For emails and receipts: the server does not know the reader's locale. */
export const shownMoney = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

export const shownDay = (at: Date) =>
  at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** From hundredths of a percent: 2000 is 20%. */
export const shownRate = (rate: number) => `${rate / 100}%`

/** A spreadsheet would run what begins like a formula. */
export const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const decimal = (amount: number) => (amount / 100).toFixed(2)
