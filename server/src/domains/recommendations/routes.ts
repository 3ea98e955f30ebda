import { handlers } from '../../platform/http/handler.ts'
import { listRelated } from '../catalog/index.ts'
import { chooseInterests } from './commands/choose-interests.ts'
import { giveFeedback } from './commands/give-feedback.ts'
import { resetRecommendations } from './commands/reset-recommendations.ts'
import { unhideCreator } from './commands/unhide-creator.ts'
import { updateRecommendationSettings } from './commands/update-recommendation-settings.ts'
import { withdrawFeedback } from './commands/withdraw-feedback.ts'
import { listForYou } from './for-you.ts'
import { listHiddenCreators } from './hidden-creators.ts'
import { readNeighbours } from './reader/neighbours.ts'
import { readSettings } from './settings.ts'

const mostRelated = 24

export const recommendationRoutes = handlers({
  listForYou: (scope, { query }) => listForYou(scope, query),

  listRecommendations: async (scope, { query }) => {
    const { content } = await listForYou(scope, query)
    return { recommendations: content.slice(0, query.limit) }
  },

  listRelated: async (scope, { params }) =>
    listRelated(scope, params.id, await readNeighbours(scope.db, params.id, mostRelated)),

  giveFeedback: (scope, { body }) => giveFeedback(scope, body),

  withdrawFeedback: (scope, { params }) => withdrawFeedback(scope, params.id),

  listHiddenCreators: (scope, { query }) => listHiddenCreators(scope, query),

  unhideCreator: (scope, { params }) => unhideCreator(scope, params.id),

  readRecommendationSettings: ({ db, actor }) => readSettings(db, actor.accountId),

  updateRecommendationSettings: (scope, { body }) => updateRecommendationSettings(scope, body),

  chooseInterests: (scope, { body }) => chooseInterests(scope, body.interests),

  resetRecommendations: (scope) => resetRecommendations(scope),
})
