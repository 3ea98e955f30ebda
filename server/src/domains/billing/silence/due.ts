import type { AccountId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readHoliday } from '../holidays/reader.ts'
import { mailAccounts } from '../shared/mail-accounts.ts'
import { lengths } from '../subscriptions/policy.ts'
import { silenceMail } from './mails.ts'
import { readSilence } from './read-silence.ts'
import { claimWatches, lockWatch, lookAt } from './writer.ts'

const week = 7 * 86_400_000

/** When to look at them next; null once they were told, until they publish. */
const warn = async (tx: Transaction, scope: Scope, creatorId: AccountId): Promise<Date | null> => {
  const now = scope.now()
  const since = await readSilence(tx, creatorId)
  // Nobody pays them, or nobody is charged anyway.
  if (!since || (await readHoliday(tx, creatorId, now))) return after(now, week)
  const mailedAt = after(since, lengths.silenceTold)
  if (mailedAt > now) return mailedAt
  const { PUBLIC_ORIGIN: origin } = scope.config
  const mail = silenceMail({ origin, since, skipsAt: after(since, lengths.silence) })
  await mailAccounts(tx, [{ accountId: creatorId, mail }], scope)
  return null
}

/** Tells creators in time that renewals will be skipped. */
export const warnSilent = leasedTask({
  name: 'billing.warn-silent',
  leaseMs: 60_000,
  claim: claimWatches,
  settle: (scope, { id }) =>
    scope.transact(async (tx) => {
      await lockWatch(tx, id)
      await lookAt(tx, [id], await warn(tx, scope, id))
    }),
})
