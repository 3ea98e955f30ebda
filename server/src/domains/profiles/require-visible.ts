import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/scope.ts'
import type { ProfileRow } from './reader.ts'
import { seeProfile } from './seen/reader.ts'

/** Whoever this actor may not see is not found. */
export const requireVisibleProfile = async (
  db: Queryable,
  actor: Actor,
  id: AccountId,
): Promise<ProfileRow> => (await seeProfile(db, actor, id)) ?? fail('profile.not-found')
