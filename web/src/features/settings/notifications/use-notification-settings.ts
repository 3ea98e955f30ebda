import type { NotificationSettings } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf } from '../../../app/api.ts'
import { showToast } from '../../../ui/toast-store.ts'

type Turn = { name: keyof NotificationSettings; on: boolean }
const read = readOf('readNotificationSettings')

/** A toggle moves at once and moves back, with words, when it could not be kept. */
export const useNotificationSettings = () => {
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(read)
  const show = ({ name, on }: Turn) =>
    queries.setQueryData(read.queryKey, (known) => known && { ...known, [name]: on })

  const { mutate: turn } = useMutation<NotificationSettings, ProblemError, Turn>({
    mutationKey: ['updateNotificationSettings'],
    mutationFn: ({ name, on }) => api.call('updateNotificationSettings', { body: { [name]: on } }),
    onMutate: async (wanted) => {
      await queries.cancelQueries(read)
      show(wanted)
    },
    onSuccess: (kept, { name }) => show({ name, on: kept[name] }),
    onError: ({ problem }, { name, on }) => {
      show({ name, on: !on })
      showToast(`That was not kept, so it is ${on ? 'off' : 'on'} again. ${problem.detail}`, {
        tone: 'bad',
      })
    },
  })
  return { settings: data, error, retry: () => void refetch(), retrying: isFetching, turn }
}
