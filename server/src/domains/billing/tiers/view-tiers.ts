import type { ContentId, TierOpening, TierView } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { viewOpenings } from '../../catalog/index.ts'
import { readPictures } from '../../media/index.ts'
import { seeProfileNamed } from '../../profiles/index.ts'
import { levelOf } from './policy.ts'
import { presentTier } from './presenter.ts'
import { readTiersOnSale, readWaitingChanges, type TierRow } from './reader.ts'

export const coversOf = (scope: Scope, rows: readonly TierRow[]) =>
  readPictures(
    scope,
    rows.map(({ cover_id }) => cover_id),
  )

const idOf = ({ id }: TierRow) => id

export const viewTiers = async (scope: Scope, rows: readonly TierRow[]): Promise<TierView[]> => {
  const [covers, changes] = await Promise.all([
    coversOf(scope, rows),
    readWaitingChanges(scope.db, rows.map(idOf)),
  ])
  const waiting = new Map(changes.map((change) => [change.tier_id, change]))
  return rows.map((row) => presentTier(row, covers.of(row.cover_id), waiting.get(row.id) ?? null))
}

export const viewTier = async (scope: Scope, row: TierRow) => {
  const [tier] = await viewTiers(scope, [row])
  return { tier: tier as TierView }
}

/** What this creator sells, or that there is no such creator for this viewer. */
export const onSaleBy = async (scope: Scope, username: string) => {
  const profile = await seeProfileNamed(scope.db, scope.actor, username)
  const { account_id: creatorId } = profile ?? fail('profile.not-found')
  return { creatorId, rows: await readTiersOnSale(scope.db, creatorId) }
}

/** The posts behind each tier, without the one that is being looked at. */
export const viewTierOpenings = async (
  scope: Scope,
  username: string,
  besides: ContentId | undefined,
): Promise<TierOpening[]> => {
  const { creatorId, rows } = await onSaleBy(scope, username)
  if (rows.length === 0) return []
  const openings = await viewOpenings(scope, creatorId, besides)
  return rows.map((row) => ({ tierId: row.id, ...openings.to(levelOf(row)) }))
}
