import type { Queryable } from '../../../platform/database/database.ts'
import type { CursorName } from './writer.ts'

export const readCursor = async ({ q }: Queryable, name: CursorName): Promise<Date | null> => {
  const row = await q
    .selectFrom('billing.provider_cursors')
    .select('seen_until')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.seen_until ?? null
}
