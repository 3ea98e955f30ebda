import type { ProviderDispute, ProviderRefund, ProviderWarning } from './claims.ts'
import type { IntentState, ProviderCard } from './provider.ts'

/** What a signed message says of the object it is about. It is stored, so it holds no secret. */
export type ProviderNews =
  | { readonly about: 'payment'; readonly intentId: string; readonly state: IntentState }
  | { readonly about: 'refund'; readonly refund: ProviderRefund }
  | { readonly about: 'dispute'; readonly dispute: ProviderDispute }
  | { readonly about: 'warning'; readonly warning: ProviderWarning }
  | { readonly about: 'card'; readonly card: ProviderCard }

/** A message as it is stored. */
export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly object_id: string
  readonly intent_id: string | null
  readonly said: ProviderNews | null
}
