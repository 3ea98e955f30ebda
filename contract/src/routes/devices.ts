import { z } from 'zod'
import { SessionId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { DeviceView } from '../shapes/index.ts'

export const listDevices = route({
  method: 'GET',
  path: '/auth/devices',
  access: 'signed-in',
  reply: z.object({ devices: z.array(DeviceView) }),
  example: {},
})

export const revokeDevice = route({
  method: 'DELETE',
  path: '/auth/devices/:id',
  ...ownById('signed-in', 'session', SessionId),
  rateLimit: { points: 120, seconds: 3600, by: 'account' },
  errors: ['session.not-found'],
  example: {},
})

export const revokeOtherDevices = route({
  method: 'POST',
  path: '/auth/devices/revoke-others',
  access: 'signed-in',
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  reply: z.object({ revoked: z.int() }),
  example: {},
})
