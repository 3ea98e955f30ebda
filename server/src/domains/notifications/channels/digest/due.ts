import { actAs } from '../../../../platform/act-as.ts'
import { leasedTask } from '../../../../platform/events/due.ts'
import { type Letter, queueMails } from '../../../../platform/mail/queue.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { shownKinds } from '../../kinds/index.ts'
import { readNewsBetween } from '../../news.ts'
import { digestAt, digestCounted, digestLines, type Preferences } from '../../policy.ts'
import { readPreferences } from '../../preferences/reader.ts'
import { wordNotices } from '../../present-notices.ts'
import { readLastNumber, type Span } from '../../reader/notices.ts'
import { anyTime, nextTimeOf } from '../../times/delivery-times.ts'
import { type Addressee, readAddressees } from '../addressees.ts'
import { readMailed } from '../mail/reader.ts'
import { digestMail } from './mails.ts'
import { claimDigests, type DigestRow, endDigest } from './writer.ts'

/** What its reader wants once a day. */
const dailyKinds = (preferences: Preferences) =>
  shownKinds.filter(({ mail, category }) => {
    const { isOn, email } = preferences[category]
    return mail !== 'own' && isOn && email === 'daily'
  })

/** Null when nothing is left to say: it was read, or is no longer wanted. */
const compose = async (
  system: Scope,
  { id, email, role }: Addressee,
  between: Pick<Span, 'above' | 'upTo'>,
): Promise<Letter | null> => {
  const scope = actAs(system, id, role)
  const preferences = (await readPreferences(scope.db, [id]))(id)
  const span = { ...between, limit: digestCounted }
  const news = await readNewsBetween(scope, preferences, dailyKinds(preferences), span)
  const mailed = await readMailed(
    scope.db,
    id,
    news.map((one) => one.id),
  )
  const untold = news.filter((one) => !mailed.has(one.id))
  if (untold.length === 0) return null
  const shown = await wordNotices(scope, untold.slice(0, digestLines))
  const mail = digestMail(scope.config.PUBLIC_ORIGIN, untold, shown)
  return { to: { id, email }, mail, isBulk: true }
}

/**
 * Made of what is unread when it is due, so nothing need be taken out of it before. Read before the
 * transaction, up to a number that is known first: what is committed meanwhile is the next one's.
 */
const settle = async (scope: Scope, { id: account, above }: DigestRow, lease: Date) => {
  const upTo = await readLastNumber(scope.db, account)
  const addressee = (await readAddressees(scope.db, [account])).get(account)
  const letter = addressee && (await compose(scope, addressee, { above, upTo }))
  const now = scope.now()
  const next = nextTimeOf(now, addressee?.times ?? anyTime, digestAt)
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
