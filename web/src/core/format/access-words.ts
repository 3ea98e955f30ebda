import type { ContentAccess, WayIn } from '@fanfare/contract'
import { shortDayText } from '../../ui/text/dates.ts'
import { moneyText } from './money.ts'

const wayWords = (way: WayIn) => {
  if (way.kind === 'buy') return moneyText(way.total)
  if (way.kind === 'wait') return `Available ${shortDayText(way.until)}`
  return way.level === 'premium' ? 'Premium' : 'Subscribers'
}

/** What unlocks it in a word or two: the price if there is one. Null for what is open. */
export const lockWords = ({ open, ways }: ContentAccess): string | null => {
  if (open) return null
  const way = ways.find(({ kind }) => kind === 'buy') ?? ways[0]
  return way ? wayWords(way) : 'Locked'
}

/** Something others pay for that this viewer has already. */
export const isIncluded = ({ open, reason }: ContentAccess) =>
  open && (reason === 'subscriber' || reason === 'premium' || reason === 'bought')
