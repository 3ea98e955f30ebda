import { z } from 'zod'
import type { Call } from '../http/call.ts'
import { invalid, missing } from '../http/errors.ts'
import { bool, metadata, parse, text } from '../http/parameters.ts'
import type { PaymentIntent, SetupIntent } from '../objects/intents.ts'
import { find, lock } from '../objects/store.ts'

/** What creating either kind of intent takes. */
export const sharedParameters = {
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: bool, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  confirm: bool.default(false),
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: text.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: bool.optional(),
}

/** What confirming takes; pages add their client secret. */
export const confirmParameters = {
  client_secret: text.optional(),
  payment_method: text.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: bool.optional(),
}

/** With the script on the page the bank asks in a dialog, so nobody has to be sent away. */
export function redirectTo(given: {
  return_url?: string | undefined
  use_stripe_sdk?: boolean | undefined
}): string | undefined {
  return given.use_stripe_sdk ? undefined : given.return_url
}

type Types = {
  allowed_payment_method_types?: 'card'[] | undefined
  automatic_payment_methods?: { enabled: boolean; allow_redirects: 'always' | 'never' } | undefined
}

type Offered = Pick<
  PaymentIntent,
  'allowed_payment_method_types' | 'automatic_payment_methods' | 'payment_method_types'
>

/** Said by nobody, all kinds that are switched on are offered; here that is cards. */
export function offered(given: Types): Offered {
  const automatic = given.allowed_payment_method_types
    ? null
    : { enabled: true, allow_redirects: 'always' as const }
  return {
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    automatic_payment_methods: given.automatic_payment_methods ?? automatic,
    payment_method_types: ['card'],
  }
}

/** On our server's own confirmation somebody might have to be sent elsewhere and back. */
export function refuseWithoutReturn(
  { isPublic }: Call,
  intent: Pick<PaymentIntent, 'automatic_payment_methods'>,
  returnUrl: string | undefined,
): void {
  if (isPublic || returnUrl || intent.automatic_payment_methods?.allow_redirects !== 'always')
    return
  throw invalid(
    'This intent is configured to accept payment methods that might redirect your customer off ' +
      'of your page, so you must provide a `return_url`. If you do not want to accept them, set ' +
      '`automatic_payment_methods[enabled]` to `true` and ' +
      '`automatic_payment_methods[allow_redirects]` to `never` when creating the intent.',
  )
}

/** A page must know the secret; a wrong one finds nothing. */
export function refuseStranger(
  { isPublic }: Call,
  intent: PaymentIntent | SetupIntent,
  secret: string | undefined,
): void {
  if ((isPublic || secret !== undefined) && secret !== intent.client_secret) {
    throw missing(intent.object, intent.id, 'intent')
  }
}

export async function refuseUnknown({ tx }: Call, customer: string | undefined): Promise<void> {
  if (customer === undefined) return
  const found = await find(tx, 'customer', customer)
  if (found.deleted) throw missing('customer', customer, 'customer')
}

/** A page reads its own intent with the secret it was given. */
export const readIntent = (kind: 'payment_intent' | 'setup_intent') => async (call: Call) => {
  const secret = z.strictObject({ client_secret: text.optional() })
  const { client_secret } = parse(secret, call.parameters)
  const intent = await find(call.tx, kind, call.path.id ?? '')
  refuseStranger(call, intent, client_secret)
  return intent
}

export const lockPayment = ({ tx, path }: Call) => lock(tx, 'payment_intent', path.id ?? '')
export const lockSetup = ({ tx, path }: Call) => lock(tx, 'setup_intent', path.id ?? '')
