import type { SignedInScope } from '../../../../platform/scope.ts'
import { readCalendarVersion } from '../../customers/reader.ts'
import { lockCustomer, setCalendarVersion } from '../../customers/writer.ts'
import { calendarPathOf } from '../calendar-feed.ts'

/** The link before this one stops working. */
export const renewCalendarLink = (scope: SignedInScope) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, scope.now())
    const version = (await readCalendarVersion(tx, accountId)) + 1
    await setCalendarVersion(tx, accountId, version)
    return calendarPathOf(scope, accountId, version)
  })
