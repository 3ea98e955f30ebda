import type { AccountId, ReportPeriod } from '@fanfare/contract'
import { daysBefore, daysOf, periodDays } from '../../platform/clock/report-period.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { viewOwnContent } from './own-content.ts'
import { readContentRows } from './reader/contents.ts'
import { readOwnSkeleton, readScheduleIds } from './reader/own-content.ts'
import { readHasSeries } from './reader/series.ts'
import { type DayRow, readCreatorDays, readCreatorSums, readTotals } from './reader/stats.ts'

const none = { views: 0, likes: 0, comments: 0 }
const sum = (rows: readonly DayRow[]) =>
  rows.reduce(
    (total, { views, likes, comments }) => ({
      views: total.views + views,
      likes: total.likes + likes,
      comments: total.comments + comments,
    }),
    none,
  )

/** The first day of the period before, from which the rows are asked for. */
export const firstDay = (period: ReportPeriod, now: Date) =>
  daysBefore(now, 2 * periodDays[period] - 1)

/** Now, the same length of time before, and day by day, also the days without anything. */
export const compare = (rows: readonly DayRow[], period: ReportPeriod, now: Date) => {
  const dates = daysOf(period, now)
  const [first = ''] = dates
  const byDate = new Map(rows.map((row) => [row.date, row]))
  return {
    current: sum(rows.filter(({ date }) => date >= first)),
    previous: sum(rows.filter(({ date }) => date < first)),
    days: dates.map((date) => ({ ...none, ...byDate.get(date), date })),
  }
}

const countsOf = async (db: Queryable, creatorId: AccountId) => {
  const rows = await readTotals(db, creatorId)
  const of = (status: string) => rows.find((row) => row.status === status)?.contents ?? 0
  return {
    draft: of('draft'),
    scheduled: of('scheduled'),
    processing: of('processing'),
    published: of('published'),
    unpublished: of('unpublished'),
    failed: of('failed'),
  }
}

/** For the page of a creator, which has asked whether this viewer may see them. */
export const readCreatorTotals = async (db: Queryable, creatorId: AccountId) => {
  const [{ published }, { views, likes }, hasSeries] = await Promise.all([
    countsOf(db, creatorId),
    readCreatorSums(db, creatorId),
    readHasSeries(db, creatorId),
  ])
  return { contentCount: published, totalViews: views, totalLikes: likes, hasSeries }
}

const recently = { sortBy: 'updatedAt', sortOrder: 'desc' } as const

/** The overview of the dashboard. */
export const readStats = async (scope: SignedInScope, period: ReportPeriod) => {
  const { db, actor } = scope
  const { accountId } = actor
  const [rows, counts, recent, scheduled] = await Promise.all([
    readCreatorDays(db, accountId, firstDay(period, scope.now())),
    countsOf(db, accountId),
    readOwnSkeleton(db, accountId, recently, null, 5),
    readScheduleIds(db, accountId, 10),
  ])
  const recentIds = recent.map(({ id }) => id)
  const found = await readContentRows(db, [...new Set([...recentIds, ...scheduled])])
  const items = new Map((await viewOwnContent(scope, found)).map((item) => [item.id, item]))
  return {
    ...compare(rows, period, scope.now()),
    counts,
    recent: recentIds.flatMap((id) => items.get(id) ?? []),
    schedule: scheduled.flatMap((id) => items.get(id) ?? []),
  }
}
