import type { ContentDraft } from '@fanfare/contract'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { type FieldName, fieldsOf, releasedOf } from '../editor/fields.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useDraftCommand } from '../use-draft-command.ts'

/** The fields whose changes wait, while fans have what was released before. */
const changedIn = ({ released }: Pick<ContentDraft, 'released'>) =>
  Object.keys(released) as FieldName[]

/** What waits to be released of a post that is out, and what can be done about it. */
export const useRevision = () => {
  const { draft, flush } = useEditing()
  const release = useDraftCommand('releaseChanges')
  const discard = useDraftCommand('discardChanges')
  const names = changedIn(draft)
  const request = { params: { id: draft.id }, body: { version: draft.version } }
  return {
    names,
    before: releasedOf(draft),
    after: fieldsOf(draft),
    canUpdate: draft.abilities.update,
    isBusy: release.busy || discard.busy,
    /** What is typed last is saved first, so that nobody releases what they have not seen. */
    prepare: async () => {
      const isSaved = await flush()
      if (!isSaved) showToast('Your latest changes aren’t saved yet', { tone: 'bad' })
      return isSaved
    },
    release: async () => {
      if (await release.run(request)) showToast('Updated', { tone: 'good' })
    },
    discard: () => discard.run(request),
  }
}
