import { z } from 'zod'
import { Instant, UploadId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { type UploadPurpose, uploadPurposes } from '../limits.ts'

const purposes = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]

/**
 * The bytes go from the browser to the store: send exactly `file_size` bytes by PUT to
 * `upload_url` with `headers`.
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
  }),
  status: 201,
  reply: z.object({
    file_id: UploadId,
    upload_url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: Instant,
  }),
  errors: ['upload.too-large', 'upload.type-not-allowed'],
  rateLimit: { points: 120, seconds: 3600, by: 'account' },
  example: {
    body: { purpose: 'avatar', file_name: 'me.webp', file_type: 'image/webp', file_size: 48_000 },
  },
})
