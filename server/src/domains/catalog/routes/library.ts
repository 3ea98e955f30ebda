import { handlers } from '../../../platform/http/handler.ts'
import { clearHistory } from '../commands/clear-history.ts'
import { deleteHistoryEntry } from '../commands/delete-history-entry.ts'
import { restoreHistoryEntry } from '../commands/restore-history-entry.ts'
import { listContinueWatching, listHistory } from '../history.ts'

export const libraryRoutes = handlers({
  listContinueWatching: (scope, { query }) => listContinueWatching(scope, query),

  listHistory: (scope, { query }) => listHistory(scope, query),

  deleteHistoryEntry: (scope, { params }) => deleteHistoryEntry(scope, params.contentId),

  restoreHistoryEntry: (scope, { params, body }) =>
    restoreHistoryEntry(scope, params.contentId, body.openedAt),

  clearHistory: (scope) => clearHistory(scope),
})
