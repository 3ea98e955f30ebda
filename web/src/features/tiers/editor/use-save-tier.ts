import type { TierView, UploadId } from '@fanfare/contract'
import { useCreateTier, useEditTier } from '../use-tiers.ts'
import { firstPrice, pricesOf } from './price-form.ts'
import { type TierForm, termsOf } from './tier-form.ts'

/** Prices of a tier that exists are changed by themselves, with their own warning. */
export const useSaveTier = (tier: TierView | null) => {
  const create = useCreateTier()
  const edit = useEditTier()
  return async (typed: TierForm, cover: UploadId | null | undefined) => {
    const terms = termsOf(typed)
    if (tier) {
      await edit.run({ params: { id: tier.id }, body: { ...terms, cover } })
      return
    }
    const prices = pricesOf(typed) ?? pricesOf(firstPrice)
    if (prices) await create.run({ body: { ...terms, ...prices, cover: cover ?? null } })
  }
}
