import type { AccountId, MessageId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { CopiedMessage } from '../../messaging/index.ts'

interface PersonReportRow extends Omit<Row<'moderation.person_reports'>, 'messages'> {
  readonly account_id: AccountId
  readonly reporter_id: AccountId
  readonly message_id: MessageId | null
  readonly messages: readonly CopiedMessage[]
}

export const selectOpenPersonReports = ({ q }: Queryable) =>
  q
    .selectFrom('moderation.person_reports')
    .selectAll()
    .where('closed_at', 'is', null)
    .$castTo<PersonReportRow>()

/** The oldest first: they have waited longest. */
export const readOpenPersonReports = (db: Queryable, limit: number) =>
  selectOpenPersonReports(db).orderBy('created_at').orderBy('id').limit(limit).execute()

/** Also one that is closed: what was said stays to be read. */
export const readPersonReport = async ({ q }: Queryable, id: string) => {
  const row = await q
    .selectFrom('moderation.person_reports')
    .selectAll()
    .where('id', '=', id)
    .$castTo<PersonReportRow>()
    .executeTakeFirst()
  return row ?? null
}

export const readPersonReportQueue = ({ q }: Queryable) =>
  q
    .selectFrom('moderation.person_reports')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('closed_at', 'is', null)
    .$castTo<{ count: number; oldest: Date | null }>()
    .executeTakeFirstOrThrow()
