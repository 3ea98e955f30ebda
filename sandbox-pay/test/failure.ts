import Stripe from 'stripe'

/** What the SDK threw; a call that succeeds is the failure here. */
export async function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('the call succeeded')
}
