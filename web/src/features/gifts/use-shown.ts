import type { ContentId, GiftItem } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../app/api.ts'

/** What everybody can see of a piece, or of a tier that is on sale; the gift stands without. */
export const useShown = (item: GiftItem) => {
  const isPiece = item.type === 'content'
  const piece = useQuery({
    ...readOf('readContent', { params: { id: item.id as ContentId }, query: {} }),
    enabled: isPiece,
  })
  const tiers = useQuery({
    ...readOf('listTiers', { params: { username: item.creator?.username ?? '' } }),
    enabled: !isPiece && item.creator !== null,
  })
  const tier = tiers.data?.tiers.find(({ id }) => id === item.id)
  return {
    cover: isPiece ? piece.data?.content.cover : tier?.cover,
    benefits: tier?.benefits ?? [],
  }
}
