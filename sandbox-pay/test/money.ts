import type Stripe from 'stripe'
import type { TestSandbox } from './harness.ts'

/** A customer with this card on file. */
export async function customerWith(
  { stripe, card }: TestSandbox,
  name: Parameters<TestSandbox['card']>[0],
): Promise<{ customer: string; method: string }> {
  const customer = await stripe.customers.create({ name: 'Robin Castellan' })
  const method = await stripe.paymentMethods.attach((await card(name)).id, {
    customer: customer.id,
  })
  return { customer: customer.id, method: method.id }
}

/** A confirmed payment by card, in one call and without anything to redirect to. */
export async function payWith(
  { stripe, card }: TestSandbox,
  name: Parameters<TestSandbox['card']>[0],
  amount = 1028,
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: (await card(name)).id,
    allowed_payment_method_types: ['card'],
    confirm: true,
  })
}
