import { type ContentId, problems } from '@fanfare/contract'
import { DomainError, fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { deleteContent } from './delete-content.ts'
import { publishContent } from './publish-content.ts'
import { restoreContent } from './restore-content.ts'
import { unpublishContent } from './unpublish-content.ts'

interface Bulk {
  readonly contentIds: readonly ContentId[]
  readonly action: 'publish' | 'unpublish' | 'delete' | 'restore'
  readonly rightsConfirmed?: true | undefined
}

const done = {
  publish: 'Published',
  unpublish: 'Unpublished',
  delete: 'Deleted',
  restore: 'Restored',
}

/** Each in a transaction of its own: one that cannot be done stops none of the others. */
export const bulkContent = async (scope: SignedInScope, bulk: Bulk) => {
  const { action, rightsConfirmed } = bulk
  const act = (id: ContentId) => {
    if (action === 'unpublish') return unpublishContent(scope, id)
    if (action === 'delete') return deleteContent(scope, id)
    if (action === 'restore') return restoreContent(scope, id)
    return rightsConfirmed
      ? publishContent(scope, id, { when: 'ready' })
      : fail('request.invalid', {
          fields: { rightsConfirmed: 'Confirm that you have the rights to publish this' },
        })
  }
  const results = []
  for (const id of new Set(bulk.contentIds)) {
    try {
      await act(id)
      results.push({ id, ok: true, code: null, detail: done[action] })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const [words] = Object.values(error.details.fields ?? {})
      results.push({ id, ok: false, code: error.code, detail: words ?? problems[error.code][1] })
    }
  }
  return results
}
