import { z } from 'zod'
import { trimmedText } from '../core/text.ts'

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Choose your country')

/** What an invoice is made out to. Nothing else depends on it. */
export const BillingAddress = z.object({
  name: trimmedText(120).min(1, 'Enter a name'),
  street: trimmedText(200).min(1, 'Enter a street'),
  city: trimmedText(100).min(1, 'Enter a city'),
  state: trimmedText(100),
  postalCode: trimmedText(20),
  country: CountryCode,
})
export type BillingAddress = z.infer<typeof BillingAddress>

export const BillingDetails = z.object({
  address: BillingAddress.nullable(),
  /** Off: receipts are in the history only. */
  emailReceipts: z.boolean(),
})
export type BillingDetails = z.infer<typeof BillingDetails>
