import type { AccountId, ContentId, TierOpening, TierView } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readOpenings, viewOpenings } from '../../catalog/index.ts'
import { readPictures } from '../../media/index.ts'
import { seeProfileNamed } from '../../profiles/index.ts'
import { readHoliday } from '../holidays/reader.ts'
import { readAlive } from '../subscriptions/reader/subscriptions.ts'
import { readWaitingChanges } from './changes/reader.ts'
import { levelOf } from './policy.ts'
import { presentOffer, presentTier } from './presenter.ts'
import { readTiersOnSale, type TierRow } from './reader.ts'

const day = 86_400_000
/** How far back is counted what a tier opens. */
const countedDays = 90

const coversOf = (scope: Scope, rows: readonly TierRow[]) =>
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

/** One that waits for its first payment is not had yet. */
const heldBy = async ({ db, actor }: Scope, creatorId: AccountId) => {
  const had = actor.kind === 'account' ? await readAlive(db, actor.accountId, creatorId) : null
  return had && had.state !== 'incomplete' ? had : null
}

/** What this creator sells, or that there is no such creator for this viewer. */
const onSaleBy = async (scope: Scope, username: string) => {
  const profile = await seeProfileNamed(scope.db, scope.actor, username)
  const { account_id: creatorId } = profile ?? fail('profile.not-found')
  return { creatorId, rows: await readTiersOnSale(scope.db, creatorId) }
}

/** What a fan reads before subscribing. */
export const viewOffers = async (scope: Scope, username: string) => {
  const { creatorId, rows } = await onSaleBy(scope, username)
  if (rows.length === 0) return { tiers: [], holidayUntil: null }
  const since = after(scope.now(), -countedDays * day)
  const [covers, openings, held, holiday] = await Promise.all([
    coversOf(scope, rows),
    readOpenings(scope.db, creatorId, since),
    heldBy(scope, creatorId),
    readHoliday(scope.db, creatorId, scope.now()),
  ])
  const tiers = rows.map((row) =>
    presentOffer(row, {
      cover: covers.of(row.cover_id),
      opens: openings.to(levelOf(row)),
      viewer: scope.actor,
      held,
    }),
  )
  return { tiers, holidayUntil: holiday?.toISOString() ?? null }
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
