import type { RefundRow } from './reader.ts'

const words: Readonly<Record<string, string>> = {
  charge_disputed: 'Your bank is already reviewing this payment, so the decision is theirs.',
  charge_already_refunded: 'This payment was already refunded.',
  expired_or_canceled_card: 'The card has expired or was closed, so the bank returned the refund.',
  lost_or_stolen_card: 'The card is no longer in use, so the bank returned the refund.',
}

const kept = 'You still have access. Contact us and we’ll find another way to refund you.'
/** What we gave back by ourselves was for something that has ended, and does not begin again. */
const owed = 'The money is still yours: request the refund again from your receipt, or contact us.'

/** Says whether money moved: it did not, or it came back. */
export const failureWords = (code: string, askedBy: RefundRow['asked_by']) => {
  const why = words[code] ?? 'Your bank didn’t accept the refund to your card.'
  return { code, message: `${why} ${askedBy === 'platform' ? owed : kept}` }
}
