import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'

interface NewDigest {
  readonly accountId: AccountId
  /** The first and the last number that belong into it. */
  readonly from: number
  readonly last: number
  readonly dueAt: Date
}

/**
 * One that waits already keeps its time. In the order of accounts, since two transactions may begin those
 * of the same people.
 */
export const beginDigests = async (tx: Transaction, digests: readonly NewDigest[], now: Date) => {
  if (digests.length === 0) return
  const sorted = digests.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
  const accounts = sorted.map(({ accountId }) => accountId)
  const first = sorted.map(({ from }) => from)
  const last = sorted.map((one) => one.last)
  const times = sorted.map(({ dueAt }) => dueAt)
  await sql`
    insert into notifications.digests as d (account_id, from_seq, last_seq, due_at, changed_at)
    select account_id, from_seq, last_seq, due_at, ${now}
    from unnest(${accounts}::uuid[], ${first}::bigint[], ${last}::bigint[], ${times}::timestamptz[])
      as given(account_id, from_seq, last_seq, due_at)
    on conflict (account_id) do update
    set due_at = coalesce(d.due_at, excluded.due_at), changed_at = excluded.changed_at,
      from_seq = case when d.due_at is null then excluded.from_seq
        else least(d.from_seq, excluded.from_seq) end,
      last_seq = greatest(d.last_seq, excluded.last_seq)`.execute(tx.q)
}

export interface DigestRow {
  readonly id: AccountId
  readonly above: number
}

const batch = 10

/** With the number above which nothing has been in one. */
export const claimDigests = async (
  tx: Transaction,
  now: Date,
  until: Date,
): Promise<DigestRow[]> => {
  const { rows } = await sql<DigestRow>`
    update notifications.digests set due_at = ${until} where account_id in (
      select account_id from notifications.digests where due_at <= ${now}
      order by due_at limit ${batch} for update skip locked)
    returning account_id as id, greatest(up_to_seq, from_seq - 1) as above`.execute(tx.q)
  return rows
}

interface DigestEnd {
  readonly account: AccountId
  readonly lease: Date
  /** Everything up to here was looked at. */
  readonly upTo: number
  readonly now: Date
  /** When the next one is due, if something has come that was not looked at. */
  readonly next: Date
}

/** Answers whether the lease was still ours. */
export const endDigest = async (
  tx: Transaction,
  { account, lease, upTo, now, next }: DigestEnd,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update notifications.digests
    set due_at = case when last_seq > ${upTo}::bigint then ${next}::timestamptz end,
      from_seq = ${upTo}::bigint + 1, up_to_seq = ${upTo}::bigint, changed_at = ${now}
    where account_id = ${account} and due_at = ${lease}`.execute(tx.q)
  return numAffectedRows > 0n
}
