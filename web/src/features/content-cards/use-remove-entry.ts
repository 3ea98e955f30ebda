import type { HistoryEntry } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem, toastResult } from '../../core/api/toast-result.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'

const refresh = ['listHistory', 'listContinueWatching'] as const

/** Takes a post out of the viewer's history, with a way back. */
export const useRemoveEntry = ({
  content,
  openedAt,
}: Pick<HistoryEntry, 'content' | 'openedAt'>) => {
  const remove = useCommand('deleteHistoryEntry', { refresh })
  const restore = useCommand('restoreHistoryEntry', { refresh })
  const params = { contentId: content.id }
  const undo = () =>
    void toastResult(restore.run({ params, body: { openedAt } }), 'Back in your history')
  return async () => {
    try {
      await remove.run({ params })
      showToast('Removed from your history', {
        tone: 'good',
        action: { label: 'Undo', onAct: undo },
      })
    } catch (error) {
      toastProblem(error)
    }
  }
}
