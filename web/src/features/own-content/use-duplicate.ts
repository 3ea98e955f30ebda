import type { OwnContent } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

const refresh = ['listOwnContent', 'readContentStats', 'listOwnSeries', 'readSeriesParts'] as const

/** The copy is a draft in the list; the toast leads to it. */
export const useDuplicate = ({ id }: Pick<OwnContent, 'id'>) => {
  const duplicate = useCommand('duplicateContent', { refresh })
  return async () => {
    try {
      const { content } = await duplicate.run({ params: { id } })
      const action = { label: 'Edit', onAct: () => void go(`/create/${content.id}`) }
      showToast(`Draft “${content.title}” created`, { tone: 'good', action })
    } catch (error) {
      toastProblem(error)
    }
  }
}
