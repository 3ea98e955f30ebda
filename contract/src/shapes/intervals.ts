import { z } from 'zod'
import { limits } from '../limits.ts'

export const BillingInterval = z.enum(['month', 'year'])
export type BillingInterval = z.infer<typeof BillingInterval>

/** For how long a tier is given; it never renews. */
export const GiftMonths = z.literal(limits.giftMonths)
export type GiftMonths = z.infer<typeof GiftMonths>

/** An IANA name: what one person calls the 31st is another's first. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(
    (name) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
      } catch {
        return false
      }
    },
    { error: 'Choose a valid time zone' },
  )
