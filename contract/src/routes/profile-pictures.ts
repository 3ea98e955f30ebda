import { z } from 'zod'
import { UploadId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { Viewer } from '../shapes/index.ts'

const change = {
  method: 'PUT',
  access: 'signed-in',
  body: z.object({ fileId: UploadId }),
  status: 202,
  errors: ['upload.not-found', 'upload.incomplete'],
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: {} },
} as const

const remove = {
  method: 'DELETE',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: {},
} as const

/** The upload must have arrived; the picture shows once its variants are made. */
export const changeAvatar = route({
  ...change,
  path: '/upload/avatar',
  object: { in: 'body', name: 'fileId', kind: 'upload', allowed: 'owner' },
  reply: z.object({ user: Viewer.pick({ id: true, picture: true, pictureProcessing: true }) }),
})

export const removeAvatar = route({ ...remove, path: '/upload/avatar' })

/** As for the photo, but four times as wide as it is high. */
export const changeBanner = route({
  ...change,
  path: '/upload/banner',
  object: { in: 'body', name: 'fileId', kind: 'banner-upload', allowed: 'owner' },
  reply: z.object({ user: Viewer.pick({ id: true, banner: true, bannerProcessing: true }) }),
})

export const removeBanner = route({ ...remove, path: '/upload/banner' })
