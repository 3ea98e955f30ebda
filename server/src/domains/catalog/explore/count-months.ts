import { after } from '../../../platform/clock/after.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import { countMonth, readMonthDue } from '../writer/published-months.ts'

const minute = 60_000
const hour = 3_600_000

/** The present month each minute, every other each hour: what is published in it seldom changes. */
export const countMonths: DueTask = {
  name: 'catalog.count-months',
  everyMs: minute,
  run: async (scope) => {
    const now = scope.now()
    const until = { present: after(now, -minute / 2), others: after(now, -hour) }
    const month = await readMonthDue(scope.db, now, until)
    if (month === null) return 0
    await scope.transact((tx) => countMonth(tx, month, now))
    return 1
  },
}
