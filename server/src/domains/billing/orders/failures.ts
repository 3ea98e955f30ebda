/** What stands in for the bank's answer when a card is not tried any more. */
export const tooManyDeclines = 'too_many_declines'

/** Each says that the person was not charged, because nobody was. */
const words = {
  declined:
    'Your bank declined the card without giving a reason. You weren’t charged. Try another card.',
  'insufficient-funds': 'The card has insufficient funds. You weren’t charged. Try another card.',
  'card-expired': 'The card has expired. You weren’t charged. Try another card.',
  'wrong-code': 'The security code is wrong. You weren’t charged. Check it and try again.',
  'wrong-number': 'The card number is wrong. You weren’t charged. Check it and try again.',
  'card-blocked': 'Your bank has blocked this card. You weren’t charged. Try another card.',
  'not-authenticated':
    'Your bank couldn’t verify this payment. You weren’t charged. Try again or use another card.',
  'not-confirmed-in-time':
    'The payment wasn’t verified with your bank in time. You weren’t charged.',
  'not-supported':
    'This card can’t be used for this purchase. You weren’t charged. Try another card.',
  'try-later': 'We couldn’t reach the bank. You weren’t charged. Try again in a moment.',
  'card-unusable':
    'This card couldn’t be used. You weren’t charged. Enter it again or use another card.',
  'too-many-declines':
    'This card was declined too many times. You weren’t charged. Use another card, or try this one tomorrow.',
  'no-longer-wanted': 'This payment is no longer needed, so you weren’t charged.',
  'card-missing': 'There was no card on file, so you weren’t charged. Add a card.',
} as const
export type FailureCode = keyof typeof words

/** The provider's codes in ours. Whatever else it says is a plain decline. */
const codes: Readonly<Record<string, FailureCode>> = {
  insufficient_funds: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  expired_card: 'card-expired',
  invalid_expiry_month: 'card-expired',
  invalid_expiry_year: 'card-expired',
  incorrect_cvc: 'wrong-code',
  invalid_cvc: 'wrong-code',
  incorrect_number: 'wrong-number',
  invalid_number: 'wrong-number',
  // Not named to whoever holds it: they may not be its owner.
  lost_card: 'card-blocked',
  stolen_card: 'card-blocked',
  pickup_card: 'card-blocked',
  restricted_card: 'card-blocked',
  authentication_required: 'not-authenticated',
  payment_intent_authentication_failure: 'not-authenticated',
  card_not_supported: 'not-supported',
  currency_not_supported: 'not-supported',
  [tooManyDeclines]: 'too-many-declines',
  processing_error: 'try-later',
  issuer_not_available: 'try-later',
  try_again_later: 'try-later',
  resource_missing: 'card-unusable',
  refused: 'card-unusable',
  payment_method_unactivated: 'card-unusable',
}

export const fromDecline = (code: string | null): FailureCode => codes[code ?? ''] ?? 'declined'

export const wordsFor = (code: string) => ({
  code,
  message: words[code as FailureCode] ?? words.declined,
})
