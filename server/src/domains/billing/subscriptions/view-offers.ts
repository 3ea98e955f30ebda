import type { AccountId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readOpenings } from '../../catalog/index.ts'
import { readHoliday } from '../holidays/reader.ts'
import { levelOf } from '../tiers/policy.ts'
import { presentOffer } from '../tiers/presenter.ts'
import { coversOf, onSaleBy } from '../tiers/view-tiers.ts'
import { readAlive } from './reader/subscriptions.ts'

const day = 86_400_000
/** How far back is counted what a tier opens. */
const countedDays = 90

/** One that waits for its first payment is not had yet. */
const heldBy = async ({ db, actor }: Scope, creatorId: AccountId) => {
  const had = actor.kind === 'account' ? await readAlive(db, actor.accountId, creatorId) : null
  return had && had.state !== 'incomplete' ? had : null
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
