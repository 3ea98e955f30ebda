import type { GiftItem, GiftState, GiftView } from '@fanfare/contract'
import { plural } from '../../ui/format.ts'

export const stateWords: Record<GiftState, string> = {
  unclaimed: 'Not claimed yet',
  claimed: 'Claimed',
  returned: 'Returned to you',
}

export const giftTones = { unclaimed: 'warn', claimed: 'good', returned: 'quiet' } as const

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })

/** To give the same once more. */
export const againHref = (item: GiftItem) =>
  item.type === 'content'
    ? `/checkout?type=gift&id=${item.id}`
    : `/checkout?type=gift-term&id=${item.id}&months=${item.months}`

const whoHasIt = (item: GiftItem) =>
  item.type === 'content' ? 'keeps it' : `has it for ${plural(item.months, 'month')} from that day`

/** What became of it, and what can still be done. */
export const giftWords = ({ item, state, paidAt, claimedAt, claimedBy }: GiftView) => {
  if (state === 'claimed' && claimedAt) {
    return `Claimed by ${claimedBy?.displayName ?? 'somebody'} on ${dayOf(claimedAt)}.`
  }
  if (state === 'returned') return 'Nobody claimed it, and you got your money back.'
  return `Paid on ${dayOf(paidAt)}. Whoever opens the link first and claims it, ${whoHasIt(item)}. Until then you can have your money back.`
}
