import type { AccountId, AssetId, ProfilePicture } from '@fanfare/contract'
import { violates } from '../../platform/database/constraint.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import { pictureColumns } from './pictures.ts'
import { type ProfileRow, selectProfiles } from './reader.ts'

const orUsernameTaken = (error: unknown): never => {
  if (!violates(error, 'profiles_username')) throw error
  return fail('auth.username-taken', { fields: { username: 'This username is taken.' } })
}

interface NewProfile {
  readonly accountId: AccountId
  readonly username: string
  readonly displayName: string
  readonly isCreator: boolean
}

export const insertProfile = async (tx: Transaction, profile: NewProfile, now: Date) => {
  await tx.q
    .insertInto('profiles.profiles')
    .values({
      account_id: profile.accountId,
      username: profile.username,
      display_name: profile.displayName,
      creator_since: profile.isCreator ? now : null,
      joined_at: now,
      updated_at: now,
    })
    .execute()
    .catch(orUsernameTaken)
}

export const lockProfile = async (tx: Transaction, id: AccountId): Promise<ProfileRow> => {
  const row = await selectProfiles(tx).where('account_id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('profile.not-found')
}

export type ProfileChange = Partial<Omit<ProfileRow, 'account_id' | 'joined_at'>>

/** From now on it may be listed. */
export const confirmProfiles = async (tx: Transaction, ids: readonly AccountId[]) => {
  await tx.q
    .updateTable('profiles.profiles')
    .set({ is_confirmed: true })
    .where('account_id', 'in', ids)
    .execute()
}

/** Every change of what others may see is told to those who are looking at it. */
export const changeProfile = async (
  tx: Transaction,
  id: AccountId,
  change: ProfileChange,
  now: Date,
): Promise<ProfileRow> => {
  const row = await tx.q
    .updateTable('profiles.profiles')
    .set({ ...change, updated_at: now })
    .where('account_id', '=', id)
    .returningAll()
    .$castTo<ProfileRow>()
    .executeTakeFirstOrThrow()
    .catch(orUsernameTaken)
  tx.emit('profiles.profile-changed', { accountId: id })
  return row
}

interface Sent {
  readonly ownerId: AccountId
  readonly assetId: AssetId
}

/** Those profiles of the people who sent these pictures that still wait for them, locked. */
export const lockByPendingPicture = (
  tx: Transaction,
  purpose: ProfilePicture,
  sent: readonly Sent[],
) =>
  selectProfiles(tx)
    .where(
      'account_id',
      'in',
      sent.map(({ ownerId }) => ownerId),
    )
    .where(
      pictureColumns[purpose].pending,
      'in',
      sent.map(({ assetId }) => assetId),
    )
    .orderBy('account_id')
    .forUpdate()
    .execute()
