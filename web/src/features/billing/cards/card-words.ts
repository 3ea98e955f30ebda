import type { CardBrief, SavedCard } from '@fanfare/contract'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Undefined for one that is not known yet: the provider calls that `unknown`. */
export const brandName = (brand: string | undefined) => brands[brand ?? '']

export const cardWords = ({ brand, last4 }: CardBrief) =>
  `${brandName(brand) ?? 'Card'} ending in ${last4}`

const two = (value: number) => String(value).padStart(2, '0')

/** It is good until the end of its month. */
const isOver = ({ expMonth, expYear }: SavedCard, now: Date) =>
  Date.UTC(expYear, expMonth, 1) <= now.getTime()

export const expiryWords = (card: SavedCard, now = new Date()) =>
  `${isOver(card, now) ? 'Expired' : 'Expires'} ${two(card.expMonth)}/${two(card.expYear % 100)}`
