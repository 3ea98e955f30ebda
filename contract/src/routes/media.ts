import { z } from 'zod'
import { Instant, UploadId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { type UploadPurpose, uploadPurposes, uploadRules } from '../limits.ts'

const purposes = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]

/** An upload begun and not yet used, and what is known of the file it was begun with. */
const UnfinishedUpload = z.object({
  file_id: UploadId,
  purpose: z.enum(purposes),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
  last_modified: Instant.nullable(),
  fingerprint: z.string().nullable(),
  partSize: z.int().nullable().describe('null when the file is uploaded in a single request'),
  /** What the store has, for an upload in parts. */
  parts: z.array(z.object({ part: z.int(), bytes: z.int() })),
  arrived: z.boolean().describe('fully uploaded and not used by anything yet'),
  createdAt: Instant,
  expiresAt: Instant,
})

const own = ownById('signed-in', 'multipart-upload', UploadId)
const rateLimit = { points: 600, seconds: 3600, by: 'account' } as const

/**
 * The bytes go from the browser to the store. A file of up to 10 MB is sent by PUT to `upload_url`
 * with `headers`; a larger one in parts of `partSize`, whose addresses `signParts` gives.
 */
export const createUpload = route({
  method: 'POST',
  path: '/upload/presigned',
  access: 'signed-in',
  body: z.object({
    purpose: z.enum(purposes),
    file_name: z.string().min(1).max(255),
    file_type: z.string().max(100),
    file_size: z.int().positive(),
    last_modified: Instant.optional(),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('SHA-256 of samples of the file, to recognize it after a restart'),
  }),
  status: 201,
  reply: z.object({
    file_id: UploadId,
    upload_url: z.string().nullable(),
    headers: z.record(z.string(), z.string()),
    partSize: z.int().nullable(),
    expiresAt: Instant,
  }),
  errors: [
    'auth.email-not-verified',
    'upload.too-large',
    'upload.type-not-allowed',
    'upload.over-quota',
  ],
  rateLimit,
  example: {
    given: 'email-verified',
    body: { purpose: 'avatar', file_name: 'me.webp', file_type: 'image/webp', file_size: 48_000 },
  },
})

/** What this person has begun and not finished, on any device, and how much space is left. */
export const listUploads = route({
  method: 'GET',
  path: '/upload',
  access: 'signed-in',
  reply: z.object({
    uploads: z.array(UnfinishedUpload.omit({ parts: true })),
    quota: z.object({ usedBytes: z.int(), limitBytes: z.int() }),
  }),
  example: {},
})

export const readUpload = route({
  method: 'GET',
  path: '/upload/:id',
  ...own,
  reply: UnfinishedUpload,
  errors: ['upload.not-found'],
  example: {},
})

export const signParts = route({
  method: 'POST',
  path: '/upload/:id/parts',
  ...own,
  body: z.object({
    parts: z.array(z.int().min(1).max(10_000)).min(1).max(uploadRules.partsPerRequest),
  }),
  reply: z.object({
    parts: z.array(z.object({ part: z.int(), bytes: z.int(), url: z.string() })),
    expiresAt: Instant,
  }),
  errors: ['upload.not-found'],
  rateLimit: { points: 6000, seconds: 3600, by: 'account' },
  example: { body: { parts: [1] } },
})

/**
 * Says that all bytes were sent. The store's own count decides whether that is so, and the first
 * bytes whether the file is what it was said to be. Twice is the same as once.
 */
export const finishUpload = route({
  method: 'POST',
  path: '/upload/media',
  access: 'signed-in',
  object: { in: 'body', name: 'file_id', kind: 'upload', allowed: 'owner' },
  body: z.object({ file_id: UploadId }),
  reply: z.object({ file_id: UploadId, filename: z.string(), size: z.int(), type: z.string() }),
  errors: ['upload.not-found', 'upload.incomplete', 'upload.type-not-allowed'],
  rateLimit,
  example: { body: {} },
})

export const removeUpload = route({
  method: 'DELETE',
  path: '/upload/:id',
  ...own,
  errors: ['upload.not-found'],
  rateLimit,
  example: {},
})
