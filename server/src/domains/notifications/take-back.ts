import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { writtenKinds } from './kinds/index.ts'
import type { Withdrawal, WrittenKind } from './kinds/kind.ts'
import {
  countOut,
  deleteCauses,
  deletePairs,
  type Removed,
  type Silenced,
} from './writer/notices.ts'
import { lockReaders } from './writer/readers.ts'

/** Open pages of these people count and read again. */
export const tellReaders = (tx: Transaction, accounts: readonly AccountId[]) => {
  for (const accountId of new Set(accounts)) {
    tx.emit('notifications.notices-changed', { accountId })
  }
}

const settle = async (tx: Transaction, removed: readonly Removed[]) => {
  if (removed.length === 0) return
  const recipients = removed.map(({ recipient }) => recipient)
  await lockReaders(tx, recipients)
  await countOut(tx, removed)
  tellReaders(tx, recipients)
}

export const takeBack = async (
  tx: Transaction,
  { name }: WrittenKind,
  withdrawals: readonly Withdrawal[],
) => {
  if (withdrawals.length > 0) await settle(tx, await deleteCauses(tx, name, withdrawals))
}

const socialKinds = writtenKinds.flatMap((kind) => (kind.isSocial ? kind.name : []))

/** Of somebody muted or blocked nothing is told any longer, also of what was before. */
export const silence = async (tx: Transaction, pairs: readonly Silenced[]) =>
  settle(tx, await deletePairs(tx, socialKinds, pairs))
