import { type Grants, messageResource, noGrants, readGrants } from '../../entitlements/index.ts'
import type { MessageRow } from '../messages/reader.ts'
import type { Looking } from './readable.ts'

/** One query, and none where nothing is sold. */
export const readGrantsOf = async (
  { db, actor, now }: Looking,
  rows: readonly Pick<MessageRow, 'id' | 'price'>[],
): Promise<Grants> => {
  const sold = rows.filter(({ price }) => price !== null)
  if (sold.length === 0) return noGrants
  return readGrants(
    db,
    actor.accountId,
    sold.map(({ id }) => messageResource(id)),
    now(),
  )
}
