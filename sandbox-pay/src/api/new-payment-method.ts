import { z } from 'zod'
import { declines } from '../cards/behaviour.ts'
import { isPast } from '../cards/expiry.ts'
import { isValidNumber } from '../cards/number.ts'
import { cardByNumber } from '../cards/test-cards.ts'
import { createMethod } from '../flows/methods.ts'
import { declinedCard } from '../flows/refusal.ts'
import type { Call } from '../http/call.ts'
import { cardError, invalid } from '../http/errors.ts'
import { billingDetails, integer, metadata, parse, text } from '../http/parameters.ts'
import { noBilling } from '../objects/common.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { merged, withBilling } from './merge.ts'

const newMethod = z.strictObject({
  type: z.literal('card'),
  billing_details: billingDetails.optional(),
  card: z.strictObject({
    number: text,
    exp_month: integer,
    exp_year: integer,
    cvc: text.optional(),
  }),
  metadata: metadata.optional(),
})

/** From a page, which is the only place where numbers are taken. */
export async function createPaymentMethod(call: Call): Promise<PaymentMethod> {
  const { card, billing_details, metadata: notes } = parse(newMethod, call.parameters)
  if (!call.isPublic) {
    throw invalid(
      'Sending credit card numbers directly to the API is generally unsafe. ' +
        'Card numbers are only taken with a publishable key, from the frames of the script.',
    )
  }
  const number = card.number.replaceAll(' ', '')
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year
  refuseMalformed(call, number, card.exp_month, year)
  const name = cardByNumber(number)
  if (!name) throw declinedCard(declines.notATestCard)
  return createMethod(call, {
    name,
    expMonth: card.exp_month,
    expYear: year,
    hasCode: Boolean(card.cvc),
    billing: withBilling(noBilling(), billing_details),
    metadata: merged({}, notes),
  })
}

function refuseMalformed({ now }: Call, number: string, month: number, year: number): void {
  if (!isValidNumber(number)) {
    const message = 'Your card number is incorrect.'
    throw cardError({ code: 'incorrect_number', message, param: 'number' })
  }
  if (month < 1 || month > 12) {
    const message = "Your card's expiration month is invalid."
    throw cardError({ code: 'invalid_expiry_month', message, param: 'exp_month' })
  }
  if (isPast({ month, year }, now) || year > now.getUTCFullYear() + 50) {
    const message = "Your card's expiration year is invalid."
    throw cardError({ code: 'invalid_expiry_year', message, param: 'exp_year' })
  }
}
