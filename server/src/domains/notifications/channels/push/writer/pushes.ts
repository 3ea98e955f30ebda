import type { AccountId, NotificationId, PushDeviceId, SessionId } from '@fanfare/contract'
import { sql } from 'kysely'
import { after } from '../../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../../platform/database/database.ts'
import type { PushAddress } from '../../../../../platform/push/send.ts'

interface NewPush {
  readonly accountId: AccountId
  readonly noticeId: NotificationId
  readonly dueAt: Date
}

/**
 * One for each device of each person, in one statement. What was queued before for a device is not queued
 * again: neither an event that is delivered twice nor a notice that grows pushes twice.
 */
export const queuePushes = async ({ q }: Transaction, pushes: readonly NewPush[]) => {
  if (pushes.length === 0) return
  await sql`
    insert into notifications.pushes (device_id, account_id, notice_id, due_at, first_due_at)
    select d.id, d.account_id, given.notice_id, given.due_at, given.due_at
    from unnest(${pushes.map(({ accountId }) => accountId)}::uuid[],
      ${pushes.map(({ noticeId }) => noticeId)}::uuid[],
      ${pushes.map(({ dueAt }) => dueAt)}::timestamptz[]) as given(account_id, notice_id, due_at)
    join notifications.push_devices d on d.account_id = given.account_id
    on conflict (device_id, notice_id) do nothing`.execute(q)
}

/** Something to be sent, and where. */
export interface DuePush extends PushAddress {
  readonly id: string
  readonly account_id: AccountId
  readonly notice_id: NotificationId
  readonly device_id: PushDeviceId
  readonly session_id: SessionId
  readonly attempts: number
  readonly first_due_at: Date
  /** Until then it is ours to send. */
  readonly due_at: Date
}

const batch = 500

/** Leases those that have waited longest; several reactors share them. */
export const claimPushes = async ({ q }: Transaction, now: Date, until: Date) => {
  const { rows } = await sql<DuePush>`
    with claimed as (
      update notifications.pushes set due_at = ${until} where id = any(array(
        select id from notifications.pushes where due_at <= ${now}
        order by due_at limit ${batch} for update skip locked))
      returning *)
    select c.id, c.account_id, c.notice_id, c.attempts, c.first_due_at, c.due_at,
      d.id as device_id, d.session_id, d.endpoint, d.p256dh, d.auth
    from claimed c join notifications.push_devices d on d.id = c.device_id`.execute(q)
  return rows
}

type Ids = readonly string[]

/** Whoever has the lease by now: they have left, and nobody need send them again. */
export const markSent = async ({ q }: Transaction, pushes: readonly DuePush[], now: Date) => {
  if (pushes.length === 0) return
  await q
    .updateTable('notifications.pushes')
    .set({ due_at: null, sent_at: now })
    .where(sql<boolean>`id = any(${pushes.map(({ id }) => id)}::uuid[])`)
    .execute()
  // To the hour is enough to know which device is in use.
  await q
    .updateTable('notifications.push_devices')
    .set({ last_sent_at: now })
    .where(sql<boolean>`id = any(${pushes.map(({ device_id }) => device_id)}::uuid[])`)
    .where(sql<boolean>`coalesce(last_sent_at, created_at) < ${after(now, -3_600_000)}`)
    .execute()
}

/** They stay, so that they are not queued again. */
export const dropPushes = async ({ q }: Transaction, ids: Ids) => {
  if (ids.length === 0) return
  await q
    .updateTable('notifications.pushes')
    .set({ due_at: null })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

interface PutOff {
  readonly push: DuePush
  readonly until: Date
}

/** Only while the lease is ours: someone else may have sent it meanwhile. */
export const putOff = async ({ q }: Transaction, pushes: readonly PutOff[]) => {
  if (pushes.length === 0) return
  await sql`
    update notifications.pushes p set due_at = given.until, attempts = p.attempts + 1
    from unnest(${pushes.map(({ push }) => push.id)}::uuid[],
      ${pushes.map(({ push }) => push.due_at)}::timestamptz[],
      ${pushes.map(({ until }) => until)}::timestamptz[]) as given(id, due_at, until)
    where p.id = given.id and p.due_at = given.due_at`.execute(q)
}

/** A bounded number at a time; answers how many went. */
export const deletePushesBefore = async ({ q }: Transaction, before: Date, most: number) => {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications.pushes where id = any(array(
      select id from notifications.pushes where first_due_at < ${before}
      order by first_due_at limit ${most}))`.execute(q)
  return Number(numAffectedRows)
}
