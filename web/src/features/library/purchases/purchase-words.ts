import type { Purchase } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { dateText } from '../../../ui/text/dates.ts'

type Bought = Pick<Purchase, 'boughtAt' | 'isGift' | 'paid'>

/** How somebody came to it, and when. */
export const purchaseWords = ({ boughtAt, isGift, paid }: Bought) => {
  const day = dateText(boughtAt)
  if (isGift) return `Gift, ${day}`
  if (!paid) return `Yours since ${day}`
  return paid.amount === 0 ? `Free, ${day}` : `${moneyText(paid)}, ${day}`
}
