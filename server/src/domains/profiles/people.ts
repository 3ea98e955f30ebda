import type { AccountId, CreatorCard, FollowFacts } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { presentCreator } from './presenter.ts'
import { type Seeing, seeProfiles } from './seen/reader.ts'

/** Those of these people whom this viewer may see: two queries for a whole list. */
export const readPeople = async (
  scope: Pick<Scope, 'db' | 'storage' | 'actor'>,
  ids: readonly AccountId[],
  seeing?: Seeing,
): Promise<ReadonlyMap<AccountId, Omit<CreatorCard, keyof FollowFacts>>> => {
  const seen = await seeProfiles(scope.db, scope.actor, [...new Set(ids)], seeing)
  const pictureIds = seen.map((row) => row.picture_asset_id)
  const pictures = await readPictures(scope, pictureIds)
  return new Map(
    seen.map((row) => [row.account_id, presentCreator(row, pictures.of(row.picture_asset_id))]),
  )
}
