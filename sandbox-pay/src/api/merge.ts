import type { z } from 'zod'
import type { billingDetails } from '../http/parameters.ts'
import type { BillingDetails, Metadata } from '../objects/common.ts'

/** Keys that are set to nothing go; an empty `metadata` empties it. */
export function merged(present: Metadata, given: Metadata | '' | undefined): Metadata {
  if (given === '') return {}
  const all = Object.entries({ ...present, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

/** A form can only say "nothing" as empty text. */
export function orNull<T extends Record<string, string | undefined>>(
  given: T,
): { [K in keyof T]?: string | null } {
  const present = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([name, value]) => [name, value || null])) as {
    [K in keyof T]?: string | null
  }
}

export function withBilling(
  present: BillingDetails,
  given: z.infer<typeof billingDetails> = {},
): BillingDetails {
  const { address: fields = {}, ...rest } = given
  return { ...present, ...orNull(rest), address: { ...present.address, ...orNull(fields) } }
}
