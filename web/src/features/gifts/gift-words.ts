import type { GiftItem, GiftState, GiftView } from '@fanfare/contract'
import { withSearch } from '../../core/navigation/paths.ts'
import { dateText } from '../../ui/text/dates.ts'
import { plural } from '../../ui/text/format.ts'

export const stateWords: Record<GiftState, string> = {
  unclaimed: 'Not claimed yet',
  claimed: 'Claimed',
  returned: 'Refunded',
}

export const giftTones = { unclaimed: 'warn', claimed: 'good', returned: 'quiet' } as const

/** To give the same once more. */
export const againHref = (item: GiftItem) =>
  item.type === 'content'
    ? withSearch('/checkout', { type: 'gift', id: item.id })
    : withSearch('/checkout', { type: 'gift-term', id: item.id, months: String(item.months) })

const whoHasIt = (item: GiftItem) =>
  item.type === 'content' ? 'keeps it' : `gets ${plural(item.months, 'month')} from that day`

/** What became of it, and what can still be done. */
export const giftWords = ({ item, state, paidAt, claimedAt, claimedBy }: GiftView) => {
  if (state === 'claimed' && claimedAt) {
    return `Claimed by ${claimedBy?.displayName ?? 'someone'} on ${dateText(claimedAt)}.`
  }
  if (state === 'returned') return 'No one claimed it, and you got a refund.'
  return `Paid on ${dateText(paidAt)}. The first person to claim it with the link ${whoHasIt(item)}. Until then, you can get a refund.`
}
