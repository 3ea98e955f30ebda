import type { AccountId, AssetId, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import { violates } from '../../../platform/database/constraint.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { selectTierChanges, selectTiers, type TierChangeRow, type TierRow } from './reader.ts'

const orNameTaken = (error: unknown): never => {
  if (!violates(error, 'tiers_name')) throw error
  return fail('tier.name-taken', { fields: { name: 'You have a tier of this name already' } })
}

/** What one creator does with their tiers happens in turn: limits and positions are about all of them. */
export const lockTiersOf = async ({ q }: Transaction, creatorId: AccountId) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing.tiers:${creatorId}`}, 0))`.execute(
    q,
  )
}

/** Whoever takes a seat holds the row too. */
export const lockTier = async (tx: Transaction, id: TierId) =>
  (await selectTiers(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export const insertTier = async (tx: Transaction, tier: TierRow) => {
  await tx.q.insertInto('billing.tiers').values(tier).execute().catch(orNameTaken)
  tx.emit('billing.tier-changed', { tierId: tier.id, creatorId: tier.creator_id })
}

const updateTier = ({ q }: Transaction, id: TierId) =>
  q.updateTable('billing.tiers').where('id', '=', id)

export type TierChange = Partial<Omit<TierRow, 'id' | 'creator_id' | 'created_at'>>

/** Whoever looks at the tier is told. */
export const changeTier = async (
  tx: Transaction,
  id: TierId,
  change: TierChange,
): Promise<TierRow> => {
  const row = await updateTier(tx, id)
    .set(change)
    .returningAll()
    .$castTo<TierRow>()
    .executeTakeFirstOrThrow()
    .catch(orNameTaken)
  tx.emit('billing.tier-changed', { tierId: id, creatorId: row.creator_id })
  return row
}

/** There is one at most: it is taken from whichever has it before another one gets it. */
export const clearPopular = async ({ q }: Transaction, creatorId: AccountId) => {
  await q
    .updateTable('billing.tiers')
    .set({ is_popular: false })
    .where('creator_id', '=', creatorId)
    .where('is_popular', '=', sql.lit(true))
    .execute()
}

export const setPosition = async (tx: Transaction, id: TierId, position: number) => {
  await updateTier(tx, id).set({ position }).execute()
}

export const lockByPendingCover = (tx: Transaction, assets: readonly AssetId[]) =>
  selectTiers(tx).where('cover_pending_id', 'in', assets).orderBy('id').forUpdate().execute()

export const markSubscribed = async (tx: Transaction, id: TierId) => {
  await updateTier(tx, id).set({ has_subscribers: true }).execute()
}

/** False when all are taken. */
export const addSeat = async (tx: Transaction, id: TierId) => {
  const { numUpdatedRows } = await updateTier(tx, id)
    .set({ seats_taken: sql`seats_taken + 1` })
    .where(sql<boolean>`seats_taken < seat_limit`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const insistOnSeat = async (tx: Transaction, id: TierId) => {
  await updateTier(tx, id)
    .set({
      seats_taken: sql`seats_taken + 1`,
      seat_limit: sql`greatest(seat_limit, seats_taken + 1)`,
    })
    .where('seat_limit', 'is not', null)
    .execute()
}

export const returnSeat = async (tx: Transaction, id: TierId) => {
  await updateTier(tx, id)
    .set({ seats_taken: sql`greatest(seats_taken - 1, 0)` })
    .where('seat_limit', 'is not', null)
    .execute()
}

/** Whoever marks it as mailed holds it too, so an edit is either in that mail or in the next. */
export const lockWaitingChange = async (tx: Transaction, tierId: TierId) =>
  (await selectTierChanges(tx)
    .where('tier_id', '=', tierId)
    .where('mailed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null

export const insertTierChange = async ({ q }: Transaction, row: TierChangeRow) => {
  await q.insertInto('billing.tier_changes').values(row).execute()
}

type Rewording = Pick<TierChangeRow, 'name_after' | 'benefits_after' | 'edited_at'>

export const rewordTierChange = async ({ q }: Transaction, id: string, change: Rewording) => {
  await q.updateTable('billing.tier_changes').set(change).where('id', '=', id).execute()
}

export const deleteTierChange = async ({ q }: Transaction, id: string) => {
  await q.deleteFrom('billing.tier_changes').where('id', '=', id).execute()
}

export const claimDueTierChanges = claimDue<TierChangeRow>('billing.tier_changes', 20)

/** False when it was marked before, or was taken back since. */
export const markMailed = async ({ q }: Transaction, id: string, now: Date) => {
  const { numUpdatedRows } = await q
    .updateTable('billing.tier_changes')
    .set({ mailed_at: now, due_at: null })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
