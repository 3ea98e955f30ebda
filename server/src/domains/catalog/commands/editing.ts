import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import type { ContentRow } from '../reader/contents.ts'
import { settle } from '../settle.ts'
import { type ContentChange, lockOwnContent } from '../writer/contents.ts'

type Work = (tx: Transaction, row: ContentRow) => Promise<ContentChange>

/** One's own post, locked, changed and brought up to date in one transaction. */
export const editContent = (scope: SignedInScope, id: ContentId, work: Work): Promise<ContentRow> =>
  scope.transact(async (tx) => {
    const row = await lockOwnContent(tx, scope.actor.accountId, id)
    return settle(tx, row, scope.now(), await work(tx, row))
  })

/** What was deleted must be restored before anything else is done with it. */
export const editLiving = (scope: SignedInScope, id: ContentId, work: Work) =>
  editContent(scope, id, (tx, row) =>
    row.status === 'deleted' ? fail('content.not-found') : work(tx, row),
  )
