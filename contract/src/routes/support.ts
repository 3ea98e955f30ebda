import { z } from 'zod'
import { atMost } from '../core/messages.ts'
import { route } from '../core/route.ts'
import { limits } from '../limits.ts'

/** Reaches the support inbox with the writer's address, and a copy goes to the writer. */
export const contactSupport = route({
  method: 'POST',
  path: '/support/messages',
  access: 'signed-in',
  body: z.object({
    topic: z.enum(['problem', 'account', 'safety', 'idea']),
    message: z
      .string()
      .trim()
      .min(10, 'Tell us a bit more')
      .max(limits.supportMessage, atMost(limits.supportMessage, 'characters')),
  }),
  status: 202,
  reply: z.object({ reference: z.string() }),
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: { topic: 'problem', message: 'The page stays empty after I sign in.' } },
})
