import type { DueTask } from '../../platform/events/due.ts'
import { noteFollowerCounts } from '../profiles/index.ts'
import { rankTrendingCreators } from './trending.ts'
import { countChanges } from './writer.ts'

const countFollowers: DueTask = {
  name: 'social.count-followers',
  everyMs: 1_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const counts = await countChanges(tx)
      await noteFollowerCounts(tx, counts)
      return counts.length
    }),
}

export const socialDue: readonly DueTask[] = [countFollowers, rankTrendingCreators]
