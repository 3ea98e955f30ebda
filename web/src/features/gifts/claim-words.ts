import type { GiftItem, GiftOffer } from '@fanfare/contract'
import { plural } from '../../ui/format.ts'

/** Where it is once somebody has it. */
export const openHref = (item: GiftItem) => {
  if (item.type === 'content') return `/content/${item.id}`
  return item.creator ? `/profile/${item.creator.username}` : '/subscriptions'
}

export const openLabel = ({ type, creator }: GiftItem) => {
  if (type === 'content') return 'Open it'
  return creator ? `Go to ${creator.displayName}` : 'My Subscriptions'
}

type Words = Record<Exclude<GiftOffer['standing'], 'gone'>, string>

const pieceWords: Words = {
  open: 'It is paid for. Nothing is charged to you, and it is yours to keep.',
  'sign-in': 'It is paid for. Make an account or sign in, and it is yours to keep.',
  yours: 'You have claimed it. It is yours to keep.',
  owned:
    'You have this piece already, so the gift stays unclaimed. Pass the link on to somebody else.',
  own: 'This piece is your own. Pass the link on to somebody else.',
}

const termWords = (months: number): Words => {
  const time = plural(months, 'month')
  return {
    open: `It is paid for. You have it for ${time} from the day you claim it. Nothing is charged to you, and nothing renews.`,
    'sign-in': `It is paid for. Make an account or sign in, and you have it for ${time} from the day you claim it. Nothing renews.`,
    yours: 'You have claimed it. When it ends stands in your subscriptions; nothing renews.',
    owned:
      'You are subscribed to this creator already, so the gift stays unclaimed. Claim it when that has ended, or pass the link on to somebody else.',
    own: 'This tier is your own. Pass the link on to somebody else.',
  }
}

/** What it means for whoever looks. */
export const standingWords = ({ item, state, standing }: GiftOffer) => {
  if (standing === 'gone') {
    return state === 'claimed'
      ? 'Somebody has claimed it already.'
      : 'It was returned to its giver and cannot be claimed any more.'
  }
  return (item.type === 'content' ? pieceWords : termWords(item.months))[standing]
}
