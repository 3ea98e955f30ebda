import type { OwnContent } from '@fanfare/contract'
import type { Currency, Money } from '@fanfare/contract/money'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../core/format/money.ts'
import { zonedText } from '../../core/format/time-zone.ts'
import { clockTime, plural } from '../../ui/text/format.ts'

type Priced = Pick<OwnContent, 'pricing' | 'visibility'>

const opened = { public: 'Everyone', subscribers: 'Subscribers', premium: 'Premium subscribers' }
const sold = { public: 'Buyers', subscribers: 'Subscribers, buyers', premium: 'Premium, buyers' }

/** Who can open it, in a word or two. */
export const opensWords = ({ pricing, visibility }: Priced) =>
  (pricing.type === 'paid' ? sold : opened)[visibility]

/** What it costs by itself; null for what only a subscription opens. */
export const costWords = ({ pricing, visibility }: Priced) => {
  if (pricing.type === 'paid') return moneyText(splitPrice(pricing.price).total)
  return visibility === 'public' ? 'Free' : null
}

const types = { video: 'Video', audio: 'Audio', image: 'Image', article: 'Article' }

/** Its type, and its length where it has one. */
export const typeWords = ({ type, duration }: Pick<OwnContent, 'type' | 'duration'>) =>
  duration === null ? types[type] : `${types[type]}, ${clockTime(duration)}`

/** The sum a list is sorted by first, then the others. */
export const revenueTexts = (revenues: readonly Money[], sorted: Currency | undefined) =>
  revenues
    .toSorted((a, b) => Number(b.currency === sorted) - Number(a.currency === sorted))
    .map(moneyText)

/** When it is due, in the zone it was planned for. */
export const dueWords = ({ publishAt, timezone }: OwnContent) =>
  publishAt && zonedText(publishAt, timezone ? { timeZone: timezone, timeZoneName: 'short' } : {})

const day = 86_400_000

/** How long a deleted post can still be had back. */
export const undoWords = (deletedAt: string, now: number, undoDays: number) => {
  const left = Math.ceil((Date.parse(deletedAt) + undoDays * day - now) / day)
  return left > 0 ? `Permanently deleted in ${plural(left, 'day')}` : 'Permanently deleted soon'
}
