/** No zod here: the first load of the web app shows these as hints. */
const MB = 1_000_000
const GB = 1_000 * MB

interface UploadRule {
  readonly bytes: number
  /** For creators whose identity was verified. */
  readonly verifiedBytes?: number
  readonly types: readonly string[]
}

/** What may be sent, by what it is for. The server reads the type from the bytes. */
export const uploadPurposes = {
  avatar: { bytes: 5 * MB, types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
  banner: { bytes: 5 * MB, types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
  video: {
    bytes: 2 * GB,
    verifiedBytes: 20 * GB,
    types: ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/webm', 'video/x-matroska'],
  },
  audio: {
    bytes: 100 * MB,
    types: ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/ogg', 'audio/flac'],
  },
  image: {
    bytes: 10 * MB,
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic'],
  },
  thumbnail: { bytes: 5 * MB, types: ['image/jpeg', 'image/png', 'image/webp'] },
  captions: { bytes: 1 * MB, types: ['text/vtt', 'application/x-subrip'] },
  'message-image': {
    bytes: 10 * MB,
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic'],
  },
  'message-video': {
    bytes: 500 * MB,
    types: ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska'],
  },
  /** Voice notes too, in what browsers record. */
  'message-audio': {
    bytes: 50 * MB,
    types: ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/ogg', 'audio/flac', 'audio/webm'],
  },
  'message-file': { bytes: 25 * MB, types: ['application/pdf', 'text/plain', 'text/markdown'] },
} as const satisfies Record<string, UploadRule>

export type UploadPurpose = keyof typeof uploadPurposes

/** The two pictures of a profile: its photo and its wide cover image. */
export const profilePictures = ['avatar', 'banner'] as const satisfies readonly UploadPurpose[]
export type ProfilePicture = (typeof profilePictures)[number]

export const isProfilePicture = (purpose: string): purpose is ProfilePicture =>
  purpose === 'avatar' || purpose === 'banner'

/** What can be attached to a message. */
export const attachmentPurposes = [
  'message-image',
  'message-video',
  'message-audio',
  'message-file',
] as const satisfies readonly UploadPurpose[]
export type AttachmentPurpose = (typeof attachmentPurposes)[number]

export const isAttachmentPurpose = (purpose: string): purpose is AttachmentPurpose =>
  attachmentPurposes.some((one) => one === purpose)

/** What an asset is for: what was sent, or made by us of what was sent. */
export const assetPurposes = [
  ...(Object.keys(uploadPurposes) as UploadPurpose[]),
  'teaser',
  'cover',
] as const
export type AssetPurpose = (typeof assetPurposes)[number]

const MiB = 1024 * 1024

export const uploadRules = {
  files: 10,
  inFlight: 3,
  /** Larger ones go in parts, which an interruption leaves where they are. */
  multipartAbove: 10 * MB,
  /** Parts whose addresses are asked for at once. */
  partsPerRequest: 20,
  /** What somebody may store, by how well we know them. An unconfirmed account stores nothing. */
  storedBytes: { fan: 1 * GB, creator: 100 * GB, verified: 2_000 * GB },
} as const

/**
 * Whole mebibytes, and at most a thousand parts. Every part costs the browser and the store as much
 * as two or three megabytes more of it would; but one that a bad network never lets through whole is
 * sent for ever, so parts grow with the file only as far as sixteen.
 */
export const partBytes = (bytes: number) => {
  const one = (share: number) => Math.ceil(bytes / share / MiB)
  return Math.max(8, Math.min(16, one(32)), one(1000)) * MiB
}

export const limits = {
  username: { min: 3, max: 30 },
  displayName: 60,
  bio: 500,
  location: 80,
  website: 200,
  password: { min: 10, max: 128 },
  /** Whoever sells is at least this old. */
  sellerAge: 18,
  supportMessage: 4000,
  title: 120,
  description: 5000,
  tags: 15,
  tag: 30,
  comment: 2000,
  /** Comments without a reply are counted up to here; one more stands for any number above. */
  unansweredCount: 99,
  /** People in one comment. */
  mentions: 5,
  gallery: 60,
  chapters: 100,
  chapterTitle: 80,
  altText: 300,
  reportDetails: 2000,
  earlyAccessDays: 30,
  teaserSeconds: { min: 3, max: 180 },
  /** Of a post: its free preview as it is suggested, and at most. */
  teaserShare: { first: 1 / 5, most: 4 / 5 },
  /** Of the stored document: some 25,000 words. A request carries it whole. */
  articleBytes: 200_000,
  seriesTitle: 80,
  seriesParts: 500,
  bulk: 100,
  promotionCode: { min: 3, max: 30 },
  /** Of one creator that fans can use at the same time. */
  promotions: 50,
  promotionContents: 50,
  giftMessage: 500,
  /** For how long a tier can be given to somebody. */
  giftMonths: [1, 3, 6, 12],
  tipMessage: 280,
  refundWords: 1000,
  /** Of one creator on sale at the same time. */
  tiers: 10,
  tierName: 40,
  tierDescription: 500,
  tierBenefits: 10,
  tierBenefit: 120,
  tierSeats: 1_000_000,
  trialDays: 30,
  /**
   * Without a new post for so long: the creator reads of it, is mailed, and renewals are skipped
   * until they publish again. Tiers sold as a library are exempt.
   */
  silenceDays: { shown: 30, mailed: 45, skipped: 60 },
  /** Edits of a tier that people have: gathered so long into one mail, after which it can be left. */
  tierChange: { gatheredHours: 24, days: 30 },
  /** The longest break of a creator, during which nobody is charged. */
  holidayDays: 60,
  /** Creators one person can follow. */
  follows: 2_000,
  /** How far back a creator sees who came and went. */
  followerDays: [7, 28, 90],
  /** How far back a creator compares earnings, subscribers and views. */
  studioDays: 365,
  /** People one person can block, and mute. */
  blocks: 2_000,
  mutes: 2_000,
  /** Creators one person can keep out of their recommendations. */
  hiddenCreators: 500,
  /** Categories somebody chooses, if any. */
  interests: { least: 3, most: 10 },
  /** Starter packs of one person, and creators in one of them. */
  packs: 100,
  packCreators: 50,
  packTitle: 60,
  packDescription: 300,
  /** Of the link at the end of an email. */
  unsubscribeToken: 200,
  /** What somebody searches for, and up to how many results are counted. */
  searchQuery: 200,
  searchTotal: 10_000,
  /** What somebody looks for in their notifications. */
  notificationSearch: 100,
  /** Counts of notifications are exact up to here; one more stands for any number above. */
  notificationCount: 99,
  /** Browsers of one person that get push notifications. */
  pushDevices: 10,
  /** Addresses of push services are long; none comes near this. */
  pushEndpoint: 2_000,
  /** Creators see what people share about themselves only as totals of so many or more. */
  sharedAudience: 50,
  message: 10_000,
  /** Of one message. */
  attachments: 10,
  /** Bars of a voice note, as its sender's browser has measured them. */
  waveform: 64,
  conversationName: 60,
  groupMembers: 100,
  /** To somebody who has not answered yet, and new conversations of that kind in a day. */
  requestMessages: 5,
  requestsPerDay: 20,
  /** What somebody looks for in conversations, and in how many of them, the latest first. */
  messageSearch: 100,
  searchedConversations: 500,
  /** Kinds of reactions shown at a message, besides one’s own, and the letters of one: some are drawn of many. */
  shownReactions: 6,
  emoji: 40,
  /** Texts that a creator keeps, to answer with. */
  savedReplies: 50,
  savedReplyName: 40,
  savedReply: 2_000,
  welcomeMessage: 2_000,
  /** Written within a day, to be sent at once or within so many days. */
  broadcastsPerDay: 10,
  broadcastAheadDays: 90,
  /** Kept with the report of a message: what was written before it. */
  reportedContext: 10,
  /** Unread conversations are counted up to here; one more stands for any number above. */
  unreadConversations: 99,
  /** A deleted post can be restored for this long. */
  undoDays: 30,
} as const

/** The seconds of a post that everybody can play. */
export interface TeaserRange {
  readonly start: number
  readonly end: number
}

const suggestedSeconds = 30

/** What is suggested: a fifth of it at most. */
export const suggestedTeaser = (duration: number): TeaserRange => {
  const share = Math.floor(duration * limits.teaserShare.first)
  return { start: 0, end: Math.max(1, Math.min(suggestedSeconds, share)) }
}

/** Of a short post a short one will do; it is never the whole. */
export const isTeaser = ({ start, end }: TeaserRange, duration: number) => {
  const { teaserSeconds, teaserShare } = limits
  const length = end - start
  const least = Math.min(teaserSeconds.min, Math.floor(duration * teaserShare.first))
  const most = Math.min(teaserSeconds.max, duration * teaserShare.most)
  return length > 0 && length >= least && length <= most && end <= duration + 0.5
}

/** Square widths the pipeline makes of a profile picture. */
export const avatarSizes = [64, 128, 256, 512] as const
/** Widths of a profile's cover image, and how much wider than high it is. */
export const bannerSizes = [640, 1280, 1920] as const
export const bannerRatio = 4
/** Widths of a public cover. */
export const coverSizes = [320, 640, 1280] as const
/** Widths of a published picture, up to its own. */
export const pictureSizes = [480, 960, 1600, 2560] as const
/** Widths of a picture in a message, up to its own; the first is shown in the conversation. */
export const attachmentSizes = [480, 1920] as const
/** Heights of a video, up to its own. */
export const ladder = [240, 360, 540, 720, 1080, 1440, 2160] as const
