import { z } from 'zod'
import { route } from '../core/route.ts'

/** For whoever watches from outside: this answers when the site can be read. */
export const readHealth = route({
  method: 'GET',
  path: '/health',
  access: 'public',
  reply: z.object({ ok: z.literal(true) }),
  errors: ['server.unavailable'],
  rateLimit: { points: 120, seconds: 60, by: 'address' },
  example: {},
})
