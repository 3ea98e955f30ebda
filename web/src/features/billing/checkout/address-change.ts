import type { BillingAddress } from '@fanfare/contract'

/**
 * What is to be done with a kept address after what was typed. The country is the checkout’s own question,
 * so it counts for nothing here. Emptying every field takes the address away, as Remove does in settings.
 */
export const addressChange = (
  kept: BillingAddress | null,
  { country: _, ...typed }: BillingAddress,
): 'none' | 'removed' | 'written' => {
  const fields = Object.entries(typed)
  if (fields.every(([, text]) => text.trim() === '')) return kept ? 'removed' : 'none'
  const isSame = kept && fields.every(([name, text]) => text === kept[name as keyof typeof typed])
  return isSame ? 'none' : 'written'
}
