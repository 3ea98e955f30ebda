import { rulesOf } from '../../cards/brand.ts'
import { groupExpiry } from '../../cards/expiry.ts'
import { digitsOf, groupNumber } from '../../cards/number.ts'
import type { FieldKind } from '../messages.ts'

/** As it is shown; digits only underneath. */
function format(kind: FieldKind, typed: string, isDeleting: boolean): string {
  const digits = digitsOf(typed)
  if (kind === 'cardNumber')
    return groupNumber(digits.slice(0, Math.max(...rulesOf(digits).lengths)))
  if (kind === 'cardCvc') return digits.slice(0, 4)
  // Put back at once, the slash could never be deleted.
  return isDeleting && digits.length <= 2 ? digits : groupExpiry(digits)
}

/** Formats what is in the input and keeps the caret behind the same digit. */
export function reformat(input: HTMLInputElement, kind: FieldKind, isDeleting: boolean): void {
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const before = digitsOf(input.value.slice(0, caret)).length
  const shown = format(kind, input.value, isDeleting)
  if (shown === input.value) return
  input.value = shown
  if (isAtEnd) return
  let position = 0
  for (let seen = 0; seen < before && position < shown.length; position += 1) {
    if (/\d/.test(shown[position] ?? '')) seen += 1
  }
  input.setSelectionRange(position, position)
}
