import { type AttachmentPurpose, limits } from '@fanfare/contract/limits'
import { useSyncExternalStore } from 'react'
import { ownFiles } from '../../../core/device/own-files.ts'
import {
  browserPorts,
  createUploads,
  keptFiles,
  type NewUpload,
  type Upload,
} from '../../uploads/index.ts'
import type { OutgoingFile } from './outgoing-file.ts'

/**
 * Files on their way into messages. They have a queue of their own: a photo for somebody does not wait behind
 * the films of a creator, and no other screen shows it.
 */
export const fileUploads = createUploads({
  ports: browserPorts,
  attach: async () => {},
  onKnown: ({ uploadId, storedParts }) => {
    if (uploadId) void keptFiles.keep({ uploadId, target: null, storedParts, handle: null })
  },
  onForgotten: ({ uploadId }) => {
    if (uploadId) void keptFiles.forget(uploadId)
  },
})

const purposes: Readonly<Record<OutgoingFile['kind'], AttachmentPurpose>> = {
  image: 'message-image',
  video: 'message-video',
  audio: 'message-audio',
  voice: 'message-audio',
  file: 'message-file',
}

export const uploadOf = (
  { id, uploadId, kind, name, type, bytes }: OutgoingFile,
  file: File,
): NewUpload => ({
  id,
  uploadId,
  name,
  type,
  file,
  size: bytes,
  purpose: purposes[kind],
  lastModified: file.lastModified,
  fingerprint: null,
  target: null,
})

const lost = (name: string) =>
  `We lost “${name}” when this page was closed. Remove this message and choose the file again.`

/** Parts that the store has confirmed before a reload are not sent again. */
const addFrom = async (outgoing: OutgoingFile, file: File) => {
  const kept = outgoing.uploadId && (await keptFiles.find(outgoing.uploadId))
  fileUploads.add([{ ...uploadOf(outgoing, file), storedParts: kept ? kept.storedParts : [] }])
}

/**
 * Brings on its way what is not: after a failure, after a reload, or when the server has forgotten what had
 * arrived. Answers why that can't be done, or null.
 */
export const sendOn = async (outgoing: OutgoingFile): Promise<string | null> => {
  const known = fileUploads.read().find(({ id }) => id === outgoing.id)
  if (known?.state === 'error') fileUploads.resume(known.id)
  if (known) return null
  const file = await ownFiles.find(outgoing.id)
  if (!file) return lost(outgoing.name)
  await addFrom(outgoing, file)
  return null
}

const byId = (uploads: readonly Upload[]): ReadonlyMap<string, Upload> =>
  new Map(uploads.map((upload) => [upload.id, upload]))

/** How far each is. */
export const useFileUploads = () =>
  byId(useSyncExternalStore(fileUploads.subscribe, fileUploads.read))

export const mostFiles = limits.attachments
