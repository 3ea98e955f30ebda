import type { AssetId, MessageId, OpenAttachment } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { holdGrant, messageResource } from '../../entitlements/index.ts'
import {
  type AssetSummary,
  addressExpiry,
  readAssets,
  signOriginal,
  signPictures,
  signPlayback,
  signPreviews,
} from '../../media/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import { findMessage, type MessageRow } from '../messages/reader.ts'
import { safeName } from './file-name.ts'
import { readGrantsOf } from './grants.ts'
import { holds, isLocked } from './policy.ts'
import { canRead } from './readable.ts'
import { type AttachmentRow, readAttachments } from './reader.ts'
import { stateOf } from './state.ts'
import { noteOpened } from './writer.ts'

/**
 * What was bought stays its buyer's: neither deleting nor leaving nor a block takes it away. Nothing is given of
 * somebody who is suspended.
 */
const requireOpen = async (scope: SignedInScope, id: MessageId): Promise<MessageRow> => {
  const row = (await findMessage(scope.db, id)) ?? fail('message.not-found')
  const grants = await readGrantsOf(scope, [row])
  if (holds(row, grants)) {
    const isSuspended = (await readSuspended(scope.db, [row.sender_id])).size > 0
    return isSuspended ? fail('message.not-found') : row
  }
  if (!(await canRead(scope, row))) return fail('message.not-found')
  return isLocked(row, scope.actor.accountId, grants) ? fail('attachment.locked') : row
}

/** A refund asks whether it was had, so it is noted before it is given, and only while nobody gives it back. */
const noteHad = async (scope: SignedInScope, { id, sender_id, price }: MessageRow) => {
  const { accountId } = scope.actor
  if (price === null || sender_id === accountId) return
  await scope.transact(async (tx) => {
    const now = scope.now()
    const resource = messageResource(id)
    if (!(await holdGrant(tx, { accountId, resource }, now))) fail('attachment.locked')
    await noteOpened(tx, { account_id: accountId, message_id: id, opened_at: now })
  })
}

const playback = async (scope: Scope, id: AssetId, type: 'video' | 'audio') => {
  const { waveform, width, height, storyboards, ...signed } = await signPlayback(scope, id)
  const timed = { ...signed, beginsAt: 0, captions: [], chapters: [], resumeAt: null }
  if (type === 'audio') return { type, waveform, ...timed }
  return { type, width: width ?? 0, height: height ?? 0, storyboards, ...timed }
}

const sign = async (
  scope: Scope,
  { asset_id: id, kind }: AttachmentRow,
  { fileName, type }: AssetSummary,
): Promise<OpenAttachment> => {
  const expiresAt = addressExpiry(scope.now()).toISOString()
  switch (kind) {
    case 'image': {
      const signed = (await signPictures(scope, [id])).get(id) ?? fail('attachment.not-ready')
      return { type: 'image', picture: { ...signed, altText: '' }, expiresAt }
    }
    case 'video':
      return playback(scope, id, 'video')
    case 'audio':
    case 'voice':
      return playback(scope, id, 'audio')
    case 'file':
      return {
        type: 'file',
        url: await signOriginal(scope, id, safeName(fileName, type ?? '')),
        expiresAt,
      }
  }
}

export const openAttachment = async (scope: SignedInScope, id: MessageId, assetId: AssetId) => {
  const message = await requireOpen(scope, id)
  const all = await readAttachments(scope.db, [message])
  const row = all.find(({ asset_id }) => asset_id === assetId) ?? fail('message.not-found')
  const asset = (await readAssets(scope.db, [assetId])).get(assetId)
  if (!asset || stateOf(asset) !== 'ready') return fail('attachment.not-ready')
  await noteHad(scope, message)
  const previews = await signPreviews(scope, [assetId])
  return {
    attachment: await sign(scope, row, asset),
    preview: previews.get(assetId) ?? null,
  }
}
