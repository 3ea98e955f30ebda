import { handlers } from '../../platform/http/handler.ts'
import { readStudioDays } from './days.ts'
import { listNeeds } from './needs.ts'

/** The first screen of the studio, put together of what catalog and billing know. */
export const overviewRoutes = handlers({
  listNeeds: (scope) => listNeeds(scope),
  readStudioDays: (scope, { query }) => readStudioDays(scope, query.days),
})
