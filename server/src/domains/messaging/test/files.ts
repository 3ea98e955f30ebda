import { type AssetId, attachmentPurposes, type MessageId, type UploadId } from '@fanfare/contract'
import type { World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { sendFile } from '../../media/index.ts'
import { completeGatedPicture } from '../../media/test/finish.ts'
import { photo } from '../../media/test/samples.ts'
import { ask } from './talk.ts'

const picture = await photo(64, 64)

export const imageUpload = (by: SignedInScope): Promise<UploadId> =>
  sendFile(by, {
    purpose: attachmentPurposes[0],
    name: 'sky.jpg',
    type: 'image/jpeg',
    bytes: picture,
  })

/** As a message names it. */
export const file = (uploadId: UploadId) => ({ uploadId, isVoice: false, waveform: [] })

/** As the pipeline leaves it. */
export const makeReady = (world: World, ids: readonly string[]) =>
  Promise.all(ids.map((id) => completeGatedPicture(world.scope({ kind: 'system' }), id)))

export const openFile = (by: SignedInScope, id: MessageId, attachmentId: string) =>
  ask(by, 'openAttachment', { params: { id, attachmentId: attachmentId as AssetId } })
