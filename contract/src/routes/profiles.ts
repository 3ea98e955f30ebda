import { z } from 'zod'
import { AccountId, UploadId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { CreatorCard, ProfileFields, ProfileView, Viewer, Visibility } from '../shapes/index.ts'

export const readProfile = route({
  method: 'GET',
  path: '/profile/:username',
  access: 'public',
  object: { in: 'params', name: 'username', kind: 'username', allowed: 'anyone' },
  params: z.object({ username: z.string().max(40) }),
  reply: z.object({ user: ProfileView }),
  errors: ['profile.not-found'],
  example: {},
})

export const updateProfile = route({
  method: 'PUT',
  path: '/profile/:id',
  ...ownById('signed-in', 'profile', AccountId),
  body: ProfileFields.partial(),
  reply: z.object({ user: ProfileView }),
  errors: ['profile.not-found', 'auth.username-taken', 'request.invalid'],
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: { body: { bio: 'Paints weather.' } },
})

export const listCreators = route({
  method: 'GET',
  path: '/profile/creators',
  access: 'public',
  query: PageQuery,
  reply: page('creators', CreatorCard),
  errors: ['request.cursor-mismatch'],
  publicCache: 300,
  example: { query: { limit: 50 } },
})

/** The upload must have arrived; the picture shows once its variants are made. */
export const changePicture = route({
  method: 'PUT',
  path: '/profile/picture',
  access: 'signed-in',
  object: { in: 'body', name: 'fileId', kind: 'upload', allowed: 'owner' },
  body: z.object({ fileId: UploadId }),
  status: 202,
  reply: z.object({ user: Viewer.pick({ id: true, picture: true, pictureProcessing: true }) }),
  errors: ['upload.not-found', 'upload.incomplete'],
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: {} },
})

export const removePicture = route({
  method: 'DELETE',
  path: '/profile/picture',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: {},
})

export const updatePrivacy = route({
  method: 'PUT',
  path: '/profile/settings',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  body: z.object({ visibility: Visibility }),
  reply: z.object({ visibility: Visibility }),
  example: { body: { visibility: 'everyone' } },
})

export const becomeCreator = route({
  method: 'POST',
  path: '/profile/creator',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  reply: z.object({ user: ProfileView }),
  errors: ['auth.already-creator', 'auth.forbidden'],
  example: {},
})
