import { declines } from '../cards/behaviour.ts'
import { brandOf } from '../cards/brand.ts'
import { hiddenOf, markSpent, rememberCard } from '../cards/hidden.ts'
import { type CardName, cardByAlias, testCard } from '../cards/test-cards.ts'
import { toSeconds } from '../clock.ts'
import { emit, saveAndEmit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { fingerprint, newId } from '../ids.ts'
import { type BillingDetails, type Metadata, noBilling } from '../objects/common.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { insert, lock, save } from '../objects/store.ts'
import { declinedCard, refusal } from './refusal.ts'

export interface NewCard {
  name: CardName
  expMonth: number
  expYear: number
  hasCode: boolean
  billing: BillingDetails
  metadata: Metadata
  /** No other card has its fingerprint, though its number is everybody's. */
  isOwn?: boolean
}

/** Keeps what may be shown of a card and how its bank will answer, not its number. */
export async function createMethod(work: Work, card: NewCard): Promise<PaymentMethod> {
  const { number, country = 'US', declines: refused } = testCard(card.name)
  const brand = brandOf(number)
  const id = newId('pm')
  const code = refused === declines.cvc ? 'fail' : 'pass'
  const method = await insert(work.tx, {
    id,
    object: 'payment_method',
    created: toSeconds(work.now),
    livemode: false,
    type: 'card',
    allow_redisplay: 'unspecified',
    billing_details: card.billing,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.hasCode ? code : 'unchecked',
      },
      country,
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: fingerprint(work.config.secretKey, card.isOwn ? `${number} ${id}` : number),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer: null,
    customer_account: null,
    metadata: card.metadata,
  } satisfies PaymentMethod)
  await rememberCard(work.tx, method, card.name)
  return method
}

/**
 * By its id, or made anew from one of the published names such as `pm_card_visa`: a card of its own,
 * since whoever pays so in tests would otherwise all have the same one.
 */
export async function takeMethod(work: Work, idOrAlias: string): Promise<PaymentMethod> {
  const name = cardByAlias(idOrAlias)
  if (!name) return lock(work.tx, 'payment_method', idOrAlias)
  return createMethod(work, {
    name,
    expMonth: 12,
    expYear: work.now.getUTCFullYear() + 3,
    hasCode: true,
    billing: noBilling(),
    metadata: {},
    isOwn: true,
  })
}

/** Putting a card on file asks its bank, as a charge does. */
export async function attachMethod(
  work: Work,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  if (method.customer === customer) return method
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.')
  }
  const hidden = await hiddenOf(work.tx, method)
  if (hidden.spent) throw invalid(spentMessage)
  const decline = refusal(work, method, hidden, 'on-file')
  if (decline) throw declinedCard(decline)
  return belongTo(work, method, customer)
}

/** Without asking: the bank has just said yes to a charge or a set-up. */
export async function belongTo(
  work: Work,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  if (method.customer === customer) return method
  return saveAndEmit(work, 'payment_method.attached', { ...method, customer })
}

export async function detachMethod(work: Work, method: PaymentMethod): Promise<PaymentMethod> {
  const detached = await save(work.tx, { ...method, customer: null })
  await markSpent(work.tx, detached)
  await emit(work, 'payment_method.detached', detached, { customer: method.customer })
  return detached
}

/** A card on file is used for its own customer; any other is used once. */
async function refuseForeign(
  work: Work,
  method: PaymentMethod,
  customer: string | null,
): Promise<void> {
  if (method.customer !== null && method.customer !== customer) {
    throw invalid(
      `The PaymentMethod ${method.id} belongs to a Customer. ` +
        'Please include the Customer in the `customer` parameter.',
      { param: 'payment_method' },
    )
  }
  if (method.customer === null && (await hiddenOf(work.tx, method)).spent) {
    throw invalid(spentMessage, { param: 'payment_method' })
  }
}

/** The card that is confirmed with: the one given now, or the one that the intent has. */
export async function methodFor(
  work: Work,
  intent: { payment_method: string | null; customer: string | null },
  given: string | undefined,
): Promise<PaymentMethod | null> {
  const chosen = given ?? intent.payment_method
  if (!chosen) return null
  const method = await takeMethod(work, chosen)
  await refuseForeign(work, method, intent.customer)
  return method
}

const spentMessage =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer ' +
  'attachment, or was detached from a Customer. It may not be used again. To use a ' +
  'PaymentMethod multiple times, you must attach it to a Customer first.'
