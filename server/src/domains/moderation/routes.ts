import { handlers } from '../../platform/http/handler.ts'
import { reportContent } from './commands/report-content.ts'

export const moderationRoutes = handlers({
  reportContent: (scope, { params, body }) => reportContent(scope, params.id, body),
})
