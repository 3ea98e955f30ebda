import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { levelResource, readGrants } from '../../entitlements/index.ts'
import type { ProfileRow } from '../../profiles/index.ts'
import { readFollowsAmong } from '../../social/index.ts'
import { firstMayWrite, type Reach, reachOf } from '../policy.ts'
import { findSettings, readAccepting } from './reader.ts'

/** Whoever acts on the answer asks in their own transaction. */
interface Asking extends Pick<SignedInScope, 'actor' | 'now'> {
  readonly db: Queryable
}

type Recipient = Pick<ProfileRow, 'account_id' | 'creator_since'>

const contactsOf = async ({ db, actor, now }: Asking, recipients: readonly Recipient[]) => {
  const writer = actor.accountId
  const ids = recipients.map(({ account_id }) => account_id)
  const levels = ids.flatMap((id) => [
    levelResource(id, 'subscribers'),
    levelResource(id, 'premium'),
  ])
  const settings = await findSettings(db, ids)
  const pairs = ids.map((id) => ({ followerId: id, creatorId: writer }))
  const follows = await readFollowsAmong(db, pairs)
  const grants = await readGrants(db, writer, levels, now())
  return recipients.map(({ account_id: id, creator_since }) => {
    const chosen = settings.find((row) => row.account_id === id)?.may_write
    const contact = {
      isAccepted: false,
      mayWrite: chosen ?? firstMayWrite(creator_since !== null),
      follows: follows.some(({ followerId }) => followerId === id),
      subscribes: grants.level(id) !== null,
    }
    return [id, reachOf(contact)] as const
  })
}

/** Where messages of whoever asks would lie: one query for those who have answered, three more for the others. */
export const readReach = async (
  asking: Asking,
  recipients: readonly Recipient[],
): Promise<ReadonlyMap<AccountId, Reach>> => {
  const ids = recipients.map(({ account_id }) => account_id)
  const accepting = await readAccepting(asking.db, asking.actor.accountId, ids)
  const strangers = recipients.filter(({ account_id }) => !accepting.has(account_id))
  const reached = [...accepting].map((id) => [id, 'inbox' as Reach] as const)
  if (strangers.length === 0) return new Map(reached)
  return new Map([...reached, ...(await contactsOf(asking, strangers))])
}
