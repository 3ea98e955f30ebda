import { leasedTask } from '../../../../platform/events/due.ts'
import { type Letter, queueMails } from '../../../../platform/mail/queue.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { kindNamed } from '../../kinds/index.ts'
import { readNewsAmong } from '../../news.ts'
import { wordNotices } from '../../present-notices.ts'
import { afterQuietHours } from '../../times/delivery-times.ts'
import { type Reader, readReader } from '../reader-of.ts'
import { noticeMail } from './mails.ts'
import { claimNoticeMails, dropNoticeMail, moveNoticeMail, type NoticeMailRow } from './writer.ts'

/** Null when there is nothing to say by now. */
const compose = async (reader: Reader, { notice_id }: NoticeMailRow): Promise<Letter | null> => {
  const { scope, preferences, email } = reader
  const [notice] = await readNewsAmong(scope, preferences, [notice_id])
  if (!notice) return null
  const { category } = kindNamed(notice.kind)
  const { isOn, email: frequency } = preferences[category]
  if (!isOn || frequency !== 'now') return null
  const [worded] = await wordNotices(scope, [notice])
  if (!worded) return null
  const mail = noticeMail(scope.config.PUBLIC_ORIGIN, category, worded)
  return { to: { id: scope.actor.accountId, email }, mail, isBulk: true }
}

/**
 * Everything is read before the transaction, which is short: an open one holds up every event. In it the
 * row is marked and the mail is queued, by whoever has the lease: so there is one, whatever repeats.
 */
const settle = async (scope: Scope, row: NoticeMailRow, lease: Date) => {
  const reader = await readReader(scope, row.account_id)
  const now = scope.now()
  const dueAt = reader ? afterQuietHours(now, reader.times) : now
  if (dueAt > now) {
    await scope.transact((tx) => moveNoticeMail(tx, row.id, lease, dueAt))
    return
  }
  const letter = reader && (await compose(reader, row))
  await scope.transact(async (tx) => {
    if (!letter) await dropNoticeMail(tx, row.id, lease)
    else if (await moveNoticeMail(tx, row.id, lease, null)) await queueMails(tx, [letter], scope)
  })
}

export const mailNotices = leasedTask({
  name: 'notifications.mail-notices',
  leaseMs: 60_000,
  claim: claimNoticeMails,
  settle,
})
