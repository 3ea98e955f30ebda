import type { RecommendationSettings } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { queryClient } from '../../core/api/query-client.ts'

const read = readOf('readRecommendationSettings')

export const useRecommendationSettings = () => useQuery(read)

/** What is recommended is another list from now on. */
export const keepSettings = async (settings: RecommendationSettings) => {
  await queryClient.cancelQueries(read)
  queryClient.setQueryData(read.queryKey, settings)
  await queryClient.invalidateQueries({ queryKey: ['listForYou'] })
}
