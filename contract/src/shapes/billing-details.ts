import { z } from 'zod'
import { atMost } from '../core/messages.ts'

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Choose your country')

const line = (most: number) => z.string().trim().max(most, atMost(most, 'characters'))

/** What an invoice is made out to. Nothing else depends on it. */
export const BillingAddress = z.object({
  name: line(120).min(1, 'Enter a name'),
  street: line(200).min(1, 'Enter a street'),
  city: line(100).min(1, 'Enter a city'),
  state: line(100),
  postalCode: line(20),
  country: CountryCode,
})
export type BillingAddress = z.infer<typeof BillingAddress>

export const BillingDetails = z.object({
  address: BillingAddress.nullable(),
  /** Off: receipts are in the history only. */
  emailReceipts: z.boolean(),
})
export type BillingDetails = z.infer<typeof BillingDetails>
