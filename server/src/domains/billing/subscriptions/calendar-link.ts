import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { linkToken } from '../../../platform/secrets/link-token.ts'
import { readCalendarVersion } from './reader/calendar-version.ts'

export const calendarPurpose = 'renewal-calendar'

export const calendarPathOf = (scope: Scope, id: AccountId, version: number) =>
  `/api/subscription/calendar/${linkToken(scope.config, calendarPurpose, { id, version })}`

export const calendarPath = async (scope: SignedInScope, db: Queryable) =>
  calendarPathOf(scope, scope.actor.accountId, await readCalendarVersion(db, scope.actor.accountId))
