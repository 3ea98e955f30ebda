import { handlers } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/paging/keyset.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { downloadContent } from '../commands/download-content.ts'
import { likeContent } from '../commands/like-content.ts'
import { recordView } from '../commands/record-view.ts'
import { reportProgress } from '../commands/report-progress.ts'
import { saveContent } from '../commands/save-content.ts'
import { unlikeContent } from '../commands/unlike-content.ts'
import { unsaveContent } from '../commands/unsave-content.ts'
import { viewContentPage } from '../content-page.ts'
import { listCategories, listNewCreators, listTrending, readTag } from '../explore/lists.ts'
import { keysOf, listCards, listCreatorCards, listFeatured, viewListed } from '../lists.ts'
import { readPlayback, readStoryboards, readTeaser } from '../playback.ts'
import { readSavedSkeleton } from '../reader/reactions.ts'

export const watchingRoutes = handlers({
  readContent: async (scope, { params, query }) => ({
    content: await viewContentPage(scope, params.id, query.as),
  }),

  readPlayback: (scope, { params, query }) => readPlayback(scope, params.id, query.as),

  readTeaser: (scope, { params }) => readTeaser(scope, params.id),

  readStoryboard: async (scope, { params }) => ({
    storyboards: await readStoryboards(scope, params.id),
  }),

  downloadContent: (scope, { params, body }) => downloadContent(scope, params.id, body.picture),

  listContent: (scope, { query }) => listCards(scope, query),

  listCreatorContent: async (scope, { params, query }) => {
    await requireVisibleProfile(scope.db, scope.actor, params.id)
    return listCreatorCards(scope, { ...query, creatorId: params.id })
  },

  listTrending: async (scope, { query }) => ({ content: await listTrending(scope, query) }),

  listCategories: async (scope) => ({ categories: await listCategories(scope) }),

  listNewCreators: async (scope) => ({ creators: await listNewCreators(scope) }),

  readTag: (scope, { params }) => readTag(scope, params.tag),

  listFeatured: async (scope) => ({ content: await listFeatured(scope) }),

  listSaved: async (scope, { query }) => {
    const { accountId } = scope.actor
    const { shown, ...page } = await readPage(query, ['saved', accountId], keysOf, (start) =>
      readSavedSkeleton(scope.db, accountId, start),
    )
    return { content: await viewListed(scope, shown), ...page }
  },

  likeContent: async (scope, { params }) => ({ likeCount: await likeContent(scope, params.id) }),

  unlikeContent: async (scope, { params }) => ({
    likeCount: await unlikeContent(scope, params.id),
  }),

  saveContent: (scope, { params }) => saveContent(scope, params.id),

  unsaveContent: (scope, { params }) => unsaveContent(scope, params.id),

  recordView: (scope, { params }, exchange) => recordView(scope, params.id, exchange),

  reportProgress: (scope, { params, body }) => reportProgress(scope, params.id, body),
})
