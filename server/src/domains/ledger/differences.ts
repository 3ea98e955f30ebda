import type { Currency } from '@fanfare/contract'

/** What both sides say of one movement; null where a side knows nothing of it. */
export interface Comparison {
  readonly reference: string
  readonly currency: Currency
  readonly ourAmount: number | null
  readonly ourFee: number | null
  readonly theirAmount: number | null
  readonly theirFee: number | null
}

type DifferenceKind = 'missing-here' | 'missing-there' | 'other-amount' | 'other-fee'

export interface Difference {
  readonly kind: DifferenceKind
  readonly reference: string
  readonly currency: Currency
  readonly ours: number | null
  readonly theirs: number | null
}

export const differencesOf = (compared: Comparison): Difference[] => {
  const { reference, currency, ourAmount, ourFee, theirAmount, theirFee } = compared
  const difference = (kind: DifferenceKind, ours: number | null, theirs: number | null) => ({
    kind,
    reference,
    currency,
    ours,
    theirs,
  })
  // A refund that failed before we heard of it went out and came back: there is nothing to book.
  if (ourAmount === null && theirAmount === 0 && theirFee === 0) return []
  // What was exchanged is in the other currency's books.
  if (theirAmount === null && ourAmount === 0 && ourFee === 0) return []
  if (ourAmount === null) return [difference('missing-here', null, theirAmount)]
  if (theirAmount === null) return [difference('missing-there', ourAmount, null)]
  return [
    ...(ourAmount === theirAmount ? [] : [difference('other-amount', ourAmount, theirAmount)]),
    ...(ourFee === theirFee ? [] : [difference('other-fee', ourFee, theirFee)]),
  ]
}
