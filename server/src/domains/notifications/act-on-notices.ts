import type { NotificationId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { lockOwnNotices } from './own-notices.ts'
import { tellReaders } from './take-back.ts'
import { changeNotices, changePublishStates } from './writer/readers.ts'

/** Answers how many of them were this reader's; the others are not there. */
const act = async (
  tx: Transaction,
  scope: SignedInScope,
  ids: readonly NotificationId[],
  action: 'read' | 'delete',
): Promise<number> => {
  const { accountId } = scope.actor
  const { notices, publishes } = await lockOwnNotices(tx, scope, ids)
  const own = notices.map(({ id }) => id)
  await changeNotices(tx, own, action, scope.now())
  await changePublishStates(tx, accountId, publishes, action, scope.now())
  const count = notices.length + publishes.length
  if (count > 0) tellReaders(tx, [accountId])
  return count
}

type Action = Parameters<typeof act>[3]

export const actOnNotices = async (
  scope: SignedInScope,
  ids: readonly NotificationId[],
  action: Action,
): Promise<void> => {
  await scope.transact((tx) => act(tx, scope, ids, action))
}

/** Refused within the transaction, so that asking for somebody else's leaves nothing behind. */
export const actOnNotice = (
  scope: SignedInScope,
  id: NotificationId,
  action: Action,
): Promise<void> =>
  scope.transact(async (tx) => {
    if ((await act(tx, scope, [id], action)) === 0) fail('notification.not-found')
  })
