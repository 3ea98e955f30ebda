import type { NotificationTab } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { limits } from '@fanfare/contract/limits'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api, useAction } from '../../core/api/api.ts'
import { toastProblem, toastSuccess } from '../../core/api/toast-result.ts'
import { type Change, countsAfter, listAfter, type NotificationList } from './notification-cache.ts'
import { deletedWords } from './notification-words.ts'
import { listsFilter, unreadQuery } from './use-notifications.ts'

const isGone = (error: unknown) =>
  error instanceof ProblemError && error.problem.code === 'notification.not-found'

const send = async (change: Change): Promise<void> => {
  if (change.action === 'see') return api.call('markSeen')
  if (change.action === 'read-all') return api.call('markAllRead')
  const { action, notifications } = change
  const ids = notifications.map(({ id }) => id)
  const [id] = ids
  if (id && ids.length === 1) {
    const command = action === 'read' ? 'markRead' : 'deleteNotification'
    // Taken back meanwhile by whoever did it: there is nothing left to read or delete.
    return api.call(command, { params: { id } }).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }
  for (let from = 0; from < ids.length; from += limits.bulk) {
    const body = { ids: ids.slice(from, from + limits.bulk), action }
    await api.call('bulkNotifications', { body })
  }
}

/** What was known before a change, to be put back when it failed. */
const remember = (queries: QueryClient) => [
  ...queries.getQueriesData(listsFilter),
  ...queries.getQueriesData({ queryKey: unreadQuery.queryKey }),
]

const show = (queries: QueryClient, change: Change) => {
  queries.setQueryData(unreadQuery.queryKey, (known) => known && countsAfter(known, change))
  for (const [key, list] of queries.getQueriesData<NotificationList>(listsFilter)) {
    const { query } = key[1] as { query: { tab: NotificationTab } }
    if (list) queries.setQueryData(key, listAfter(list, query.tab, change))
  }
}

const sorry: Record<Change['action'], string> = {
  see: 'We couldn’t clear the number on the bell.',
  'read-all': 'We couldn’t mark everything as read.',
  read: 'We couldn’t mark that as read.',
  delete: 'We couldn’t delete that, so it’s back.',
}

const mutationKey = ['notifications']

/** Seeing changes no list. */
const keysChangedBy = ({ action }: Change): readonly (readonly unknown[])[] =>
  action === 'see' ? [unreadQuery.queryKey] : [unreadQuery.queryKey, listsFilter.queryKey]

/** Shown at once, in every list and on the bell, and put back with words when it failed. */
export const useNotificationCommand = () => {
  const queries = useQueryClient()
  const isLast = () => queries.isMutating({ mutationKey }) <= 1
  const { run, isError } = useAction<void, ProblemError, Change, ReturnType<typeof remember>>({
    mutationKey,
    scope: { id: 'notifications' },
    mutationFn: send,
    onMutate: async (change) => {
      // An answer that is on its way is older than the press, and would take it back.
      await Promise.all(
        keysChangedBy(change).map((queryKey) => queries.cancelQueries({ queryKey })),
      )
      const before = remember(queries)
      show(queries, change)
      return before
    },
    onError: (_, __, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data)
    },
    onSettled: async (_, __, change) => {
      if (!isLast()) return
      await Promise.all(
        keysChangedBy(change).map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
  const change = async (wanted: Change) => {
    try {
      await run(wanted)
      if (wanted.action === 'delete') toastSuccess(deletedWords(wanted.notifications.length))
    } catch (error) {
      toastProblem(error, sorry[wanted.action])
    }
  }
  return { change: (wanted: Change) => void change(wanted), isError }
}
