import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import { isSold } from '../policy.ts'
import { readRevision } from '../reader/revisions.ts'
import { missingOf } from '../requirements.ts'
import { takeRevision, withRevision } from '../revision.ts'
import { editLiving } from './editing.ts'
import { demandSeller } from './publish-content.ts'

/** All that waits, at once; the version says that its owner has seen it. */
export const releaseChanges = (scope: SignedInScope, id: ContentId, version: number) =>
  editLiving(scope, id, async (tx, row, now) => {
    if (row.version !== version) return fail('content.conflict')
    const after = withRevision(row, await readRevision(tx, id))
    if (!isSold(row)) await demandSeller(tx, after, now)
    const { state } = await readFiles(tx, after)
    const missing = missingOf(after, state)
    if (Object.keys(missing).length > 0) return fail('content.incomplete', { fields: missing })
    return { ...(await takeRevision(tx, row, state)), version: version + 1 }
  })
