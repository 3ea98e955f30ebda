import type { ContentDraft } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { api, useAction } from '../../../core/api/api.ts'
import { afterCommand } from '../../../core/api/toast-result.ts'
import { showDraft } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { unsavedWords } from './unsaved-words.ts'

export type Plan =
  | { readonly kind: 'ready' | 'playable' }
  | { readonly kind: 'schedule'; readonly publishAt: string; readonly timezone: string }

export type Trouble = { readonly title: string; readonly words: string }

const savedSince: Trouble = {
  title: 'Your latest changes are saved',
  words: 'Nothing has been published yet. Try publishing again.',
}

const rightsConfirmed = true as const

const send = ({ id }: ContentDraft, plan: Plan) => {
  const params = { id }
  if (plan.kind !== 'schedule') {
    return api.call('publishContent', { params, body: { when: plan.kind, rightsConfirmed } })
  }
  const { publishAt, timezone } = plan
  return api.call('scheduleContent', {
    params,
    body: { when: 'ready', rightsConfirmed, publishAt, timezone },
  })
}

/**
 * What was typed is saved first, so that what is published is what is seen. While it cannot be,
 * nothing goes out: the older text would.
 */
export const usePublish = () => {
  const editing = useEditing()
  const { draft, flush, status } = editing
  const { run, isPending, data, error } = useAction<ContentDraft | null, ProblemError, Plan>({
    mutationFn: async (plan) => {
      if (!(await flush())) return null
      const { content } = await send(draft, plan)
      showDraft(content)
      return content
    },
  })
  const trouble = (): Trouble | null => {
    if (error) return { title: 'Failed to publish content', words: error.problem.detail }
    if (data !== null) return null
    if (status === 'saved') return savedSince
    return { title: 'Your latest changes aren’t saved yet', words: unsavedWords(editing) }
  }
  const publish = (plan: Plan) => void afterCommand(run(plan))
  return { publish, isPending, trouble: trouble() }
}
