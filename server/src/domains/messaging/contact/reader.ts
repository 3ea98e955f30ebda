import type { AccountId, MayWrite } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface SettingsRow {
  readonly account_id: AccountId
  /** Null until they choose. */
  readonly may_write: MayWrite | null
  readonly read_receipts: boolean
  readonly activity_status: boolean
}

/** Whoever has never chosen anything is left out. */
export const findSettings = ({ q }: Queryable, ids: readonly AccountId[]): Promise<SettingsRow[]> =>
  q
    .selectFrom('messaging.settings')
    .select(['account_id', 'may_write', 'read_receipts', 'activity_status'])
    .where(sql<boolean>`account_id = any(${[...ids]})`)
    .$castTo<SettingsRow>()
    .execute()

/** Those of these people who have answered this person in their direct conversation. */
export const readAccepting = async (
  { q }: Queryable,
  writer: AccountId,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  const { rows } = await sql<{ account_id: AccountId }>`
    select m.account_id
    from unnest(${[...ids]}::uuid[]) as asked(account_id)
    join messaging.conversations c
      on c.first_id = least(asked.account_id, ${writer}::uuid)
      and c.second_id = greatest(asked.account_id, ${writer}::uuid)
    join messaging.members m
      on m.conversation_id = c.id and m.account_id = asked.account_id and m.is_accepted`.execute(q)
  return new Set(rows.map(({ account_id }) => account_id))
}

/** Those of these people who let others see that they are here; who has never chosen does. */
export const readShowingActivity = async (
  db: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  const settings = await findSettings(db, ids)
  const hidden = new Set(
    settings.flatMap(({ account_id, activity_status }) => (activity_status ? [] : account_id)),
  )
  return new Set(ids.filter((id) => !hidden.has(id)))
}
