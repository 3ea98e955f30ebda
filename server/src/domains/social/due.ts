import type { DueTask } from '../../platform/events/due.ts'
import { rankTrendingCreators } from './trending.ts'
import { countChanges } from './writer.ts'

const countFollowers: DueTask = {
  name: 'social.count-followers',
  everyMs: 1_000,
  run: (scope) => scope.transact(countChanges),
}

export const socialDue: readonly DueTask[] = [countFollowers, rankTrendingCreators]
