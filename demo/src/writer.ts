import type { AccountId, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../server/src/platform/database/database.ts'
import type { DemoPerson } from './people/people.ts'

/** What nobody can do in the app: have been here for a year. */
export const insertProfile = async (
  tx: Transaction,
  accountId: AccountId,
  { username, name, role, bio, location }: DemoPerson,
  joined: Date,
) => {
  await tx.q
    .insertInto('profiles.profiles')
    .values({
      account_id: accountId,
      username,
      display_name: name,
      bio,
      location,
      creator_since: role === 'creator' ? joined : null,
      is_confirmed: true,
      joined_at: joined,
      updated_at: joined,
    })
    .execute()
}

/** Before it is published: it keeps the date it has. */
export const setPublishedAt = async (tx: Transaction, id: ContentId, published: Date) => {
  await tx.q
    .updateTable('catalog.contents')
    .set({ published_at: published })
    .where('id', '=', id)
    .execute()
}
