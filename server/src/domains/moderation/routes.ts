import { handlers } from '../../platform/http/handler.ts'
import { viewRefund } from '../billing/index.ts'
import { answerPlatformRefund } from './commands/answer-platform-refund.ts'
import { reportContent } from './commands/report-content.ts'

export const moderationRoutes = handlers({
  reportContent: (scope, { params, body }) => reportContent(scope, params.id, body),

  answerPlatformRefund: async (scope, { params, body }) =>
    viewRefund(scope, await answerPlatformRefund(scope, params.id, body), 'platform'),
})
