import type { AccountId, PackId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { PackRow } from './reader.ts'

type Words = Pick<PackRow, 'title' | 'description'>

export const countPacksOf = async (tx: Transaction, owner: AccountId): Promise<number> => {
  const { count } = await tx.q
    .selectFrom('social.packs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}

export const insertPack = (tx: Transaction, row: PackRow) =>
  tx.q.insertInto('social.packs').values(row).execute()

/** Only its owner finds it. */
export const lockOwnPack = async (tx: Transaction, owner: AccountId, id: PackId) => {
  const row = await tx.q
    .selectFrom('social.packs')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .forUpdate()
    .executeTakeFirst()
  if (!row) fail('pack.not-found')
}

export const changePack = (tx: Transaction, id: PackId, words: Words, now: Date) =>
  tx.q
    .updateTable('social.packs')
    .set({ ...words, updated_at: now })
    .where('id', '=', id)
    .execute()

/** Takes the place of those before. */
export const arrangePack = async (tx: Transaction, id: PackId, creators: readonly AccountId[]) => {
  await tx.q.deleteFrom('social.pack_creators').where('pack_id', '=', id).execute()
  await sql`
    insert into social.pack_creators (pack_id, creator_id, position)
    select ${id}, creator_id, position
    from unnest(${[...creators]}::uuid[]) with ordinality as wanted(creator_id, position)`.execute(
    tx.q,
  )
}

export const deletePackRow = (tx: Transaction, id: PackId) =>
  tx.q.deleteFrom('social.packs').where('id', '=', id).execute()
