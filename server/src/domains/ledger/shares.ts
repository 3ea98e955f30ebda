import { type Currency, type Money, money, subtractMoney, takeFromShares } from '@fanfare/contract'
import type { EarningRow } from './reader/earnings.ts'
import type { LineRow } from './reader/entries.ts'

/** Who has a part in what a buyer paid. */
export interface Shares {
  readonly creator: Money
  readonly platform: Money
  readonly processing: Money
  readonly tax: Money
}

/** What is left of each share after what was taken back. */
export const sharesLeft = (row: EarningRow): Shares => {
  const left = (share: number, back: number) =>
    subtractMoney(money(share, row.currency), money(back, row.currency))
  return {
    creator: left(row.creator_share, row.creator_back),
    platform: left(row.platform_share, row.platform_back),
    processing: left(row.processing_share, row.processing_back),
    tax: left(row.tax_share, row.tax_back),
  }
}

/** Everyone gives back in proportion to what they have left. */
export const takeBack = (taken: Money, { creator, platform, processing, tax }: Shares): Shares => {
  const parts = takeFromShares(taken, [creator, platform, processing, tax])
  const [fromCreator, fromPlatform, fromProcessing, fromTax] = parts as [Money, Money, Money, Money]
  return { creator: fromCreator, platform: fromPlatform, processing: fromProcessing, tax: fromTax }
}

/** The same where it is settled what the creator gives: the others give the rest. */
export const takeBackBeside = (creator: Money, taken: Money, left: Shares): Shares => {
  const rest = subtractMoney(taken, creator)
  const parts = takeFromShares(rest, [left.platform, left.processing, left.tax])
  const [platform, processing, tax] = parts as [Money, Money, Money]
  return { creator, platform, processing, tax }
}

const shareOf = (kind: LineRow['debit']): keyof Shares | null => {
  if (kind === 'platform-fees') return 'platform'
  if (kind === 'processing-fees') return 'processing'
  if (kind === 'tax-payable') return 'tax'
  return kind.startsWith('creator-') ? 'creator' : null
}

/** What an entry about a sale took from everyone's share, or gave back to it. */
export const sharesMoved = (
  lines: readonly LineRow[],
  side: 'debit' | 'credit',
  currency: Currency,
): Shares => {
  const moved = { creator: 0, platform: 0, processing: 0, tax: 0 }
  for (const line of lines) {
    const share = shareOf(line[side])
    if (share) moved[share] += line.amount
  }
  return {
    creator: money(moved.creator, currency),
    platform: money(moved.platform, currency),
    processing: money(moved.processing, currency),
    tax: money(moved.tax, currency),
  }
}
