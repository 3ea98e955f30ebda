import type { AccountId } from '@fanfare/contract'
import { externalSubscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import type { Scope } from '../../../platform/scope.ts'

type Told = readonly { readonly payload: { readonly creatorId: AccountId } }[]

const tellCreators = (events: Told, scope: Scope) =>
  tellChanged(
    scope,
    events.map(({ payload }) => `account:${payload.creatorId}`),
    'broadcasts',
  )

/** Lists and badges of their subscribers, by one message, and the creators’ own pages. */
const tellLists = async (events: Told, scope: Scope) => {
  const creatorIds = [...new Set(events.map(({ payload }) => payload.creatorId))]
  await scope.push.tellFollowers('account', creatorIds)
  await tellCreators(events, scope)
}

/** Whoever has the channel open hears of it by its topic, once for all of them. */
export const tellBroadcasts = externalSubscriber('messaging.tell-broadcasts', {
  'messaging.broadcast-sent': async (events, scope) => {
    for (const { payload } of events) {
      const { conversationId, seq } = payload
      const message = { type: 'last_message', conversationId, seq } as const
      await scope.push.send(`conversation:${conversationId}`, message)
    }
    await tellLists(events, scope)
  },
  'messaging.broadcast-counted': tellCreators,
  'messaging.broadcast-deleted': async (events, scope) => {
    for (const { payload } of events) {
      const { conversationId, messageId, seq } = payload
      const message = { type: 'message_deleted', conversationId, messageId, seq } as const
      await scope.push.send(`conversation:${conversationId}`, message)
    }
    await tellLists(events, scope)
  },
})
