import type { ContentId, ReplyBody, Routes } from '@fanfare/contract'
import { useState } from 'react'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { askBirthDate, birthDateNeeded } from '../../core/session/birth-date-needed.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { plural } from '../../ui/text/format.ts'

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'restore'
export type BulkResult = ReplyBody<Routes['bulkContent']>['results'][number]

const done: Record<BulkAction, string> = {
  // Posts that are still processing are published automatically later.
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
}

/** One or many: the same command. What failed is kept to be shown, each with its reason. */
export const useBulk = () => {
  const bulk = useCommand('bulkContent', { refresh: ['listOwnContent', 'listLatestPosts'] })
  const [failures, setFailures] = useState<readonly BulkResult[]>([])

  const run = async (action: BulkAction, contentIds: ContentId[]): Promise<void> => {
    const rights = action === 'publish' ? { rightsConfirmed: true as const } : {}
    try {
      const { results } = await bulk.run({ body: { contentIds, action, ...rights } })
      const worked = results.filter(({ ok }) => ok).map(({ id }) => id)
      setFailures(results.filter(({ ok }) => !ok))
      if (results.some(({ code }) => code === birthDateNeeded)) askBirthDate()
      if (worked.length === 0) return
      const text = `${plural(worked.length, 'post')} ${done[action]}`
      const undo = { label: 'Undo', onAct: () => void run('restore', worked) }
      showToast(text, { tone: 'good', ...(action === 'delete' ? { action: undo } : {}) })
    } catch (error) {
      toastProblem(error)
    }
  }
  return { run, busy: bulk.isPending, failures, forget: () => setFailures([]) }
}
