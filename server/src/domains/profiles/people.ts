import type { AccountId, CreatorCard } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { canSeeProfile } from './policy.ts'
import { presentCreator } from './presenter.ts'
import { readProfiles } from './reader.ts'

export type PersonCard = Omit<CreatorCard, 'bio'>

/** Those of these people whom this viewer may see: two queries for a whole list. */
export const readPeople = async (
  scope: Pick<Scope, 'db' | 'storage' | 'actor'>,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, PersonCard>> => {
  const rows = await readProfiles(scope.db, [...new Set(ids)])
  const seen = rows.filter((row) => canSeeProfile(row, scope.actor).allowed)
  const pictureIds = seen.map((row) => row.picture_asset_id)
  const pictures = await readPictures(scope, pictureIds)
  const cards = seen.map((row) => {
    const { bio: _, ...card } = presentCreator(row, pictures.of(row.picture_asset_id))
    return [row.account_id, card] as const
  })
  return new Map(cards)
}
