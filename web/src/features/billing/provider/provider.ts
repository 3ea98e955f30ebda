/**
 * What our pages use of the provider's script. What is typed stays in its frames on its own origin;
 * the page learns whether a field is complete and what is wrong with it.
 */
export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

export interface FieldState {
  readonly empty: boolean
  readonly complete: boolean
  readonly error?: { readonly code: string; readonly message: string } | undefined
  readonly brand?: string
}

interface FieldOptions {
  readonly style?: object
  readonly placeholder?: string
}

export interface ProviderField {
  mount: (container: HTMLElement) => void
  unmount: () => void
  update: (options: FieldOptions) => void
  focus: () => void
  on: (name: 'change', heard: (state: FieldState) => void) => unknown
}

interface BillingDetails {
  readonly name: string
}
interface TypedCard {
  readonly card: ProviderField
  readonly billing_details: BillingDetails
}
type Answer<Good> = Good | { readonly error: { readonly message?: string } }

export interface Provider {
  elements: () => { create: (kind: FieldKind, options?: FieldOptions) => ProviderField }
  createPaymentMethod: (
    card: TypedCard & { readonly type: 'card' },
  ) => Promise<Answer<{ readonly paymentMethod: { readonly id: string } }>>
  confirmCardSetup: (
    clientSecret: string,
    data: { readonly payment_method: TypedCard },
  ) => Promise<Answer<{ readonly setupIntent: { readonly id: string } }>>
  /** Shows the bank's dialog where the bank asks for one. */
  handleNextAction: (wanted: { readonly clientSecret: string }) => Promise<object>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Provider
  }
}
