import type { NotificationSwitch } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { api, readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { useKeptAtOnce } from '../../../core/api/use-kept-at-once.ts'

export type NotificationName = NotificationSwitch
const read = readOf('readNotificationSettings')

export const useNotificationSettings = () => {
  const { data, error, refetch, isFetching } = useQuery(read)
  return { settings: data, error, retry: () => void refetch(), retrying: isFetching }
}

/** Only the one that was turned is taken from the answer: another may be on its way. */
const keepOne = async (name: NotificationName, on: boolean) => {
  const kept = await api.call('updateNotificationSettings', { body: { [name]: on } })
  await queryClient.cancelQueries(read)
  queryClient.setQueryData(read.queryKey, (known) => known && { ...known, [name]: kept[name] })
}

export const useNotificationSetting = (name: NotificationName, on: boolean) =>
  useKeptAtOnce(on, {
    keep: (wanted) => keepOne(name, wanted),
    sorry: (why, wanted) => `We couldn’t save that, so it’s ${wanted ? 'off' : 'on'} again. ${why}`,
  })
