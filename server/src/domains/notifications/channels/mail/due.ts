import { after } from '../../../../platform/clock/after.ts'
import type { DueTask } from '../../../../platform/events/due.ts'
import { type Letter, queueMails } from '../../../../platform/mail/queue.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { kindNamed } from '../../kinds/index.ts'
import type { Worded } from '../../present-notices.ts'
import { afterQuietHours } from '../../times/delivery-times.ts'
import { type Addressee, readAddressees } from '../addressees.ts'
import { readWords, toldKey } from '../words.ts'
import { noticeMail } from './mails.ts'
import { claimNoticeMails, dropNoticeMails, moveNoticeMails, type NoticeMailRow } from './writer.ts'

const leaseMs = 60_000

/** What becomes of one: it is written, looked at again later, or there is nothing to say any more. */
interface Decided {
  readonly row: NoticeMailRow
  readonly letter: Letter | null
  readonly again: Date | null
}

const letterTo = (origin: string, { id, email }: Addressee, worded: Worded): Letter => {
  const { category } = kindNamed(worded.notice.kind)
  return { to: { id, email }, mail: noticeMail(origin, category, worded), isBulk: true }
}

/** Those of whom the words could not be made are left: they are due again when the lease ends. */
const decide = async (scope: Scope, rows: readonly NoticeMailRow[]): Promise<Decided[]> => {
  const now = scope.now()
  const addressees = await readAddressees(
    scope.db,
    rows.map(({ account_id }) => account_id),
  )
  const timeFor = ({ account_id }: NoticeMailRow) => {
    const addressee = addressees.get(account_id)
    return addressee ? afterQuietHours(now, addressee.times) : null
  }
  const ready = rows.filter((row) => timeFor(row)?.getTime() === now.getTime())
  const { worded, failed } = await readWords(
    scope,
    ready.map(({ account_id, notice_id }) => ({ accountId: account_id, noticeId: notice_id })),
    { until: 'read', isWanted: ({ email }) => email === 'now' },
  )
  return rows
    .filter(({ account_id }) => !failed.has(account_id))
    .map((row) => {
      const at = timeFor(row)
      const addressee = addressees.get(row.account_id)
      const told = worded.get(toldKey(row.account_id, row.notice_id))
      const letter =
        addressee && told ? letterTo(scope.config.PUBLIC_ORIGIN, addressee, told) : null
      return { row, letter, again: at && at > now ? at : null }
    })
}

/**
 * Everything is read before the transaction, which is short: an open one holds up every event. In it rows
 * are marked and mails are queued, by whoever has the lease: so there is one, whatever repeats.
 */
const settle = async (scope: Scope, decided: readonly Decided[], lease: Date) => {
  const kept = decided.filter(({ letter, again }) => letter || again)
  const dropped = decided.filter(({ letter, again }) => !letter && !again)
  await scope.transact(async (tx) => {
    const moved = kept.map(({ row, again }) => ({ id: row.id, dueAt: again }))
    const ours = await moveNoticeMails(tx, lease, moved)
    await dropNoticeMails(
      tx,
      lease,
      dropped.map(({ row }) => row.id),
    )
    const letters = kept.flatMap(({ row, letter }) => (letter && ours.has(row.id) ? [letter] : []))
    await queueMails(tx, letters, scope)
  })
}

export const mailNotices: DueTask = {
  name: 'notifications.mail-notices',
  async run(scope) {
    const now = scope.now()
    const lease = after(now, leaseMs)
    const rows = await scope.transact((tx) => claimNoticeMails(tx, now, lease))
    if (rows.length > 0) await settle(scope, await decide(scope, rows), lease)
    return rows.length
  },
}
