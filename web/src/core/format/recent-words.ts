import type { TierOpens } from '@fanfare/contract'

const few = (count: number, words: string) =>
  count > 0 ? [`${count.toLocaleString()} ${words}`] : []

/** What there was to open in the last 90 days, and on what terms; nothing where there was nothing. */
export const recentWords = (opens: TierOpens, isFree: boolean): string | null => {
  if (isFree) return 'Locked posts aren’t included.'
  const parts = [
    ...few(opens.included, 'included'),
    ...few(opens.soldSeparately, 'sold separately'),
    ...few(opens.otherTiers, 'in other tiers'),
  ]
  return parts.length > 0 ? `New in the last 90 days: ${parts.join(', ')}` : null
}
