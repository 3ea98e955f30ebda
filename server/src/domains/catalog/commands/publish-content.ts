import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { demandAdult, readAccount } from '../../identity/index.ts'
import { readFiles } from '../files.ts'
import { canMove, isSold } from '../policy.ts'
import type { ContentRow } from '../reader/contents.ts'
import { missingOf } from '../requirements.ts'
import { moved } from '../settle.ts'
import type { ContentChange } from '../writer/contents.ts'
import { editLiving } from './editing.ts'

export interface PublishWish {
  readonly when: 'ready' | 'playable'
}

/** Publishing needs a confirmed email. */
export const demandVerified = async ({ db, actor }: SignedInScope) => {
  const account = await readAccount(db, actor.accountId)
  if (!account?.emailVerified) fail('auth.email-not-verified')
}

/** Whoever sells is of age; what everyone may open is not sold. */
export const demandSeller = async (tx: Transaction, row: ContentRow, now: Date) => {
  if (isSold(row)) await demandAdult(tx, row.creator_id, now)
}

/** Everything that must be there is; the rights were confirmed with this call, once per post. */
export const prepared = async (
  tx: Transaction,
  row: ContentRow,
  action: 'publish' | 'schedule',
  { when }: PublishWish,
  now: Date,
): Promise<ContentChange> => {
  canMove(row).orThrow()
  await demandSeller(tx, row, now)
  const files = await readFiles(tx, row)
  const missing = missingOf(row, files.state)
  if (Object.keys(missing).length > 0) return fail('content.incomplete', { fields: missing })
  const change = moved({ ...row, publish_when: when }, files, action, now)
  if (!change) return fail('content.not-ready')
  return { ...change, publish_when: when, rights_confirmed_at: row.rights_confirmed_at ?? now }
}

/** At once when its files are good enough; otherwise the wish is kept and happens by itself. */
export const publishContent = async (scope: SignedInScope, id: ContentId, wish: PublishWish) => {
  await demandVerified(scope)
  return editLiving(scope, id, (tx, row) => prepared(tx, row, 'publish', wish, scope.now()))
}
