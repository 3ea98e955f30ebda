import { z } from 'zod'
import { route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { Email } from '../shapes/index.ts'

const message = {
  topic: z.enum(['problem', 'account', 'safety', 'idea']),
  message: trimmedText(limits.supportMessage).min(10, 'Tell us a bit more'),
}

/** Reaches the support inbox with the writer's address, and the writer gets a confirmation. */
export const contactSupport = route({
  method: 'POST',
  path: '/support/messages',
  access: 'signed-in',
  body: z.object(message),
  status: 202,
  reply: z.object({ reference: z.string() }),
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: { topic: 'problem', message: 'The page stays empty after I sign in.' } },
})

/** By whoever cannot sign in. The answer goes to the address they give; we send nothing there ourselves. */
export const contactSupportAsGuest = route({
  method: 'POST',
  path: '/support/guest-messages',
  access: 'public',
  body: z.object({ ...message, email: Email }),
  status: 202,
  reply: z.object({ reference: z.string() }),
  rateLimit: { points: 5, seconds: 3600, by: 'address' },
  idempotent: true,
  example: {
    body: {
      topic: 'account',
      message: 'I lost my phone and my recovery codes.',
      email: 'ada@example.test',
    },
  },
})
