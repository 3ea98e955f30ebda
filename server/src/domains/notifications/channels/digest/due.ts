import { leasedTask } from '../../../../platform/events/due.ts'
import { type Letter, queueMails } from '../../../../platform/mail/queue.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { shownKinds } from '../../kinds/index.ts'
import { readNewsBetween } from '../../news.ts'
import { digestAt, digestCounted, type Preferences } from '../../policy.ts'
import { wordNotices } from '../../present-notices.ts'
import { readLastNumber } from '../../reader/notices.ts'
import { anyTime, nextTimeOf } from '../../times/delivery-times.ts'
import { readMailed } from '../mail/reader.ts'
import { type Reader, readReader } from '../reader-of.ts'
import { digestMail } from './mails.ts'
import { claimDigests, type DigestRow, endDigest } from './writer.ts'

/** What its reader wants once a day. */
const dailyKinds = (preferences: Preferences) =>
  shownKinds.filter(({ mail, category }) => {
    const { isOn, email } = preferences[category]
    return mail !== 'own' && isOn && email === 'daily'
  })

/** Null when nothing is left to say: it was read, or is no longer wanted. */
const compose = async (reader: Reader, above: number, upTo: number): Promise<Letter | null> => {
  const { scope, preferences, email } = reader
  const { accountId } = scope.actor
  const span = { above, upTo, limit: digestCounted }
  const news = await readNewsBetween(scope, preferences, dailyKinds(preferences), span)
  const ids = news.map(({ id }) => id)
  const mailed = await readMailed(scope.db, accountId, ids)
  const untold = news.filter(({ id }) => !mailed.has(id))
  if (untold.length === 0) return null
  const mail = digestMail(scope.config.PUBLIC_ORIGIN, await wordNotices(scope, untold))
  return { to: { id: accountId, email }, mail, isBulk: true }
}

/**
 * Made of what is unread when it is due, so nothing need be taken out of it before. Read before the
 * transaction, up to a number that is known first: what is committed meanwhile is the next one's.
 */
const settle = async (scope: Scope, { id: account, above }: DigestRow, lease: Date) => {
  const upTo = await readLastNumber(scope.db, account)
  const reader = await readReader(scope, account)
  const letter = reader && (await compose(reader, above, upTo))
  const now = scope.now()
  const next = nextTimeOf(now, reader?.times ?? anyTime, digestAt)
  await scope.transact(async (tx) => {
    const isOurs = await endDigest(tx, { account, lease, upTo, now, next })
    if (isOurs && letter) await queueMails(tx, [letter], scope)
  })
}

export const writeDigests = leasedTask({
  name: 'notifications.write-digests',
  leaseMs: 60_000,
  claim: claimDigests,
  settle,
})
