import { z } from 'zod'
import { AssetId, ContentId, UploadId } from '../core/ids.ts'
import { type ObjectKind, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { ContentDraft } from '../shapes/index.ts'

const params = z.object({ id: ContentId })
const reply = z.object({ content: ContentDraft })
const rateLimit = { points: 600, seconds: 3600, by: 'account' } as const
const content = (kind: ObjectKind) =>
  ({ in: 'params', name: 'id', kind, allowed: 'owner' }) as const
const file = (kind: ObjectKind) => ({ in: 'body', name: 'fileId', kind, allowed: 'owner' }) as const
const access = 'creator'
const errors = [
  'content.not-found',
  'content.wrong-type',
  'upload.not-found',
  'upload.incomplete',
] as const

/** The file of a video or a recording. Of a published post it is replaced once the new one is ready. */
export const setContentFile = route({
  method: 'PUT',
  path: '/content/:id/file',
  access,
  object: [content('video-draft'), file('video-upload')],
  params,
  body: z.object({ fileId: UploadId }),
  status: 202,
  reply,
  errors,
  rateLimit,
  idempotent: true,
  example: { body: {} },
})

/** One more picture of a gallery, or a picture an article's text may name. */
export const addContentPicture = route({
  method: 'POST',
  path: '/content/:id/pictures',
  access,
  object: [content('image-draft'), file('image-upload')],
  params,
  body: z.object({ fileId: UploadId, altText: z.string().trim().max(limits.altText).default('') }),
  status: 202,
  reply,
  errors: [...errors, 'request.invalid'],
  rateLimit,
  idempotent: true,
  example: { body: {} },
})

/**
 * Each part by itself, so that words written while another picture arrives undo nothing: `order`
 * puts those it names first, and only what `removed` names goes.
 */
export const arrangeContentPictures = route({
  method: 'PUT',
  path: '/content/:id/pictures',
  access,
  object: content('image-draft'),
  params,
  body: z.object({
    order: z.array(AssetId).max(limits.gallery).default([]),
    words: z
      .array(z.object({ id: AssetId, altText: z.string().trim().max(limits.altText) }))
      .max(limits.gallery)
      .default([]),
    removed: z.array(AssetId).max(limits.gallery).default([]),
  }),
  reply,
  errors: ['content.not-found', 'request.invalid'],
  rateLimit,
  example: { body: {} },
})

/** The picture everyone may see. Chosen from the posters of the video when `posterAt` is given. */
export const setCover = route({
  method: 'PUT',
  path: '/content/:id/cover',
  access,
  object: [content('draft'), file('thumbnail-upload')],
  params,
  body: z.object({ fileId: UploadId }),
  status: 202,
  reply,
  errors,
  rateLimit,
  idempotent: true,
  example: { body: {} },
})

export const setPosterCover = route({
  method: 'PUT',
  path: '/content/:id/poster',
  access,
  object: content('video-draft'),
  params,
  body: z.object({ at: z.number().nonnegative() }),
  status: 202,
  reply,
  errors: ['content.not-found', 'content.not-ready', 'content.wrong-type'],
  rateLimit,
  example: { body: { at: 0 } },
})

/** Back to a blurred picture made by us. */
export const removeCover = route({
  method: 'DELETE',
  path: '/content/:id/cover',
  access,
  object: content('draft'),
  params,
  reply,
  errors: ['content.not-found'],
  rateLimit,
  example: {},
})

export const setCaptions = route({
  method: 'PUT',
  path: '/content/:id/captions',
  access,
  object: [content('video-draft'), file('captions-upload')],
  params,
  body: z.object({
    fileId: UploadId,
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    label: z.string().trim().min(1).max(60),
  }),
  status: 202,
  reply,
  errors,
  rateLimit,
  example: { body: { language: 'en', label: 'English' } },
})

export const removeCaptions = route({
  method: 'DELETE',
  path: '/content/:id/captions/:language',
  access,
  object: content('video-draft'),
  params: params.extend({ language: z.string().max(40) }),
  reply,
  errors: ['content.not-found'],
  rateLimit,
  example: { params: { language: 'en' } },
})

/** A range of the post that everyone may play, made as a file of its own. */
export const setTeaser = route({
  method: 'PUT',
  path: '/content/:id/teaser',
  access,
  object: content('video-draft'),
  params,
  body: z.object({ start: z.number().nonnegative(), end: z.number().positive() }),
  status: 202,
  reply,
  errors: ['content.not-found', 'content.not-ready', 'content.wrong-type', 'request.invalid'],
  rateLimit,
  example: { body: { start: 0, end: 5 } },
})

export const removeTeaser = route({
  method: 'DELETE',
  path: '/content/:id/teaser',
  access,
  object: content('video-draft'),
  params,
  reply,
  errors: ['content.not-found'],
  rateLimit,
  example: {},
})
