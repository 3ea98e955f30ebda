import {
  type AssetPurpose,
  avatarSizes,
  bannerRatio,
  bannerSizes,
  coverSizes,
  isAttachmentPurpose,
  isProfilePicture,
  partBytes,
  type Role,
  type UploadPurpose,
  uploadPurposes,
  uploadRules,
} from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Allowance } from './reader/uploads.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const lengths = {
  /** How long an address to send a file or a part of one to is valid. */
  address: hour,
  /** How long a file sent in parts may take, and one that has arrived may wait to be used. */
  upload: 7 * day,
  /** After that, for one that was being sent when it expired. */
  lateUpload: hour,
  /** No workflow outlives a day. */
  processing: day,
  /** Pages that were cached before still show a picture that was replaced. */
  replaced: hour,
  /** How long the sweep has for removing what it took; after a crash the next one takes it. */
  lease: 5 * minute,
  /** How long a run keeps its lease after the last sign of life from its workflow. */
  runLease: 5 * minute,
} as const

export const uploadKey = (uploadId: string) => `uploads/${uploadId}`

interface OfferedFile {
  readonly purpose: UploadPurpose
  readonly type: string
  readonly bytes: number
}

export const isAllowedType = (purpose: UploadPurpose, type: string) =>
  uploadPurposes[purpose].types.some((allowed) => allowed === type)

const largest = (purpose: UploadPurpose, verified: boolean) => {
  const rule: { readonly bytes: number; readonly verifiedBytes?: number } = uploadPurposes[purpose]
  return verified ? (rule.verifiedBytes ?? rule.bytes) : rule.bytes
}

/** How well we know whoever stores something. */
export interface Trust {
  readonly emailVerified: boolean
  readonly role: Role
  readonly verified: boolean
}

export const storedAtMost = ({ emailVerified, role, verified }: Trust): number => {
  if (!emailVerified) return 0
  if (verified) return uploadRules.storedBytes.verified
  return role === 'creator' ? uploadRules.storedBytes.creator : uploadRules.storedBytes.fan
}

export const canUpload = (
  { purpose, type, bytes }: OfferedFile,
  allowance: Allowance,
  account: Pick<Trust, 'emailVerified' | 'role'>,
): Verdict => {
  if (!account.emailVerified) return deny('auth.email-not-verified')
  if (!isAllowedType(purpose, type)) return deny('upload.type-not-allowed')
  if (bytes > largest(purpose, allowance.verified)) return deny('upload.too-large')
  const { verified } = allowance
  const most = storedAtMost({ ...account, verified })
  if (allowance.used_bytes + bytes > most) return deny('upload.over-quota')
  return allow
}

/** Null when it is sent in one request. */
export const partSizeFor = (bytes: number) =>
  bytes > uploadRules.multipartAbove ? partBytes(bytes) : null

/**
 * Until when something may arrive at the address of a file that is sent in one request, whatever has
 * become of that file. Parts of what was given up are refused by the store.
 */
export const mayArriveUntil = (bytes: number, from: Date): Date =>
  partSizeFor(bytes) === null ? after(from, lengths.address + lengths.lateUpload) : from

/** How long one part is; 0 when the file has no such part. */
export const bytesOfPart = (part: number, partSize: number, total: number) =>
  Math.max(0, Math.min(partSize, total - (part - 1) * partSize))

/** Whether something will still come of it, or has. */
export const isInUse = (asset: { readonly status: string; readonly removed_at: Date | null }) =>
  asset.status !== 'failed' && asset.removed_at === null

export const isEnded = ({ status }: { readonly status: string }) =>
  status === 'ready' || status === 'failed'

const heavyPurposes = new Set<AssetPurpose>([
  ...(['video', 'audio', 'teaser'] as const),
  ...(['message-video', 'message-audio'] as const),
])

/** Takes minutes and whole cores, so it waits in line; the others are done at once. */
export const isHeavy = (purpose: AssetPurpose, type: string | null) =>
  heavyPurposes.has(purpose) || type === 'image/gif'

const keptPurposes = new Set<AssetPurpose>(['video', 'audio', 'image', 'message-file'])

/** Kept for downloads and for making it anew; of the others only what was made of them is. */
export const keepsOriginal = (purpose: AssetPurpose) => keptPurposes.has(purpose)

/** What is made of a file in a message takes the space that the file took. */
export const takesSpace = (purpose: AssetPurpose) =>
  keepsOriginal(purpose) || isAttachmentPurpose(purpose)

/** A picture of a profile or a file of a message is sent again; of a post the file is kept for another try. */
export const canRetry = (purpose: AssetPurpose) =>
  !isProfilePicture(purpose) && !isAttachmentPurpose(purpose)

interface PublicRendition {
  readonly folder: string
  /** Width by height of the crop; the picture's own when absent. */
  readonly ratio: number | null
  readonly widths: readonly number[]
}

const covers: PublicRendition = { folder: 'covers', ratio: null, widths: coverSizes }

/** What is made for everybody to see. */
export const publicRenditions = {
  avatar: { folder: 'avatars', ratio: 1, widths: avatarSizes },
  banner: { folder: 'banners', ratio: bannerRatio, widths: bannerSizes },
  thumbnail: covers,
  cover: covers,
} as const satisfies Partial<Record<AssetPurpose, PublicRendition>>

type PublicPurpose = keyof typeof publicRenditions

export const isPublicPurpose = (purpose: AssetPurpose): purpose is PublicPurpose =>
  purpose in publicRenditions

/** Nothing is blown up beyond the source, but there is always one. */
export const widthsFor = (
  widths: readonly number[],
  ratio: number | null,
  source: { readonly width: number; readonly height: number },
): readonly number[] => {
  const cropped = ratio ? Math.min(source.width, source.height * ratio) : source.width
  const fitting = widths.filter((width) => width <= cropped)
  return fitting.length > 0 ? fitting : widths.slice(0, 1)
}

export const publicFolderOf = (purpose: PublicPurpose, assetId: string) =>
  `${publicRenditions[purpose].folder}/${assetId}/`
