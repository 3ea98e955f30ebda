import { z } from 'zod'
import { attachMethod, detachMethod, takeMethod } from '../flows/methods.ts'
import { type Call, get, open, post } from '../http/call.ts'
import { invalid, missing } from '../http/errors.ts'
import { billingDetails, integer, metadata, parse, text } from '../http/parameters.ts'
import { list, listParameters } from '../objects/list.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { find, lock, save } from '../objects/store.ts'
import { merged, withBilling } from './merge.ts'
import { createPaymentMethod } from './new-payment-method.ts'
import { readById } from './reads.ts'

const listed = z.strictObject({
  ...listParameters,
  customer: text,
  type: z.literal('card').optional(),
})

async function listOfCustomer({ tx, parameters }: Call): Promise<object> {
  const { customer, ...page } = parse(listed, parameters)
  await find(tx, 'customer', customer)
  return list(tx, 'payment_method', '/v1/payment_methods', page, { customer })
}

async function attach(call: Call): Promise<PaymentMethod> {
  const { customer: id } = parse(z.strictObject({ customer: text }), call.parameters)
  const customer = await lock(call.tx, 'customer', id)
  if (customer.deleted) throw missing('customer', id, 'customer')
  return attachMethod(call, await takeMethod(call, call.path.id ?? ''), id)
}

async function detach(call: Call): Promise<PaymentMethod> {
  const method = await lock(call.tx, 'payment_method', call.path.id ?? '')
  if (method.customer) return detachMethod(call, method)
  throw invalid(
    'The payment method you provided is not attached to a customer so detachment is impossible.',
  )
}

const changes = z.strictObject({
  billing_details: billingDetails.optional(),
  card: z.strictObject({ exp_month: integer.optional(), exp_year: integer.optional() }).optional(),
  metadata: metadata.optional(),
})

async function update(call: Call): Promise<PaymentMethod> {
  const method = await lock(call.tx, 'payment_method', call.path.id ?? '')
  if (!method.customer) {
    throw invalid('You must attach this PaymentMethod to a Customer before it can be updated.')
  }
  const { billing_details, card, metadata: notes } = parse(changes, call.parameters)
  const exp_month = card?.exp_month ?? method.card.exp_month
  const exp_year = card?.exp_year ?? method.card.exp_year
  return save(call.tx, {
    ...method,
    billing_details: withBilling(method.billing_details, billing_details),
    card: { ...method.card, exp_month, exp_year },
    metadata: merged(method.metadata, notes),
  })
}

export const paymentMethods = [
  open(post('/v1/payment_methods', createPaymentMethod)),
  get('/v1/payment_methods', listOfCustomer),
  readById('payment_method', '/v1/payment_methods'),
  post('/v1/payment_methods/:id', update),
  post('/v1/payment_methods/:id/attach', attach),
  post('/v1/payment_methods/:id/detach', detach),
]
