import type { AccountId, Money, OrderId } from '@fanfare/contract'
import type { PaymentProvider } from '../../ledger/index.ts'
import type { ProviderClaims } from './claims.ts'
import type { ProviderNews } from './news.ts'

/** A card as the provider knows it. */
export interface ProviderCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  /** Where it was issued. */
  readonly country: string | null
  /** The same for the same number, whoever uses it. */
  readonly fingerprint: string | null
}

/** What the provider kept of a charge, once it knows. */
export interface ProviderFee {
  readonly transaction: string
  readonly fee: Money
}

/** Where a payment stands now, in as many states as matter to us. */
export type IntentState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'needs-action' }
  | { readonly kind: 'processing' }
  | {
      readonly kind: 'declined'
      readonly code: string | null
      /** Of the card that was declined. */
      readonly fingerprint: string | null
    }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'paid'
      readonly charge: string
      readonly received: Money
      readonly card: ProviderCard | null
      readonly fee: ProviderFee | null
    }

interface NewIntent {
  readonly orderId: OrderId
  readonly customer: string
  readonly total: Money
}

interface Confirmation {
  /** Sent again after a time-out, so that it is done once. */
  readonly key: string
  readonly method: string
  /** To be charged later without the buyer there. */
  readonly keepsCard: boolean
  /** Nobody is there to answer the bank: where it would ask, it declines. */
  readonly offSession: boolean
}

/** What the provider tells us by itself. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly objectId: string
  readonly intentId: string | null
  /** Null where the message does not say what we need, or is about nothing of ours. */
  readonly said: ProviderNews | null
}

/** As the provider lists it, with the moment by its own clock. */
export interface ListedEvent {
  readonly event: ProviderEvent
  readonly madeAt: Date
}

/**
 * Whoever moves the money of one rail. What cannot be reached throws `EngineAway` and is tried again
 * with the same keys; a card that is refused is an answer.
 */
export interface Provider extends PaymentProvider, ProviderClaims {
  createCustomer(accountId: AccountId): Promise<string>
  createIntent(intent: NewIntent): Promise<string>
  /** Null when it was taken, else why this way of paying cannot be used. */
  confirmIntent(intentId: string, confirmation: Confirmation): Promise<string | null>
  /** Nothing happens to one that is paid, on its way or cancelled. */
  cancelIntent(intentId: string): Promise<void>
  readIntent(intentId: string): Promise<IntentState>
  /** For the page of the buyer alone; never kept. */
  readClientSecret(intentId: string): Promise<string | null>
  beginSetup(customer: string): Promise<string>
  /** The card that was taken for this customer, or null. */
  readSetup(setupId: string, customer: string): Promise<ProviderCard | null>
  readCard(methodId: string): Promise<ProviderCard | null>
  /** Also when it is gone already. */
  forgetCard(methodId: string): Promise<void>
  /** Null when the signature is not theirs. */
  readEvent(body: string, signature: string): ProviderEvent | null
  /** All that it has told, or tried to, from then on. */
  listEvents(since: Date): AsyncIterable<readonly ListedEvent[]>
}
