import { useQuery } from '@tanstack/react-query'
import { readOf, useCommand } from '../../core/api/api.ts'
import { usePages } from '../../core/api/pages.ts'

export const usePromotions = () => {
  const { data, ...list } = usePages('listPromotions', { query: { limit: 20 } })
  return { ...list, rows: data?.pages.flatMap(({ promotions }) => promotions) }
}

const refresh = ['listPromotions'] as const
export const useCreatePromotion = () => useCommand('createPromotion', { refresh })
export const useEndPromotion = () => useCommand('endPromotion', { refresh })

/** What a code can be made for: published posts with a price, newest first, found by title. */
export const usePricedContents = (title: string) => {
  const query = { status: 'published', limit: 50, ...(title ? { q: title } : {}) } as const
  const read = useQuery(readOf('listOwnContent', { query }))
  return { ...read, contents: read.data?.content.filter(({ pricing }) => pricing.type === 'paid') }
}

export const usePricedTiers = () => {
  const read = useQuery(readOf('listOwnTiers'))
  const priced = read.data?.tiers.filter(({ price }) => price.amount > 0)
  return { ...read, tiers: priced?.map(({ id, name }) => ({ id, title: name })) }
}
