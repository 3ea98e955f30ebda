import type { FewerNotifications, NotificationId } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { listsFilter, unreadQuery } from './use-notifications.ts'

/** “Fewer like this”: says what it changed, with a way back. */
export const useFewer = () => {
  const queries = useQueryClient()
  const refresh = ({ bell }: FewerNotifications) => {
    void queries.invalidateQueries(listsFilter)
    void queries.invalidateQueries(unreadQuery)
    // Pages of creators show their bell.
    if (bell) void queries.invalidateQueries({ queryKey: ['readProfile'] })
  }
  const undo = async (id: NotificationId) => {
    try {
      const done = await api.call('undoFewer', { params: { id } })
      refresh(done)
      showToast(done.message, { tone: 'good' })
    } catch (error) {
      toastProblem(error)
    }
  }
  return async (id: NotificationId) => {
    try {
      const done = await api.call('showFewer', { params: { id } })
      refresh(done)
      const action = { label: 'Undo', onAct: () => void undo(id) }
      showToast(done.message, { tone: 'good', action })
    } catch (error) {
      toastProblem(error)
    }
  }
}
