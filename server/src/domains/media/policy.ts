import { avatarSizes, type UploadPurpose, uploadPurposes } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'

const minute = 60_000
const hour = 60 * minute

export const lengths = {
  /** How long an address to send a file to is valid. */
  upload: hour,
  /** After that, for one that was being sent when it expired. */
  lateUpload: hour,
  /** No workflow outlives a day. */
  processing: 24 * hour,
  /** Pages that were cached before still show a picture that was replaced. */
  replaced: hour,
  /** How long the sweep has for removing what it took; after a crash the next one takes it. */
  lease: 5 * minute,
} as const

export const after = (instant: Date, milliseconds: number) =>
  new Date(instant.getTime() + milliseconds)

export const uploadKey = (uploadId: string) => `uploads/${uploadId}`

interface OfferedFile {
  readonly purpose: UploadPurpose
  readonly type: string
  readonly bytes: number
}

export const isAllowedType = (purpose: UploadPurpose, type: string) =>
  uploadPurposes[purpose].types.some((allowed) => allowed === type)

export const canUpload = ({ purpose, type, bytes }: OfferedFile): Verdict => {
  if (!isAllowedType(purpose, type)) return deny('upload.type-not-allowed')
  if (bytes > uploadPurposes[purpose].bytes) return deny('upload.too-large')
  return allow
}

/** Whether something will still come of it, or has. */
export const isInUse = (asset: { readonly status: string; readonly removed_at: Date | null }) =>
  asset.status !== 'failed' && asset.removed_at === null

export interface Rendition {
  readonly folder: string
  /** Width by height of the crop. */
  readonly ratio: number
  readonly widths: readonly number[]
}

export const renditions: Readonly<Record<UploadPurpose, Rendition>> = {
  avatar: { folder: 'avatars', ratio: 1, widths: avatarSizes },
}

/** Nothing is blown up beyond the source, but there is always one. */
export const widthsFor = (
  { widths, ratio }: Rendition,
  source: { readonly width: number; readonly height: number },
): readonly number[] => {
  const cropped = Math.min(source.width, source.height * ratio)
  const fitting = widths.filter((width) => width <= cropped)
  return fitting.length > 0 ? fitting : widths.slice(0, 1)
}

export const folderOf = (purpose: UploadPurpose, assetId: string) =>
  `${renditions[purpose].folder}/${assetId}/`

/** What people are told when a picture cannot be used. */
export const failures = {
  unreadable: 'This file is not a picture we can read. Send a JPG, PNG, GIF or WebP.',
  tooLarge: 'This picture has too many pixels. Send one of at most 40 megapixels.',
  tooManyFrames: 'This animation has too many frames. Send a shorter one or a still picture.',
  damaged: 'This picture is damaged or incomplete. Send it again, or another one.',
  tooSlow: 'This picture takes too long to read. Save it anew or send another one.',
  changed: 'The file changed after you sent it. Send it again.',
  gone: 'The file did not arrive whole. Send it again.',
  givenUp: 'We could not process this picture. Send it again.',
} as const
