import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Gated } from '../policy.ts'

export type GatedRow = Gated & {
  readonly is_free: boolean
  /** Of what is played; pictures and articles have none. */
  readonly duration: number | null
}

/** Only what the gate asks for, since this is read for every batch of views. */
export const readGated = ({ q }: Queryable, ids: readonly ContentId[]): Promise<GatedRow[]> =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id', 'status', 'visibility', 'pricing', 'price', 'currency', 'is_free'])
    .select(['early_level', 'early_days', 'published_at', 'publish_at', 'duration'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .$castTo<GatedRow>()
    .execute()

export const readSalt = async ({ q }: Queryable, day: string): Promise<Buffer | null> => {
  const row = await q
    .selectFrom('catalog.view_salts')
    .select('salt')
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst()
  return row?.salt ?? null
}
