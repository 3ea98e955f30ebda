import { after } from '../../platform/clock/after.ts'
import type { DueTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { purgeContent } from './purge.ts'
import { settle } from './settle.ts'
import { lockDueContents } from './writer/contents.ts'
import { addCounts, type Counted, takeChanges, takeViews } from './writer/counters.ts'
import { keepViewPartitions } from './writer/view-partitions.ts'
import { forgetSalts } from './writer/views.ts'

/** Schedules whose moment has come, early access that is over, deletions nobody took back. */
const settleDue: DueTask = {
  name: 'catalog.settle-due',
  run: (scope) =>
    scope.transact(async (tx) => {
      const rows = await lockDueContents(tx, scope.now(), 20)
      for (const row of rows) {
        if (row.status === 'deleted') await purgeContent(tx, row, scope.now())
        else await settle(tx, row, scope.now())
      }
      return rows.length
    }),
}

const counting = (name: string, take: typeof takeViews): DueTask => ({
  name,
  everyMs: 1_000,
  run: (scope: Scope) =>
    scope.transact(async (tx) => {
      const counted: readonly Counted[] = await take(tx)
      await addCounts(tx, counted)
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
      const yesterday = after(scope.now(), -day)
      return forgetSalts(tx, yesterday.toISOString().slice(0, 10))
    }),
}

export const catalogDue: readonly DueTask[] = [
  settleDue,
  counting('catalog.count-views', takeViews),
  counting('catalog.count-changes', takeChanges),
  keepViews,
]
