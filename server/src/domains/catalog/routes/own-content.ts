import { handlers } from '../../../platform/http/handler.ts'
import { visitStudio } from '../commands/visit-studio.ts'
import { findOwnContent } from '../drafts.ts'
import { listLatestPosts } from '../latest-posts.ts'
import { listOwnContent } from '../own-content.ts'
import { readContentDays } from '../reader/stats.ts'
import { compare, firstDay, readStats } from '../stats.ts'

export const ownContentRoutes = handlers({
  listOwnContent: (scope, { query }) => listOwnContent(scope, query),

  listLatestPosts: (scope) => listLatestPosts(scope),

  visitStudio: (scope) => visitStudio(scope),

  readContentStats: (scope, { query }) => readStats(scope, query.period),

  readContentAnalytics: async (scope, { params, query: { period } }) => {
    const { id } = await findOwnContent(scope, params.id)
    const rows = await readContentDays(scope.db, id, firstDay(period, scope.now()))
    return compare(rows, period, scope.now())
  },
})
