export type Metadata = Record<string, string>

export interface Address {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export interface BillingDetails {
  address: Address
  email: string | null
  name: string | null
  phone: string | null
  tax_id: null
}

export const noBilling = (): BillingDetails => ({
  address: noAddress,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
})

export const noAddress: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}
