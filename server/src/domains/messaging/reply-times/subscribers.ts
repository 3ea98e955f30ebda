import { subscriber } from '../../../platform/events/subscriber.ts'
import { readProfiles } from '../../profiles/index.ts'
import { noteReplying } from './writer.ts'

/** Creators who write are measured from then on. */
export const noteReplies = subscriber('messaging.note-replies', {
  'messaging.message-sent': async (tx, events, scope) => {
    const senders = [...new Set(events.map(({ payload }) => payload.senderId))]
    const creators = (await readProfiles(tx, senders)).filter((one) => one.creator_since !== null)
    const ids = creators.map(({ account_id }) => account_id)
    if (ids.length > 0) await noteReplying(tx, ids, scope.now())
  },
})
