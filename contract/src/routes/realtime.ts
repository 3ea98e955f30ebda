import { z } from 'zod'
import { route } from '../core/route.ts'

/** One use, 30 seconds, bound to the session; anonymous visitors get one for public topics. */
export const createRealtimeTicket = route({
  method: 'POST',
  path: '/realtime/ticket',
  access: 'public',
  reply: z.object({ ticket: z.string() }),
  errors: ['server.unavailable'],
  // A page that comes back asks for one; many share an address, and nobody has hundreds of pages.
  rateLimit: { points: 300, seconds: 60, by: 'account', perAddress: 900 },
  example: {},
})
