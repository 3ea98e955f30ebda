import { type ContentId, limits } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReachableContent } from '../../catalog/index.ts'
import { readHidden } from '../reader/hidden-creators.ts'
import { lockFans, noteFansDue } from '../writer/fans.ts'
import { insertHidden, putFeedback } from '../writer/feedback.ts'

interface GiveFeedback {
  readonly contentId: ContentId
  readonly kind: 'more' | 'less' | 'not-creator'
}

/** What is not wanted is left out from the next read on; what it says of a taste comes with the next picks. */
export const giveFeedback = async (scope: SignedInScope, { contentId, kind }: GiveFeedback) => {
  const { row } = await requireReachableContent(scope, contentId)
  const { accountId } = scope.actor
  if (row.creator_id === accountId) fail('recommendations.own')
  await scope.transact(async (tx) => {
    if (!(await lockFans(tx, [accountId])).has(accountId)) fail('recommendations.off')
    const at = scope.now()
    if (kind === 'not-creator') {
      await insertHidden(tx, accountId, row.creator_id, at)
      const hidden = await readHidden(tx, accountId)
      if (hidden.size > limits.hiddenCreators) fail('recommendations.too-many')
    } else {
      const { creator_id: creatorId, category, tags } = row
      await putFeedback(tx, accountId, { contentId, kind, creatorId, category, tags, at })
    }
    await noteFansDue(tx, [accountId], at)
  })
}
