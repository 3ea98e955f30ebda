import { handlers } from '../../../platform/http/handler.ts'
import { bulkContent } from '../commands/bulk-content.ts'
import { createContent } from '../commands/create-content.ts'
import { deleteContent } from '../commands/delete-content.ts'
import { publishContent } from '../commands/publish-content.ts'
import { restoreContent } from '../commands/restore-content.ts'
import { retryProcessing } from '../commands/retry-processing.ts'
import { scheduleContent } from '../commands/schedule-content.ts'
import { unpublishContent } from '../commands/unpublish-content.ts'
import { updateContent } from '../commands/update-content.ts'
import { findOwnContent, viewDraft, viewProcessing } from '../drafts.ts'

export const contentRoutes = handlers({
  createContent: async (scope, { body }) => ({
    content: await viewDraft(scope, await createContent(scope, body)),
  }),

  readDraft: async (scope, { params }) => ({
    content: await viewDraft(scope, await findOwnContent(scope, params.id)),
  }),

  updateContent: async (scope, { params, body }) => ({
    content: await viewDraft(scope, await updateContent(scope, params.id, body)),
  }),

  publishContent: async (scope, { params, body }) => ({
    content: await viewDraft(scope, await publishContent(scope, params.id, body)),
  }),

  scheduleContent: async (scope, { params, body }) => ({
    content: await viewDraft(scope, await scheduleContent(scope, params.id, body)),
  }),

  unpublishContent: async (scope, { params }) => ({
    content: await viewDraft(scope, await unpublishContent(scope, params.id)),
  }),

  deleteContent: async (scope, { params }) => {
    await deleteContent(scope, params.id)
  },

  restoreContent: async (scope, { params }) => ({
    content: await viewDraft(scope, await restoreContent(scope, params.id)),
  }),

  bulkContent: async (scope, { body }) => ({ results: await bulkContent(scope, body) }),

  readProcessing: async (scope, { params }) =>
    viewProcessing(scope, await findOwnContent(scope, params.id)),

  retryProcessing: async (scope, { params }) =>
    viewProcessing(scope, await retryProcessing(scope, params.id)),
})
