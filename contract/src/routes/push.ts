import { z } from 'zod'
import { PushDeviceId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { PushDeviceView, PushSubscriptionKeys } from '../shapes/index.ts'

/** By this key a push service knows that a message is from us: browsers subscribe with it. */
export const readPushKey = route({
  method: 'GET',
  path: '/notifications/push/key',
  access: 'signed-in',
  reply: z.object({ key: z.string() }),
  example: {},
})

export const listPushDevices = route({
  method: 'GET',
  path: '/notifications/push/devices',
  access: 'signed-in',
  reply: z.object({ devices: z.array(PushDeviceView) }),
  example: {},
})

const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const

/**
 * From now on this browser gets push notifications for whoever is signed in to it, and for nobody else. With
 * more browsers than a person can have, the one that has gone without a push for longest goes.
 */
export const registerPushDevice = route({
  method: 'POST',
  path: '/notifications/push/devices',
  access: 'signed-in',
  rateLimit,
  body: PushSubscriptionKeys,
  reply: z.object({ device: PushDeviceView }),
  errors: ['push.not-supported'],
  example: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
})

export const removePushDevice = route({
  method: 'DELETE',
  path: '/notifications/push/devices/:id',
  ...ownById('signed-in', 'push-device', PushDeviceId),
  rateLimit,
  errors: ['push.device-not-found'],
  example: {},
})
