import { z } from 'zod'
import { AssetId, ContentId, UploadId } from '../core/ids.ts'
import { type ObjectKind, ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { ContentDraft } from '../shapes/index.ts'

const own = (kind: ObjectKind) =>
  ({
    ...ownById('creator', kind, ContentId),
    reply: z.object({ content: ContentDraft }),
    rateLimit: { points: 600, seconds: 3600, by: 'account' },
  }) as const
const withFile = (kind: ObjectKind, fileKind: ObjectKind) =>
  ({
    ...own(kind),
    object: [own(kind).object, { in: 'body', name: 'fileId', kind: fileKind, allowed: 'owner' }],
    status: 202,
  }) as const
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
  ...withFile('video-draft', 'video-upload'),
  body: z.object({ fileId: UploadId }),
  errors,
  idempotent: true,
  example: { body: {} },
})

/** One more picture of a gallery, or a picture an article's text may name. */
export const addContentPicture = route({
  method: 'POST',
  path: '/content/:id/pictures',
  ...withFile('image-draft', 'image-upload'),
  body: z.object({ fileId: UploadId, altText: z.string().trim().max(limits.altText).default('') }),
  errors: [...errors, 'request.invalid'],
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
  ...own('image-draft'),
  body: z.object({
    order: z.array(AssetId).max(limits.gallery).default([]),
    words: z
      .array(z.object({ id: AssetId, altText: z.string().trim().max(limits.altText) }))
      .max(limits.gallery)
      .default([]),
    removed: z.array(AssetId).max(limits.gallery).default([]),
  }),
  errors: ['content.not-found', 'request.invalid'],
  example: { body: {} },
})

/** The picture everyone may see. Chosen from the posters of the video when `posterAt` is given. */
export const setCover = route({
  method: 'PUT',
  path: '/content/:id/cover',
  ...withFile('draft', 'thumbnail-upload'),
  body: z.object({ fileId: UploadId }),
  errors,
  idempotent: true,
  example: { body: {} },
})

export const setPosterCover = route({
  method: 'PUT',
  path: '/content/:id/poster',
  ...own('video-draft'),
  body: z.object({ at: z.number().nonnegative() }),
  status: 202,
  errors: ['content.not-found', 'content.not-ready', 'content.wrong-type'],
  example: { body: { at: 0 } },
})

/** Back to a blurred picture made by us. */
export const removeCover = route({
  method: 'DELETE',
  path: '/content/:id/cover',
  ...own('draft'),
  errors: ['content.not-found'],
  example: {},
})

export const setCaptions = route({
  method: 'PUT',
  path: '/content/:id/captions',
  ...withFile('video-draft', 'captions-upload'),
  body: z.object({
    fileId: UploadId,
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    label: z.string().trim().min(1).max(60),
  }),
  errors,
  example: { body: { language: 'en', label: 'English' } },
})

export const removeCaptions = route({
  method: 'DELETE',
  path: '/content/:id/captions/:language',
  ...own('video-draft'),
  params: z.object({ id: ContentId, language: z.string().max(40) }),
  errors: ['content.not-found'],
  example: { params: { language: 'en' } },
})

/** A range of the post that everyone may play, made as a file of its own. */
export const setTeaser = route({
  method: 'PUT',
  path: '/content/:id/teaser',
  ...own('video-draft'),
  body: z.object({ start: z.number().nonnegative(), end: z.number().positive() }),
  status: 202,
  errors: ['content.not-found', 'content.not-ready', 'content.wrong-type', 'request.invalid'],
  example: { body: { start: 0, end: 5 } },
})

export const removeTeaser = route({
  method: 'DELETE',
  path: '/content/:id/teaser',
  ...own('video-draft'),
  errors: ['content.not-found'],
  example: {},
})
