import type { AccountId, NotificationId, NotificationKind } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Watermarks } from '../reader/notices.ts'

/**
 * What is told to somebody and what they do with it happens in turn: whoever adds to a notice knows that
 * it has not been seen. Always taken before notices, and in one order.
 */
export const lockReaders = async (tx: Transaction, accounts: readonly AccountId[]) => {
  const ids = [...new Set(accounts)].toSorted()
  await sql`
    insert into notifications.readers (account_id) select unnest(${ids}::uuid[])
    on conflict do nothing`.execute(tx.q)
  await tx.q
    .selectFrom('notifications.readers')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${ids}::uuid[])`)
    .orderBy('account_id')
    .forUpdate()
    .execute()
}

/** Up to the newest number that is committed: whatever comes later has a higher one. */
export const raiseWatermarks = async (
  tx: Transaction,
  account: AccountId,
  what: 'seen' | 'read',
): Promise<void> => {
  const newest = sql<number>`greatest(
    coalesce((select max(seq) from notifications.notices where account_id = ${account}
      and deleted_at is null), 0),
    coalesce((select max(seq) from notifications.publishes), 0))`
  const raised = (column: keyof Watermarks) => sql<number>`greatest(${sql.ref(column)}, ${newest})`
  await tx.q
    .updateTable('notifications.readers')
    .set({
      seen_seq: raised('seen_seq'),
      ...(what === 'read' ? { read_seq: raised('read_seq') } : {}),
    })
    .where('account_id', '=', account)
    .execute()
}

type Action = 'read' | 'delete'

/** What was read before stays as it was. */
export const changeNotices = async (
  tx: Transaction,
  ids: readonly NotificationId[],
  action: Action,
  now: Date,
) => {
  const own = tx.q
    .updateTable('notifications.notices')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
  if (action === 'delete') await own.set({ deleted_at: now }).execute()
  else await own.set({ read_at: now }).where('read_at', 'is', null).execute()
}

export interface PublishKey {
  readonly id: NotificationId
  readonly seq: number
}

export const changePublishStates = async (
  tx: Transaction,
  account: AccountId,
  publishes: readonly PublishKey[],
  action: Action,
  now: Date,
) => {
  if (publishes.length === 0) return
  await tx.q
    .insertInto('notifications.publish_states')
    .values(
      publishes.map(({ id, seq }) => ({
        account_id: account,
        publish_id: id,
        seq,
        read_at: action === 'read' ? now : null,
        deleted_at: action === 'delete' ? now : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'publish_id']).doUpdateSet({
        read_at: sql`coalesce(publish_states.read_at, excluded.read_at)`,
        deleted_at: sql`coalesce(publish_states.deleted_at, excluded.deleted_at)`,
      }),
    )
    .execute()
}

export const turnKindOff = async (tx: Transaction, account: AccountId, kind: NotificationKind) => {
  await tx.q
    .insertInto('notifications.kinds_off')
    .values({ account_id: account, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const turnKindsOn = async (
  tx: Transaction,
  account: AccountId,
  kinds: readonly NotificationKind[],
) => {
  await tx.q
    .deleteFrom('notifications.kinds_off')
    .where('account_id', '=', account)
    .where(sql<boolean>`kind = any(${[...kinds]}::text[])`)
    .execute()
}
