import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

interface Due {
  readonly id: AccountId
}

/** Those of whom nothing is kept yet; whoever is kept is measured when it is due. */
export const noteReplying = async (tx: Transaction, ids: readonly AccountId[], now: Date) => {
  await sql`
    insert into messaging.reply_times (account_id, due_at)
    select id, ${now} from unnest(${[...ids].toSorted()}::uuid[]) as id
    on conflict do nothing`.execute(tx.q)
}

export const claimDue = async (
  tx: Transaction,
  now: Date,
  until: Date,
  limit: number,
): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    update messaging.reply_times set due_at = ${until}
    where account_id in (
      select account_id from messaging.reply_times where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked)
    returning account_id as id`.execute(tx.q)
  return rows
}

export const keepReplyTime = (tx: Transaction, id: AccountId, seconds: number | null, next: Date) =>
  tx.q
    .updateTable('messaging.reply_times')
    .set({ median_seconds: seconds, due_at: next })
    .where('account_id', '=', id)
    .execute()

/** Their next message brings them back. */
export const dropReplyTime = (tx: Transaction, id: AccountId) =>
  tx.q.deleteFrom('messaging.reply_times').where('account_id', '=', id).execute()
