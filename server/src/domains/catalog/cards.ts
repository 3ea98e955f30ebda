import type { ContentCard } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPictures } from '../media/index.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { canSee, judge, visitorOf } from './policy.ts'
import { presentCard } from './presenter/card.ts'
import type { ShownRow } from './reader/contents.ts'
import { grantsFor } from './viewing.ts'

/**
 * A list as this viewer sees it: five queries whatever its length. What they may not know of, and
 * what is by someone they may not see, is left out.
 */
export const viewCards = async (
  scope: Scope,
  rows: readonly ShownRow[],
): Promise<ContentCard[]> => {
  const creatorIds = rows.map(({ creator_id }) => creator_id)
  const coverIds = rows.map(({ cover_asset_id }) => cover_asset_id)
  const [grants, people, covers] = await Promise.all([
    grantsFor(scope, rows),
    readCreatorSummaries(scope, creatorIds),
    readPictures(scope, coverIds),
  ])
  return rows.flatMap((row) => {
    const creator = people.get(row.creator_id)
    if (!creator || !canSee(row, scope.actor, grants).allowed) return []
    const access = judge(row, visitorOf(row, scope.actor, grants), scope.now())
    return [presentCard(row, { access, creator, cover: covers.of(row.cover_asset_id) })]
  })
}
