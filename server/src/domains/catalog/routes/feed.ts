import { handlers } from '../../../platform/http/handler.ts'
import { dismissAway } from '../commands/dismiss-away.ts'
import { visitFeed } from '../commands/visit-feed.ts'
import { listFollowedCreators, listFollowingContent, readAway, readNewPosts } from '../feed.ts'
import { listSuggestions } from '../lists.ts'

export const feedRoutes = handlers({
  listFollowingContent: (scope, { query }) => listFollowingContent(scope, query),

  listFollowedCreators: (scope) => listFollowedCreators(scope),

  readNewPosts: (scope, { query }) => readNewPosts(scope, query),

  visitFeed: (scope) => visitFeed(scope),

  readAway: (scope) => readAway(scope),

  dismissAway: (scope) => dismissAway(scope),

  listSuggestions: async (scope) => ({ content: await listSuggestions(scope) }),
})
