import { after } from '../../platform/clock/after.ts'
import { type DueTask, leasedTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { countViewers, rememberedMs } from './explore/count-interest.ts'
import { countMonths } from './explore/count-months.ts'
import { keepCategories } from './keep-categories.ts'
import { purgeContent } from './purge.ts'
import type { ContentRow } from './reader/contents.ts'
import { countServed } from './served.ts'
import { settle } from './settle.ts'
import { claimDueContents, lockContents } from './writer/contents.ts'
import { addCounts, type Counted, takeChanges, takeViews } from './writer/counters.ts'
import { forgetReactors } from './writer/trend.ts'
import { keepViewPartitions } from './writer/view-partitions.ts'
import { forgetSalts } from './writer/views.ts'

const minute = 60_000

const settleOne = (scope: Scope, { id }: ContentRow, claimed: Date) =>
  scope.transact(async (tx) => {
    const [row] = await lockContents(tx, [id])
    // Whoever changed it meanwhile has brought it up to date.
    if (row?.due_at?.getTime() !== claimed.getTime()) return
    if (row.status === 'deleted') await purgeContent(tx, row, scope.now())
    else await settle(tx, row, scope.now())
  })

/** Schedules whose moment has come, early access that is over, deletions nobody took back. */
const settleDue = leasedTask({
  name: 'catalog.settle-due',
  leaseMs: 5 * minute,
  claim: claimDueContents,
  settle: settleOne,
  // What is removed for good takes a connection for thousands of rows.
  oneByOne: true,
})

const counting = (name: string, take: typeof takeViews): DueTask => ({
  name,
  everyMs: 1_000,
  run: (scope: Scope) =>
    scope.transact(async (tx) => {
      const counted: readonly Counted[] = await take(tx)
      await addCounts(tx, counted)
      const contentIds = [...new Set(counted.map(({ content_id }) => content_id))]
      if (contentIds.length > 0) tx.emit('catalog.counts-changed', { contentIds })
      return counted.length
    }),
})

const day = 86_400_000

const keepViews: DueTask = {
  name: 'catalog.keep-views',
  everyMs: 3_600_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      await keepViewPartitions(tx, scope.now())
      await forgetReactors(tx, after(scope.now(), -rememberedMs))
      const yesterday = after(scope.now(), -day)
      return forgetSalts(tx, yesterday.toISOString().slice(0, 10))
    }),
}

export const catalogDue: readonly DueTask[] = [
  settleDue,
  counting('catalog.count-views', takeViews),
  counting('catalog.count-changes', takeChanges),
  keepViews,
  keepCategories,
  countServed,
  countViewers,
  countMonths,
]
