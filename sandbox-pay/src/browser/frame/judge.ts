import { rulesOf } from '../../cards/brand.ts'
import { isPast, readExpiry } from '../../cards/expiry.ts'
import { digitsOf, isWholeNumber, passesLuhn } from '../../cards/number.ts'
import type { FieldError, FieldKind } from '../messages.ts'

const messages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration date is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
}
type Code = keyof typeof messages

/** What is wrong or missing; nothing when the field is complete. */
export function judge(
  kind: FieldKind,
  value: string,
  now: Date,
  number: string,
): FieldError | undefined {
  const code = judges[kind](digitsOf(value), now, number)
  return code && { code, message: messages[code], type: 'validation_error' }
}

/** Being unfinished is no mistake while somebody is still typing. */
export const isUnfinished = (error: FieldError) => error.code.startsWith('incomplete')

const judges: Record<FieldKind, (digits: string, now: Date, number: string) => Code | undefined> = {
  cardNumber(digits) {
    if (!isWholeNumber(digits)) return 'incomplete_number'
    return passesLuhn(digits) ? undefined : 'invalid_number'
  },
  cardExpiry(digits, now) {
    const expiry = readExpiry(digits)
    if (Number(digits.slice(0, 2)) > 12 || digits.startsWith('00')) return 'invalid_expiry_month'
    if (!expiry) return 'incomplete_expiry'
    if (expiry.year < now.getUTCFullYear()) return 'invalid_expiry_year_past'
    return isPast(expiry, now) ? 'invalid_expiry_month_past' : undefined
  },
  cardCvc(digits, _, number) {
    return digits.length < rulesOf(number).codeLength ? 'incomplete_cvc' : undefined
  },
}
