import type { ContentFields, ContentVisibility } from '@fanfare/contract'
import type { Money } from '@fanfare/contract/money'

type Priced = Pick<ContentFields, 'pricing' | 'visibility'>

/**
 * What is not sold has the price `free`, whoever it is for. So each answer goes with each price, also
 * where two tabs give one each: nobody can make a post that is for subscribers of nothing.
 */
export const chooseAudience = (
  { pricing }: Priced,
  visibility: ContentVisibility,
): Partial<Priced> => ({
  visibility,
  ...(pricing.type === 'paid' ? {} : { pricing: { type: 'free' } }),
})

export const chooseSale = (price: Money | null): Partial<Priced> => ({
  pricing: price ? { type: 'paid', price } : { type: 'free' },
})
