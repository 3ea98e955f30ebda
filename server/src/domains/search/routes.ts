import { handlers } from '../../platform/http/handler.ts'
import { autocomplete } from './autocomplete.ts'
import { listPopularTags } from './list-popular-tags.ts'
import { listSimilar } from './list-similar.ts'
import { searchContent } from './search-content.ts'
import { searchUsers } from './search-users.ts'
import { searchesRoutes } from './searches/routes.ts'

export const searchRoutes = handlers({
  ...searchesRoutes,

  searchContent: (scope, { query }) => searchContent(scope, query),

  searchUsers: (scope, { query }) => searchUsers(scope, query),

  autocomplete: (scope, { query }) => autocomplete(scope, query),

  listSimilar: (scope, { params, query }) => listSimilar(scope, params.id, query.limit),

  listPopularTags: (scope, { query }) => listPopularTags(scope, query.limit),
})
