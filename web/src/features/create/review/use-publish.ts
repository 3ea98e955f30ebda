import type { ContentDraft } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../app/api.ts'
import { showDraft } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'

export type Plan =
  | { readonly kind: 'ready' | 'playable' }
  | { readonly kind: 'schedule'; readonly publishAt: string; readonly timezone: string }

/** What was typed is saved first, so that what is published is what is seen. */
export const usePublish = () => {
  const { draft, flush } = useEditing()
  return useMutation<ContentDraft, ProblemError, Plan>({
    mutationFn: async (plan) => {
      await flush()
      const params = { id: draft.id }
      const rightsConfirmed = true as const
      const { content } =
        plan.kind === 'schedule'
          ? await api.call('scheduleContent', {
              params,
              body: {
                when: 'ready',
                rightsConfirmed,
                publishAt: plan.publishAt,
                timezone: plan.timezone,
              },
            })
          : await api.call('publishContent', {
              params,
              body: { when: plan.kind, rightsConfirmed },
            })
      showDraft(content)
      return content
    },
  })
}
