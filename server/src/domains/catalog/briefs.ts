import type { AccountId, ContentId, Picture } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { readSights } from '../profiles/index.ts'
import { canSee } from './policy.ts'
import { readContentRows } from './reader/contents.ts'
import { grantsFor } from './viewing.ts'

/** What stands beside a post that is mentioned in passing. */
export interface ContentBrief {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly title: string
  readonly cover: Picture | null
}

/** Those of these posts that this viewer may know of: four queries, whatever their number. */
export const viewBriefs = async (
  scope: Scope,
  ids: readonly ContentId[],
): Promise<ReadonlyMap<ContentId, ContentBrief>> => {
  const rows = await readContentRows(scope.db, [...new Set(ids)])
  const asked = rows.map(({ creator_id }) => ({ actor: scope.actor, id: creator_id }))
  const [grants, sights, covers] = await Promise.all([
    grantsFor(scope, rows),
    readSights(scope.db, asked),
    readPictures(
      scope,
      rows.map(({ cover_asset_id }) => cover_asset_id),
    ),
  ])
  const seen = rows.filter(
    (row) =>
      sights({ actor: scope.actor, id: row.creator_id }) === 'seen' &&
      canSee(row, scope.actor, grants).allowed,
  )
  return new Map(
    seen.map(({ id, creator_id, title, cover_asset_id }) => [
      id,
      { id, creatorId: creator_id, title, cover: covers.of(cover_asset_id) },
    ]),
  )
}
