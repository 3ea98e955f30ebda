import { z } from 'zod'
import { route } from '../core/route.ts'

/** One use, 30 seconds, bound to the session; anonymous visitors get one for public topics. */
export const createRealtimeTicket = route({
  method: 'POST',
  path: '/realtime/ticket',
  access: 'public',
  reply: z.object({ ticket: z.string() }),
  errors: ['server.unavailable'],
  rateLimit: { points: 600, seconds: 60, by: 'address' },
  example: {},
})
