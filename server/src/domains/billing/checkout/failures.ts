/** Every one says that no money moved, because none did. */
const words = {
  declined: 'Your bank declined the card and did not say why. No money moved. Try another card.',
  'insufficient-funds': 'The card does not have enough funds. No money moved. Try another card.',
  'card-expired': 'The card has expired. No money moved. Try another card.',
  'wrong-code': 'The security code is not right. No money moved. Check it and try again.',
  'wrong-number': 'The card number is not right. No money moved. Check it and try again.',
  'card-blocked': 'Your bank has blocked this card. No money moved. Try another card.',
  'not-authenticated':
    'Your bank could not confirm that it was you. No money moved. Try again or use another card.',
  'not-confirmed-in-time': 'The confirmation for your bank took too long. No money moved.',
  'not-supported': 'This card cannot be used for this purchase. No money moved. Try another card.',
  'try-later': 'The bank could not be reached. No money moved. Try again in a moment.',
  'card-unusable': 'This card could not be used. No money moved. Enter it again or use another.',
  'no-longer-wanted': 'What it was for has ended, so it was not charged. No money moved.',
  'card-missing': 'There was no card on file to charge. No money moved. Add a card.',
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
