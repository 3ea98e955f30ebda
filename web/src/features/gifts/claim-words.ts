import type { GiftItem, GiftOffer } from '@fanfare/contract'
import { profilePath } from '../../core/navigation/paths.ts'
import type { Href } from '../../ui/layout/link.tsx'
import { plural } from '../../ui/text/format.ts'

/** Where it is once somebody has it. */
export const openHref = (item: GiftItem): Href => {
  if (item.type === 'content') return `/content/${item.id}`
  return item.creator ? profilePath(item.creator.username) : '/subscriptions'
}

export const openLabel = ({ type, creator }: GiftItem) => {
  if (type === 'content') return 'Open'
  return creator ? `Go to ${creator.displayName}` : 'My Subscriptions'
}

type Words = Record<Exclude<GiftOffer['claimStatus'], 'gone'>, string>

const contentWords: Words = {
  open: 'It’s already paid for and yours to keep.',
  'sign-in': 'It’s already paid for. Create an account or sign in to claim it. It’s yours to keep.',
  yours: 'You claimed this gift. It’s yours to keep.',
  owned:
    'You already have this post, so the gift is still unclaimed. You can pass the link on to someone else.',
  unavailable:
    'It can’t be claimed right now. It’s paid for, so keep the link and try again later.',
  own: 'This is your own post. You can pass the link on to someone else.',
}

const termWords = (months: number): Words => {
  const time = plural(months, 'month')
  return {
    open: `It’s already paid for. You get ${time} from the day you claim it. You won’t be charged, and it doesn’t renew.`,
    'sign-in': `It’s already paid for. Create an account or sign in to claim it. You get ${time} from the day you claim it, and it doesn’t renew.`,
    yours: 'You claimed this gift. See when it ends in your subscriptions. It doesn’t renew.',
    owned:
      'You’re already subscribed to this creator, so the gift is still unclaimed. Claim it when your subscription ends, or pass the link on to someone else.',
    unavailable:
      'It can’t be claimed right now. It’s paid for, so keep the link and try again later.',
    own: 'This is your own tier. You can pass the link on to someone else.',
  }
}

/** What the state means for the person looking. */
export const claimStatusWords = ({ item, state, claimStatus }: GiftOffer) => {
  if (claimStatus === 'gone') {
    return state === 'claimed'
      ? 'Someone already claimed this gift.'
      : 'This gift was refunded and can’t be claimed anymore.'
  }
  return (item.type === 'content' ? contentWords : termWords(item.months))[claimStatus]
}
