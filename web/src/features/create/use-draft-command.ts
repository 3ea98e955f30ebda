import type { ContentDraft, RequestOf, Routes } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { toastProblem } from '../../core/api/toast-result.ts'
import { showDraft } from '../uploads/index.ts'

type DraftCommand =
  | 'arrangeContentPictures'
  | 'discardChanges'
  | 'releaseChanges'
  | 'removeCaptions'
  | 'removeCover'
  | 'removeTeaser'
  | 'setPosterCover'
  | 'setTeaser'
  | 'unpublishContent'

export type Arrangement = RequestOf<Routes['arrangeContentPictures']>['body']

/** A change outside the fields: the answer is the whole post, a refusal is shown as a toast. `run` says which. */
export const useDraftCommand = <Name extends DraftCommand>(name: Name) => {
  const command = useCommand(name)
  return {
    busy: command.isPending,
    run: async (request: RequestOf<Routes[Name]>) => {
      try {
        const { content } = (await command.run(request)) as { content: ContentDraft }
        showDraft(content)
        return true
      } catch (error) {
        toastProblem(error)
        return false
      }
    },
  }
}
