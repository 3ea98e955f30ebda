import type { ContentId, GiftItem } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'

/** The public details of the post or tier. The gift is shown without them if they can't be read. */
export const useShown = (item: GiftItem) => {
  const isContent = item.type === 'content'
  const content = useQuery({
    ...readOf('readContent', { params: { id: item.id as ContentId }, query: {} }),
    enabled: isContent,
  })
  const tiers = useQuery({
    ...readOf('listTiers', { params: { username: item.creator?.username ?? '' } }),
    enabled: !isContent && item.creator !== null,
  })
  const tier = tiers.data?.tiers.find(({ id }) => id === item.id)
  return {
    cover: isContent ? content.data?.content.cover : tier?.cover,
    benefits: tier?.benefits ?? [],
  }
}
