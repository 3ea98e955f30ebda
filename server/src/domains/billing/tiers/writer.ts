import type { AccountId, AssetId, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import { violates } from '../../../platform/database/constraint.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { TierRow } from './reader.ts'

const orNameTaken = (error: unknown): never => {
  if (!violates(error, 'tiers_name')) throw error
  return fail('tier.name-taken', { fields: { name: 'You have a tier of this name already' } })
}

/** What one creator does with their tiers happens in turn: limits and places are about all of them. */
export const lockTiersOf = async ({ q }: Transaction, creatorId: AccountId) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing.tiers:${creatorId}`}, 0))`.execute(
    q,
  )
}

/** Whoever takes a seat holds the row too. */
export const lockTier = async ({ q }: Transaction, id: TierId) =>
  (await q
    .selectFrom('billing.tiers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<TierRow>()
    .executeTakeFirst()) ?? null

export const insertTier = async (tx: Transaction, tier: TierRow) => {
  await tx.q
    .insertInto('billing.tiers')
    .values({ ...tier, benefits: [...tier.benefits] })
    .execute()
    .catch(orNameTaken)
  tx.emit('billing.tier-changed', { tierId: tier.id, creatorId: tier.creator_id })
}

export type TierChange = Partial<Omit<TierRow, 'id' | 'creator_id' | 'created_at'>>

/** Whoever looks at the tier is told. */
export const changeTier = async (
  tx: Transaction,
  id: TierId,
  { benefits, ...change }: TierChange,
): Promise<TierRow> => {
  const row = await tx.q
    .updateTable('billing.tiers')
    .set({ ...change, ...(benefits ? { benefits: [...benefits] } : {}) })
    .where('id', '=', id)
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
    .where('is_popular', '=', true)
    .execute()
}

export const placeTier = async ({ q }: Transaction, id: TierId, position: number) => {
  await q.updateTable('billing.tiers').set({ position }).where('id', '=', id).execute()
}

export const lockByPendingCover = ({ q }: Transaction, assets: readonly AssetId[]) =>
  q
    .selectFrom('billing.tiers')
    .selectAll()
    .where('cover_pending_id', 'in', assets)
    .orderBy('id')
    .forUpdate()
    .$castTo<TierRow>()
    .execute()

export const markSubscribed = async ({ q }: Transaction, id: TierId) => {
  await q.updateTable('billing.tiers').set({ has_subscribers: true }).where('id', '=', id).execute()
}

/** False when all are taken. */
export const addSeat = async ({ q }: Transaction, id: TierId) => {
  const { numUpdatedRows } = await q
    .updateTable('billing.tiers')
    .set({ seats_taken: sql`seats_taken + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`seats_taken < seat_limit`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const insistOnSeat = async ({ q }: Transaction, id: TierId) => {
  await q
    .updateTable('billing.tiers')
    .set({
      seats_taken: sql`seats_taken + 1`,
      seat_limit: sql`greatest(seat_limit, seats_taken + 1)`,
    })
    .where('id', '=', id)
    .where('seat_limit', 'is not', null)
    .execute()
}

export const returnSeat = async ({ q }: Transaction, id: TierId) => {
  await q
    .updateTable('billing.tiers')
    .set({ seats_taken: sql`greatest(seats_taken - 1, 0)` })
    .where('id', '=', id)
    .where('seat_limit', 'is not', null)
    .execute()
}
