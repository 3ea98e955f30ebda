import type { RefundRow } from './reader/refunds.ts'

const words: Readonly<Record<string, string>> = {
  charge_disputed: 'Your bank is looking into this payment already, and it decides.',
  charge_already_refunded: 'This payment was given back already.',
  expired_or_canceled_card: 'The card has expired or was closed, so the bank sent the money back.',
  lost_or_stolen_card: 'The card is no longer in use, so the bank sent the money back.',
}

const kept = 'The piece stays open for you. Write to us and we find another way.'
/** What we gave back by ourselves was for something that has ended, and does not begin again. */
const owed = 'It is still yours: have it sent again from the receipt, or write to us.'

/** Says whether money moved: it did not, or it came back. */
export const failureWords = (code: string, askedBy: RefundRow['asked_by']) => {
  const why = words[code] ?? 'The bank did not take the money back to your card.'
  return { code, message: `${why} ${askedBy === 'platform' ? owed : kept}` }
}
