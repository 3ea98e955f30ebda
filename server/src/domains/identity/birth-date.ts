import { type AccountId, limits } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import { canSell, isFuture } from './policy.ts'
import { readBirthDate } from './reader.ts'
import { lockAccount, setBirthDate } from './writer/accounts.ts'

/** Before anything of theirs is sold. */
export const demandAdult = async (db: Queryable, accountId: AccountId, now: Date) =>
  canSell(await readBirthDate(db, accountId), now).orThrow()

const invalid = (message: string) => fail('request.invalid', { fields: { birthDate: message } })

const demandPastDate = (birthDate: string | undefined, now: Date): string => {
  if (birthDate === undefined) return invalid('Enter your birth date')
  return isFuture(birthDate, now) ? invalid('Enter a date in the past') : birthDate
}

/** Judged before there is an account that could keep it. */
export const demandAdultDate = (given: string | undefined, now: Date): string => {
  const birthDate = demandPastDate(given, now)
  if (!canSell(birthDate, now).allowed) {
    fail('auth.under-age', {
      fields: {
        birthDate: `You need to be ${limits.sellerAge} or older to sell. You can still join as a subscriber.`,
      },
    })
  }
  return birthDate
}

/**
 * The first one given stays, also when it is of somebody under age: otherwise they would give another.
 * Answers the one that counts.
 */
export const keepBirthDate = async (
  tx: Transaction,
  accountId: AccountId,
  given: string | undefined,
  now: Date,
): Promise<string> => {
  await lockAccount(tx, accountId)
  const known = await readBirthDate(tx, accountId)
  if (known) return known
  const birthDate = demandPastDate(given, now)
  await setBirthDate(tx, accountId, birthDate)
  return birthDate
}
