import {
  type AttachmentKind,
  type AttachmentPurpose,
  attachmentPurposes,
  isAttachmentPurpose,
  type NewAttachment,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, readAssets } from '../../media/index.ts'
import type { AttachmentRow, Place } from './reader.ts'

const kinds: Readonly<Record<AttachmentPurpose, AttachmentKind>> = {
  'message-image': 'image',
  'message-video': 'video',
  'message-audio': 'audio',
  'message-file': 'file',
}

/** With what the store has of it. */
export type Arrived = NewAttachment & {
  readonly arrival: Awaited<ReturnType<typeof checkArrived>>
}

/** Asked before the transaction: none waits for the store. */
export const findArrived = (
  scope: SignedInScope,
  attachments: readonly NewAttachment[],
): Promise<Arrived[]> =>
  Promise.all(
    attachments.map(async (one) => ({ ...one, arrival: await checkArrived(scope, one.uploadId) })),
  )

const acceptAll = async (tx: Transaction, scope: SignedInScope, arrived: readonly Arrived[]) => {
  const ownerId = scope.actor.accountId
  const accepted = new Map<string, AttachmentRow['asset_id']>()
  // In one order, so that two messages with the same files do not wait for each other.
  for (const { uploadId, arrival } of arrived.toSorted((a, b) =>
    a.uploadId < b.uploadId ? -1 : 1,
  )) {
    const wanted = { ownerId, purpose: attachmentPurposes, arrival, held: [] }
    accepted.set(uploadId, await acceptUpload(tx, wanted, scope.now()))
  }
  return accepted
}

const kindOf = (purpose: string | undefined, isVoice: boolean): AttachmentKind => {
  const kind = purpose && isAttachmentPurpose(purpose) ? kinds[purpose] : 'file'
  if (!isVoice) return kind
  if (kind === 'audio') return 'voice'
  return fail('request.invalid', { fields: { attachments: 'Voice notes are audio' } })
}

/** Uploads of the sender, each for this one message. */
export const acceptAttachments = async (
  tx: Transaction,
  scope: SignedInScope,
  arrived: readonly Arrived[],
): Promise<Omit<AttachmentRow, keyof Place>[]> => {
  if (arrived.length === 0) return []
  const accepted = await acceptAll(tx, scope, arrived)
  const assets = await readAssets(tx, [...accepted.values()])
  return arrived.map(({ uploadId, isVoice, waveform }, position) => {
    const asset_id = accepted.get(uploadId) ?? fail('upload.not-found')
    const kind = kindOf(assets.get(asset_id)?.purpose, isVoice)
    return { position, asset_id, kind, waveform: isVoice ? waveform : null }
  })
}
