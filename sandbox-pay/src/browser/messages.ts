/** What page and frames tell each other. No message holds anything that was typed. */
export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc'

export interface StyleRules {
  [property: string]: string | StyleRules
}

export interface FieldOptions {
  style?: { base?: StyleRules; complete?: StyleRules; empty?: StyleRules; invalid?: StyleRules }
  placeholder?: string
  disabled?: boolean
}

export interface FieldError {
  code: string
  message: string
  type: 'validation_error'
}

export interface FieldState {
  empty: boolean
  complete: boolean
  error?: FieldError
  brand?: string
}

export type ToField =
  | { type: 'start' | 'update'; options: FieldOptions }
  | { type: 'focus' | 'blur' | 'clear' }

export type FromField =
  | { type: 'loaded' | 'focus' | 'blur' | 'escape' | 'submit' }
  | { type: 'ready'; height: number }
  | { type: 'change'; state: FieldState }

export interface BillingDetails {
  address?: Record<string, string | null>
  email?: string | null
  name?: string | null
  phone?: string | null
}

/** A card on file by its id, or the one that is typed into the fields of a group. */
export type CardSource =
  | { paymentMethod: string }
  | { group: string; billingDetails: BillingDetails | undefined }

export type Order =
  | { action: 'create'; source: CardSource }
  | { action: 'confirm'; clientSecret: string; source: CardSource | undefined; extra: Extra }
  | { action: 'retrieve'; clientSecret: string }
export type Extra = Record<string, string | undefined>

export interface ApiFailure {
  type: string
  code?: string
  message: string
}

export type Result = { value: Record<string, unknown> } | { error: ApiFailure }

export interface ToController {
  id: number
  key: string
  order: Order
}
export type FromController = { type: 'loaded' } | ({ type: 'result'; id: number } & Result)

export type FromChallenge = { type: 'answered' }
