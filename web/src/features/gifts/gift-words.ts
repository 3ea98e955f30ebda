import type { GiftState, GiftView } from '@fanfare/contract'

export const stateWords: Record<GiftState, string> = {
  unclaimed: 'Not claimed yet',
  claimed: 'Claimed',
  returned: 'Returned to you',
}

export const giftTones = { unclaimed: 'warn', claimed: 'good', returned: 'quiet' } as const

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })

/** What became of it, and what can still be done. */
export const giftWords = ({ state, paidAt, claimedAt, claimedBy }: GiftView) => {
  if (state === 'claimed' && claimedAt) {
    return `Claimed by ${claimedBy?.displayName ?? 'somebody'} on ${dayOf(claimedAt)}.`
  }
  if (state === 'returned') return 'Nobody claimed it, and you got your money back.'
  return `Paid on ${dayOf(paidAt)}. Whoever opens the link first and claims it, keeps it. Until then you can have your money back.`
}
