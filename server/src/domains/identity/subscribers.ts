import { externalSubscriber } from '../../platform/events/subscriber.ts'

export const identitySubscribers = [
  /** The command has told them already when all went well; this is for when it could not. */
  externalSubscriber('identity.end-revoked-sessions', {
    'identity.sessions-revoked': async (events, scope) => {
      await scope.push.endSessions(events.flatMap(({ payload }) => payload.sessionIds))
    },
  }),
]
