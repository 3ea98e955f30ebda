import type { DataSharing } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { api, readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'

const read = readOf('readDataSharing')

export const useDataSharing = () => useQuery(read)

/** Each choice is sent by itself, so that two of them on their way undo nothing. */
export const useShared = <Name extends keyof DataSharing>(name: Name, kept: DataSharing[Name]) =>
  useKeptAtOnce(kept, {
    keep: async (value) => {
      const sharing = await api.call('updateDataSharing', { body: { [name]: value } })
      await queryClient.cancelQueries(read)
      queryClient.setQueryData(read.queryKey, sharing)
    },
    sorry: (why) => `Your data sharing setting wasn’t changed. ${why}`,
  })
