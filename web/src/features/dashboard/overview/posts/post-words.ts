import type { LatestPost } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../../core/format/money.ts'
import { shortDayText } from '../../../../ui/text/dates.ts'

type Access = Pick<LatestPost, 'pricing' | 'visibility' | 'earlyUntil'>

const included = { public: null, subscribers: 'Subscribers', premium: 'Premium' } as const

/** Who can open it once it is out for all it is meant for, and what everyone else pays in all. */
const ordinaryWords = ({ pricing, visibility }: Access) => {
  const who = included[visibility] ?? (pricing.type === 'subscription' ? 'Subscribers' : null)
  if (pricing.type !== 'paid') return who ?? 'Everyone'
  const price = moneyText(splitPrice(pricing.price).total)
  return who ? `${who}, or ${price}` : `Buyers, ${price}`
}

export const accessWords = (access: Access) => {
  const words = ordinaryWords(access)
  return access.earlyUntil ? `Early access, then ${words.toLowerCase()}` : words
}

export const earlyWords = (until: string) => `Opens ${shortDayText(until)}`

/** What it brought, one for each currency; a dash before it could bring anything. */
export const earnedWords = ({ revenues, pricing }: Pick<LatestPost, 'revenues' | 'pricing'>) => {
  if (revenues.length > 0) return revenues.map(moneyText)
  return pricing.type === 'paid' ? [moneyText({ ...pricing.price, amount: 0 })] : ['–']
}
