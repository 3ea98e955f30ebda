import { z } from 'zod'
import { ContentId, Instant } from '../core/ids.ts'
import { type ObjectKind, ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { ContentDraft, ContentFields, ContentType, Processing, TimeZone } from '../shapes/index.ts'

const reply = z.object({ content: ContentDraft })
const rateLimit = { points: 600, seconds: 3600, by: 'account' } as const
/** A draft saves itself every few seconds while someone types. */
const typing = { points: 3600, seconds: 3600, by: 'account' } as const
/** For what is sold. */
const underAge = ['auth.birth-date-needed', 'auth.under-age'] as const
const own = (kind: ObjectKind) => ownById('creator', kind, ContentId)

export const createContent = route({
  method: 'POST',
  path: '/content',
  access: 'creator',
  body: ContentFields.partial().extend({ type: ContentType }),
  status: 201,
  reply,
  errors: ['request.invalid'],
  rateLimit,
  idempotent: true,
  example: { body: { type: 'article', title: 'Notes on weather' } },
})

/** A draft with the same words, tags, price, audience and series, without a file or what people did. */
export const duplicateContent = route({
  method: 'POST',
  path: '/content/:id/duplicate',
  ...own('draft'),
  status: 201,
  reply,
  errors: ['content.not-found', 'content.taken-down'],
  rateLimit,
  idempotent: true,
  example: {},
})

/** The post as its owner edits it. */
export const readDraft = route({
  method: 'GET',
  path: '/content/:id/draft',
  ...own('draft'),
  reply,
  errors: ['content.not-found'],
  example: {},
})

/** Of a draft at once; of what was published once, when the changes are released. */
export const updateContent = route({
  method: 'PUT',
  path: '/content/:id',
  ...own('draft'),
  body: ContentFields.partial().extend({ version: z.int() }),
  reply,
  errors: ['content.not-found', 'content.conflict', 'request.invalid', ...underAge],
  rateLimit: typing,
  example: { body: { version: 1, title: 'Notes on more weather' } },
})

const seen = z.object({ version: z.int() })

/** Edits of what was published once wait for this; until then people have it as it was. */
export const releaseChanges = route({
  method: 'POST',
  path: '/content/:id/changes/release',
  ...own('draft'),
  body: seen,
  reply,
  errors: ['content.not-found', 'content.conflict', 'content.incomplete', ...underAge],
  rateLimit,
  example: { body: { version: 1 } },
})

/** Back to what people have. */
export const discardChanges = route({
  method: 'POST',
  path: '/content/:id/changes/discard',
  ...own('draft'),
  body: seen,
  reply,
  errors: ['content.not-found', 'content.conflict'],
  rateLimit,
  example: { body: { version: 1 } },
})

/** `when` says how early: at 720p or the source's best if lower, or as soon as anything plays. */
const publishing = {
  when: z.enum(['ready', 'playable']).default('ready'),
  rightsConfirmed: z.literal(true, 'Confirm that you have the rights to publish this'),
}

const cannotPublish = [
  'content.not-found',
  'content.incomplete',
  'content.not-ready',
  'content.taken-down',
  'auth.email-not-verified',
  ...underAge,
] as const

export const publishContent = route({
  method: 'POST',
  path: '/content/:id/publish',
  ...own('ready-draft'),
  body: z.object(publishing),
  reply,
  errors: cannotPublish,
  rateLimit,
  example: { given: 'email-verified', body: { rightsConfirmed: true } },
})

export const scheduleContent = route({
  method: 'POST',
  path: '/content/:id/schedule',
  ...own('ready-draft'),
  body: z.object({ ...publishing, publishAt: Instant, timezone: TimeZone }),
  reply,
  errors: [...cannotPublish, 'request.invalid'],
  rateLimit,
  example: {
    given: 'email-verified',
    body: { rightsConfirmed: true, publishAt: '2099-05-01T18:00:00Z', timezone: 'Europe/Lisbon' },
  },
})

/** Also takes back a schedule. */
export const unpublishContent = route({
  method: 'POST',
  path: '/content/:id/unpublish',
  ...own('published'),
  reply,
  errors: ['content.not-found', 'content.not-ready', 'content.taken-down'],
  rateLimit,
  example: {},
})

export const deleteContent = route({
  method: 'DELETE',
  path: '/content/:id',
  ...own('draft'),
  errors: ['content.not-found', 'content.taken-down'],
  rateLimit,
  example: {},
})

/** Undo, for 30 days. It comes back unpublished, or as the draft it was. */
export const restoreContent = route({
  method: 'POST',
  path: '/content/:id/restore',
  ...own('deleted'),
  reply,
  errors: ['content.not-found', 'content.taken-down'],
  rateLimit,
  example: {},
})

/** One of each creator, first on their profile while it is published. Pinning another replaces it. */
export const pinContent = route({
  method: 'PUT',
  path: '/content/:id/pin',
  ...own('published'),
  reply: z.object({ replaced: z.object({ id: ContentId, title: z.string() }).nullable() }),
  errors: ['content.not-found', 'content.not-ready', 'content.taken-down'],
  rateLimit,
  example: {},
})

export const unpinContent = route({
  method: 'DELETE',
  path: '/content/:id/pin',
  ...own('published'),
  errors: ['content.not-found'],
  rateLimit,
  example: {},
})

/** Each post succeeds or fails by itself. */
export const bulkContent = route({
  method: 'POST',
  path: '/content/bulk',
  access: 'creator',
  body: z.object({
    contentIds: z.array(ContentId).min(1).max(limits.bulk),
    action: z.enum(['publish', 'unpublish', 'delete', 'restore']),
    rightsConfirmed: z.literal(true).optional(),
  }),
  reply: z.object({
    results: z.array(
      z.object({ id: ContentId, ok: z.boolean(), code: z.string().nullable(), detail: z.string() }),
    ),
  }),
  rateLimit,
  example: { body: { contentIds: ['018f0000-0000-7000-8000-000000000000'], action: 'delete' } },
})

export const readProcessing = route({
  method: 'GET',
  path: '/content/:id/processing',
  ...own('draft'),
  /** One per file of the post; what was made before today's file is not among them. */
  reply: z.object({ files: z.array(Processing) }),
  errors: ['content.not-found'],
  example: {},
})

/** Tries again with the upload that was kept. */
export const retryProcessing = route({
  method: 'POST',
  path: '/content/:id/retry',
  ...own('draft'),
  reply: z.object({ files: z.array(Processing) }),
  errors: ['content.not-found'],
  rateLimit,
  example: {},
})
