import { z } from 'zod'
import { route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'

/** Reaches the support inbox with the writer's address, and a copy goes to the writer. */
export const contactSupport = route({
  method: 'POST',
  path: '/support/messages',
  access: 'signed-in',
  body: z.object({
    topic: z.enum(['problem', 'account', 'safety', 'idea']),
    message: trimmedText(limits.supportMessage).min(10, 'Tell us a bit more'),
  }),
  status: 202,
  reply: z.object({ reference: z.string() }),
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: { topic: 'problem', message: 'The page stays empty after I sign in.' } },
})
