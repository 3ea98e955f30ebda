import { z } from 'zod'

export const BillingInterval = z.enum(['month', 'year'])
export type BillingInterval = z.infer<typeof BillingInterval>

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
    { error: 'There is no such time zone' },
  )
