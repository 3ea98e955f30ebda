import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { lockByPendingPicture, updateConversationRow } from './writer.ts'

type Ready = StoredEvent<'media.asset-ready'>
type Failed = StoredEvent<'media.asset-failed'>

/** Pictures of profiles are among them, of which no group is waiting for one. */
const lockGroups = async (tx: Transaction, events: readonly (Ready | Failed)[]) => {
  const pictures = events.filter(({ payload }) => payload.purpose === 'avatar')
  const ids = pictures.map(({ payload }) => payload.assetId)
  return ids.length === 0 ? [] : lockByPendingPicture(tx, ids)
}

const showReady = async (tx: Transaction, events: readonly Ready[], scope: WritingScope) => {
  for (const { id, picture_asset_id, picture_pending_id } of await lockGroups(tx, events)) {
    await updateConversationRow(tx, id, {
      picture_asset_id: picture_pending_id,
      picture_pending_id: null,
    })
    if (picture_asset_id) await removeAsset(tx, picture_asset_id, scope.now())
    tx.emit('messaging.conversation-changed', { conversationId: id })
  }
}

const letGoOfFailed = async (tx: Transaction, events: readonly Failed[]) => {
  for (const { id, picture_pending_id } of await lockGroups(tx, events)) {
    await updateConversationRow(tx, id, { picture_pending_id: null })
    tx.emit('messaging.conversation-changed', { conversationId: id })
    const failed = events.find(({ payload }) => payload.assetId === picture_pending_id)
    if (!failed) continue
    const { ownerId: accountId, reason } = failed.payload
    tx.emit('messaging.group-picture-failed', { conversationId: id, accountId, reason })
  }
}

/** Takes a picture into use once it is made, unless another was chosen meanwhile. */
export const showPictures = subscriber('messaging.show-pictures', {
  'media.asset-ready': showReady,
  'media.asset-failed': letGoOfFailed,
})
