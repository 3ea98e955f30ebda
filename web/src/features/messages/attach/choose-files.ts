import type { AttachmentKind } from '@fanfare/contract'
import { type AttachmentPurpose, attachmentPurposes } from '@fanfare/contract/limits'
import { checkFile, compressPicture } from '../../uploads/index.ts'
import type { Recording } from '../voice/recorder.ts'
import { fileUploads, uploadOf } from './file-uploads.ts'
import type { OutgoingFile } from './outgoing-file.ts'
import { attachmentRefusals } from './refusals.ts'

/** What each entry of the menu takes. What is dropped or pasted may be any of it. */
export const kindsToChoose = {
  visual: ['message-image', 'message-video'],
  audio: ['message-audio'],
  file: ['message-file'],
  any: attachmentPurposes,
} as const satisfies Record<string, readonly AttachmentPurpose[]>

const kindOf = (purpose: string) => purpose.replace('message-', '') as AttachmentKind

/** Drawn anew, these would stand still. */
const isAnimated = async (file: File) =>
  file.type === 'image/gif' ||
  (file.type === 'image/webp' && (await file.slice(0, 64).text()).includes('ANIM'))

const smaller = async (file: File) => {
  const isPhoto = file.type.startsWith('image/') && !(await isAnimated(file))
  return isPhoto ? compressPicture(file, 'always') : file
}

/** So that its place has its shape before anybody else has looked at it. */
const sizeOf = async (file: File) => {
  try {
    const image = await createImageBitmap(file)
    const { width, height } = image
    image.close()
    return { width, height }
  } catch {
    return { width: null, height: null }
  }
}

const start = (outgoing: OutgoingFile, file: File) => {
  fileUploads.add([uploadOf(outgoing, file)])
  return outgoing
}

const noSize = { width: null, height: null }

/** Begins to send it at once. Answers with the words of the refusal where it may not be sent. */
export const chooseFile = async (
  chosen: File,
  purposes: readonly AttachmentPurpose[],
): Promise<OutgoingFile | string> => {
  const file = await smaller(chosen)
  const checked = await checkFile(file, purposes, attachmentRefusals)
  if (!checked.ok) return `${chosen.name}: ${checked.why}`
  const kind = kindOf(checked.purpose)
  const size = kind === 'image' ? await sizeOf(file) : noSize
  const { name, size: bytes } = file
  return start(
    {
      id: crypto.randomUUID(),
      uploadId: null,
      hasArrived: false,
      kind,
      name,
      type: checked.type,
      bytes,
      width: size.width,
      height: size.height,
      seconds: null,
      waveform: [],
    },
    file,
  )
}

export const sendRecording = ({ file, seconds, waveform }: Recording): OutgoingFile =>
  start(
    {
      id: crypto.randomUUID(),
      uploadId: null,
      hasArrived: false,
      kind: 'voice',
      name: file.name,
      type: file.type,
      bytes: file.size,
      width: null,
      height: null,
      seconds,
      waveform,
    },
    file,
  )
