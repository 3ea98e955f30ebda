import Stripe from 'stripe'
import type { Config } from '../../../platform/config/config.ts'
import { balanceReader } from './balance.ts'
import { asking, ProviderFault, refusalOf } from './fault.ts'
import { cardOf, expand, stateOf } from './intent-state.ts'
import { eventLister } from './list-events.ts'
import type { Provider } from './provider.ts'
import { stripeClaims } from './stripe-claims.ts'
import { eventReader } from './webhook.ts'

const timeout = 10_000
const cardsOnly = { enabled: true, allow_redirects: 'never' } as const

/** Retries are the workflow's: it keeps the keys, and its pauses outlive a process. */
const open = ({ PAY_URL, PAY_SECRET_KEY }: Config) => {
  const { protocol, hostname, port } = new URL(PAY_URL)
  return new Stripe(PAY_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port } : {}),
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** What was said before, or is no longer possible: its present state counts. */
const isDone = (code: string | null) => code === null || code === 'payment_intent_unexpected_state'

const orNull = <T>(error: unknown): T | null => {
  if (error instanceof ProviderFault && error.code === 'resource_missing') return null
  throw error
}

export const stripeProvider = (config: Config): Provider => {
  const stripe = open(config)
  const { customers, paymentIntents, paymentMethods, setupIntents } = stripe
  return {
    rail: 'card',
    listBalanceTransactions: balanceReader(stripe),
    ...stripeClaims(stripe),
    readEvent: eventReader(stripe, config.PAY_WEBHOOK_SECRET),
    listEvents: eventLister(stripe),

    async createCustomer(account) {
      const key = { idempotencyKey: `customer:${account}` }
      return (await asking(() => customers.create({ metadata: { account } }, key))).id
    },

    async createIntent({ orderId, customer, total: { amount, currency } }) {
      const asked = {
        amount,
        currency: currency.toLowerCase(),
        customer,
        automatic_payment_methods: cardsOnly,
        metadata: { order: orderId },
      }
      const key = { idempotencyKey: `order:${orderId}` }
      return (await asking(() => paymentIntents.create(asked, key))).id
    },

    async confirmIntent(intentId, { key, method, keepsCard, offSession }) {
      const asked = {
        payment_method: method,
        ...(offSession ? { off_session: true } : { use_stripe_sdk: true }),
        ...(keepsCard ? { setup_future_usage: 'off_session' as const } : {}),
      }
      const code = await refusalOf(() =>
        paymentIntents.confirm(intentId, asked, { idempotencyKey: key }),
      )
      return isDone(code) ? null : code
    },

    async cancelIntent(intentId) {
      const code = await refusalOf(() =>
        paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }),
      )
      if (!isDone(code)) throw new Error(`${intentId} could not be cancelled: ${code}`)
    },

    readIntent: async (intentId) =>
      stateOf(await asking(() => paymentIntents.retrieve(intentId, { expand }))),

    readClientSecret: async (intentId) =>
      (await asking(() => paymentIntents.retrieve(intentId))).client_secret,

    async beginSetup(customer) {
      const asked = {
        customer,
        automatic_payment_methods: cardsOnly,
        usage: 'off_session' as const,
      }
      const { client_secret } = await asking(() => setupIntents.create(asked))
      if (client_secret) return client_secret
      throw new Error('the card provider gave no client secret')
    },

    async readSetup(setupId, customer) {
      const reading = asking(() => setupIntents.retrieve(setupId, { expand: ['payment_method'] }))
      const setup = await reading.catch(orNull<Stripe.SetupIntent>)
      if (setup?.status !== 'succeeded' || setup.customer !== customer) return null
      const { payment_method: method } = setup
      return method && typeof method === 'object' ? cardOf(method) : null
    },

    async readCard(methodId) {
      const reading = asking(() => paymentMethods.retrieve(methodId))
      const method = await reading.catch(orNull<Stripe.PaymentMethod>)
      return method ? cardOf(method) : null
    },

    async forgetCard(methodId) {
      // Refused when it is not on file any more, which is what was wanted.
      await refusalOf(() => paymentMethods.detach(methodId))
    },
  }
}
