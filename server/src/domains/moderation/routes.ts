import { handlers } from '../../platform/http/handler.ts'
import { viewRefund } from '../billing/index.ts'
import { answerPlatformRefund } from './commands/answer-platform-refund.ts'
import { reportContent } from './commands/report-content.ts'
import { reportMessage } from './commands/report-message.ts'
import { reportPerson } from './commands/report-person.ts'

export const moderationRoutes = handlers({
  reportContent: (scope, { params, body }) => reportContent(scope, params.id, body),

  reportMessage: (scope, { params, body }) => reportMessage(scope, params.id, body),

  reportPerson: (scope, { params, body }) => reportPerson(scope, params.id, body),

  answerPlatformRefund: async (scope, { params, body }) =>
    viewRefund(scope, await answerPlatformRefund(scope, params.id, body), 'platform'),
})
