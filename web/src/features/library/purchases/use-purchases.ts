import type { ContentCard, Purchase } from '@fanfare/contract'
import { usePages } from '../../../core/api/pages.ts'
import { contentPages } from '../../content-cards/index.ts'

/** A card that knows how it was bought. */
type PurchasedCard = ContentCard & { readonly purchase: Purchase }

export const usePurchases = () => {
  const list = usePages('listPurchases', { query: { limit: 24 } }, { isFresh: true })
  const purchases = list.data?.pages.flatMap((page) => page.purchases)
  return contentPages<PurchasedCard>(
    list,
    purchases?.map((purchase) => ({ ...purchase.content, purchase })),
  )
}
