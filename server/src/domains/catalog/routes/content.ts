import { handlers } from '../../../platform/http/handler.ts'
import { bulkContent } from '../commands/bulk-content.ts'
import { createContent } from '../commands/create-content.ts'
import { deleteContent } from '../commands/delete-content.ts'
import { discardChanges } from '../commands/discard-changes.ts'
import { duplicateContent } from '../commands/duplicate-content.ts'
import { pinContent } from '../commands/pin-content.ts'
import { publishContent } from '../commands/publish-content.ts'
import { releaseChanges } from '../commands/release-changes.ts'
import { restoreContent } from '../commands/restore-content.ts'
import { retryProcessing } from '../commands/retry-processing.ts'
import { scheduleContent } from '../commands/schedule-content.ts'
import { unpinContent } from '../commands/unpin-content.ts'
import { unpublishContent } from '../commands/unpublish-content.ts'
import { updateContent } from '../commands/update-content.ts'
import { findOwnContent, replyWithDraft, viewProcessing } from '../drafts.ts'

export const contentRoutes = handlers({
  createContent: (scope, { body }) => replyWithDraft(scope, createContent(scope, body)),

  duplicateContent: (scope, { params }) =>
    replyWithDraft(scope, duplicateContent(scope, params.id)),

  readDraft: (scope, { params }) => replyWithDraft(scope, findOwnContent(scope, params.id)),

  updateContent: (scope, { params, body }) =>
    replyWithDraft(scope, updateContent(scope, params.id, body)),

  releaseChanges: (scope, { params, body }) =>
    replyWithDraft(scope, releaseChanges(scope, params.id, body.version)),

  discardChanges: (scope, { params, body }) =>
    replyWithDraft(scope, discardChanges(scope, params.id, body.version)),

  publishContent: (scope, { params, body }) =>
    replyWithDraft(scope, publishContent(scope, params.id, body)),

  scheduleContent: (scope, { params, body }) =>
    replyWithDraft(scope, scheduleContent(scope, params.id, body)),

  unpublishContent: (scope, { params }) =>
    replyWithDraft(scope, unpublishContent(scope, params.id)),

  deleteContent: async (scope, { params }) => {
    await deleteContent(scope, params.id)
  },

  restoreContent: (scope, { params }) => replyWithDraft(scope, restoreContent(scope, params.id)),

  pinContent: async (scope, { params }) => ({ replaced: await pinContent(scope, params.id) }),

  unpinContent: (scope, { params }) => unpinContent(scope, params.id),

  bulkContent: async (scope, { body }) => ({ results: await bulkContent(scope, body) }),

  readProcessing: async (scope, { params }) =>
    viewProcessing(scope, await findOwnContent(scope, params.id)),

  retryProcessing: async (scope, { params }) =>
    viewProcessing(scope, await retryProcessing(scope, params.id)),
})
