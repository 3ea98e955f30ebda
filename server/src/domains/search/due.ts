import type { DueTask } from '../../platform/events/due.ts'
import { lag } from './metrics.ts'
import { readWaitingSince } from './reader.ts'
import { forgetQueries } from './searches/forget-queries.ts'
import { rankQueries } from './searches/rank-queries.ts'
import { compareDocuments } from './upkeep/compare-documents.ts'
import { fillIndexes } from './upkeep/fill-index.ts'
import { keepIndexes } from './upkeep/keep-indexes.ts'
import { markCreators } from './upkeep/mark-creators.ts'
import { sendDocuments } from './upkeep/send-documents.ts'

const measureLag: DueTask = {
  name: 'search.measure-lag',
  everyMs: 5_000,
  async run(scope) {
    const since = await readWaitingSince(scope.db)
    lag.set(since ? Math.max(0, scope.now().getTime() - since.getTime()) / 1000 : 0)
    return 0
  },
}

export const searchDue: readonly DueTask[] = [
  keepIndexes,
  fillIndexes,
  markCreators,
  sendDocuments,
  compareDocuments,
  measureLag,
  rankQueries,
  forgetQueries,
]
