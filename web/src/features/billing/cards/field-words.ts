import type { FieldKind, FieldState } from '../provider/provider.ts'

const missing: Record<FieldKind, string> = {
  cardNumber: 'Card number is required',
  cardExpiry: 'Expiry date is required',
  cardCvc: 'CVV is required',
}
const wrong: Record<FieldKind, string> = {
  cardNumber: 'Invalid card number',
  cardExpiry: 'Invalid format (MM/YY)',
  cardCvc: 'Invalid CVV',
}

/** A date in the past has the right form; the provider says what is the matter with it. */
const isPast = (code: string) => code.startsWith('invalid_expiry') && code.endsWith('_past')

/** The error while somebody types. A missing value stays an error until something is typed. */
export const typingFault = (
  kind: FieldKind,
  { error, empty }: FieldState,
  said?: string,
): string | undefined => {
  if (empty && said === missing[kind]) return said
  if (!error) return undefined
  return isPast(error.code) ? error.message : wrong[kind]
}

/** When it is to be used: everything that is missing, too. */
export const finalFault = (kind: FieldKind, state: FieldState): string | undefined => {
  if (state.empty) return missing[kind]
  return state.complete ? undefined : (typingFault(kind, state) ?? wrong[kind])
}
