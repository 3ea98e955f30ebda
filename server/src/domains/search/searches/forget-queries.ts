import { after } from '../../../platform/clock/after.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import { forgetDays } from './writer.ts'

const keptMs = 90 * 86_400_000
const atOnce = 5_000

export const forgetQueries: DueTask = {
  name: 'search.forget-queries',
  everyMs: 3_600_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const before = after(scope.now(), -keptMs)
      const queries = await forgetDays(tx, 'query_days', before, atOnce)
      return queries + (await forgetDays(tx, 'click_days', before, atOnce))
    }),
}
