import type { Transaction } from '../../platform/database/database.ts'
import type { KnownGroup, WrittenKind } from './kinds/kind.ts'
import { readUnreadNotices } from './reader/groups.ts'
import { tellReaders } from './take-back.ts'
import { changeNotices, lockReaders } from './writer/readers.ts'

/** What somebody has read where it happened is not told to them by mail or push any more. */
export const readGroups = async (
  tx: Transaction,
  { name }: WrittenKind,
  known: readonly KnownGroup[],
  now: Date,
) => {
  const groups = known.map(({ recipient, groupKey }) => ({ recipient, key: `${name}:${groupKey}` }))
  const notices = await readUnreadNotices(tx, groups)
  if (notices.length === 0) return
  const recipients = notices.map(({ recipient }) => recipient)
  await lockReaders(tx, recipients)
  await changeNotices(
    tx,
    notices.map(({ id }) => id),
    'read',
    now,
  )
  tellReaders(tx, recipients)
}
