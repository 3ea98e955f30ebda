import type { OwnContent } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../core/format/money.ts'
import { plural, shortPlural } from '../../ui/text/format.ts'

const audience = { public: 'Free', subscribers: 'Subscribers', premium: 'Premium' }

/** What a visitor pays, as everywhere the total, or who has it included. */
export const priceWords = ({ pricing, visibility }: OwnContent) =>
  pricing.type === 'paid' ? moneyText(splitPrice(pricing.price).total) : audience[visibility]

export const countWords = ({ viewCount, likeCount }: OwnContent) =>
  `${shortPlural(viewCount, 'view')} · ${shortPlural(likeCount, 'like')}`

/** When it is due, in the zone it was planned for. */
export const dueWords = ({ publishAt, timezone }: OwnContent) =>
  publishAt &&
  new Date(publishAt).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(timezone ? { timeZone: timezone, timeZoneName: 'short' } : {}),
  })

const day = 86_400_000

/** How long a deleted post can still be had back. */
export const undoWords = (deletedAt: string, now: number, undoDays: number) => {
  const left = Math.ceil((Date.parse(deletedAt) + undoDays * day - now) / day)
  return left > 0 ? `Permanently deleted in ${plural(left, 'day')}` : 'Permanently deleted soon'
}
