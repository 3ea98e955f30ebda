import { AccountId, ConversationId, MessageId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { PersonReport } from '../shapes/index.ts'

const rateLimit = { points: 30, seconds: 3600, by: 'account' } as const
const person = ownById('signed-in', 'blockable', AccountId)

/**
 * Only our moderators learn of it. With the conversation of the two it carries what was written there last.
 * Again it takes the place of what was said before.
 */
export const reportPerson = route({
  method: 'POST',
  path: '/social/users/:id/report',
  ...person,
  object: { ...person.object, allowed: 'anyone' },
  body: PersonReport.extend({ conversationId: ConversationId.optional() }),
  errors: ['profile.not-found', 'conversation.not-found', 'report.own'],
  rateLimit,
  idempotent: true,
  example: { body: { reason: 'other', details: 'They pretend to be somebody else.' } },
})

/** The same of a message and its sender. It carries what was written before it. */
export const reportMessage = route({
  method: 'POST',
  path: '/messages/:id/report',
  ...ownById('signed-in', 'received-message', MessageId),
  body: PersonReport,
  errors: ['message.not-found', 'report.own'],
  rateLimit,
  idempotent: true,
  example: { body: { reason: 'spam', details: '' } },
})
