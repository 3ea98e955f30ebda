import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { seeProfiles } from '../../profiles/index.ts'
import { readReach } from '../contact/reach.ts'

/** Each once and without the owner. A group is no way around a request: only people who take the owner’s messages. */
export const chooseMembers = async (
  tx: Transaction,
  { actor, now }: Pick<SignedInScope, 'actor' | 'now'>,
  wanted: readonly AccountId[],
): Promise<AccountId[]> => {
  const ids = [...new Set(wanted)].filter((id) => id !== actor.accountId)
  const people = await seeProfiles(tx, actor, ids)
  if (people.length < ids.length) return fail('profile.not-found')
  const reach = await readReach({ actor, now, db: tx }, people)
  if (ids.some((id) => reach.get(id) !== 'inbox')) return fail('conversation.cannot-add')
  return ids
}
