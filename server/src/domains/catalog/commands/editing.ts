import type { ContentId, ProblemCode } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFiles } from '../files.ts'
import type { Action } from '../lifecycle.ts'
import { canMove } from '../policy.ts'
import type { ContentRow } from '../reader/contents.ts'
import { moved, settle } from '../settle.ts'
import { type ContentChange, lockOwnContent } from '../writer/contents.ts'

type Work = (tx: Transaction, row: ContentRow, now: Date) => Promise<ContentChange>

/** One's own post, locked, changed and brought up to date in one transaction. */
export const editContent = (scope: SignedInScope, id: ContentId, work: Work): Promise<ContentRow> =>
  scope.transact(async (tx) => {
    const row = await lockOwnContent(tx, scope.actor.accountId, id)
    return settle(tx, row, scope.now(), await work(tx, row, scope.now()))
  })

/** Moves a post along its lifecycle. */
export const moveContent =
  (action: Action, refusal: ProblemCode) => async (tx: Transaction, row: ContentRow, now: Date) => {
    canMove(row).orThrow()
    return moved(row, await readFiles(tx, row), action, now) ?? fail(refusal)
  }

/** What was deleted must be restored before anything else is done with it. */
export const editLiving = (scope: SignedInScope, id: ContentId, work: Work) =>
  editContent(scope, id, (tx, row, now) =>
    row.status === 'deleted' ? fail('content.not-found') : work(tx, row, now),
  )
