import type { AccountId, ContentId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row.ts'

export interface ReportRow extends Row<'moderation.reports'> {
  readonly content_id: ContentId
  readonly reporter_id: AccountId
}

export const selectOpenReports = ({ q }: Queryable) =>
  q.selectFrom('moderation.reports').selectAll().where('closed_at', 'is', null).$castTo<ReportRow>()

/** The oldest first: they have waited longest. */
export const readOpenReports = (db: Queryable, limit: number) =>
  selectOpenReports(db).orderBy('created_at').orderBy('id').limit(limit).execute()

export const readReportQueue = ({ q }: Queryable) =>
  q
    .selectFrom('moderation.reports')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('closed_at', 'is', null)
    .$castTo<{ count: number; oldest: Date | null }>()
    .executeTakeFirstOrThrow()
