import { z } from 'zod'
import { AccountId, Instant, SessionId } from '../core/ids.ts'
import { atLeast, atMost, trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { Category } from './category.ts'
import { FollowFacts } from './follows.ts'

export const Role = z.enum(['fan', 'creator', 'moderator', 'admin'])
export type Role = z.infer<typeof Role>

export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.username.min, atLeast(limits.username.min, 'characters'))
  .max(limits.username.max, atMost(limits.username.max, 'characters'))
  .regex(/^[a-z0-9_]+$/, 'Use only letters, numbers and _')

export const DisplayName = trimmedText(limits.displayName).min(1, 'Enter a display name')

export const Email = z.email('Enter a valid email address').max(254).toLowerCase()

export const NewPassword = z
  .string()
  .min(limits.password.min, atLeast(limits.password.min, 'characters'))
  .max(limits.password.max, atMost(limits.password.max, 'characters'))

/** The password in use: its length was checked when it was chosen. */
export const CurrentPassword = z.string().min(1, 'Enter your password').max(128)

const Website = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: 'Start with http:// or https://' })
    .max(limits.website, atMost(limits.website, 'characters')),
])

export const ProfileFields = z.object({
  displayName: DisplayName,
  username: Username,
  bio: trimmedText(limits.bio),
  location: trimmedText(limits.location),
  website: Website,
})

export const Visibility = z.enum(['everyone', 'signed-in'])

/** A picture that may be shown to everyone: immutable addresses by width, and a tiny stand-in. */
export const Picture = z.object({
  variants: z.array(z.object({ width: z.int(), url: z.string() })),
  placeholder: z.string().describe('data URL of a few hundred bytes'),
})
export type Picture = z.infer<typeof Picture>

/** A day of the calendar, such as 1990-04-12. Nobody is shown it again. */
export const BirthDate = z.iso
  .date('Enter your birth date')
  .refine((day) => day >= '1900-01-01', 'Check the year')

/** What identity alone knows of the person who is signed in. */
export const AccountView = z.object({
  id: AccountId,
  email: z.string(),
  emailVerified: z.boolean(),
  role: Role,
  secondFactor: z.boolean(),
})
export type AccountView = z.infer<typeof AccountView>

const shownOnProfile = {
  username: z.string(),
  displayName: z.string(),
  bio: z.string(),
  location: z.string(),
  website: z.string(),
  picture: Picture.nullable(),
  /** The wide cover image above everything else. */
  banner: Picture.nullable(),
}

export const ProfileView = z.object({
  id: AccountId,
  ...shownOnProfile,
  isCreator: z.boolean(),
  isVerified: z.boolean(),
  /** Somebody can subscribe to them. */
  sellsTiers: z.boolean(),
  /** Of most of their posts of the last 90 days, as it is kept; null without any. */
  category: Category.nullable(),
  joinedAt: Instant,
  abilities: z.object({ edit: z.boolean() }),
})
export type ProfileView = z.infer<typeof ProfileView>

/**
 * What the page of a profile shows: with the posts that are published, and the views and likes of all
 * there ever were, by counters that are kept.
 */
export const ProfilePage = ProfileView.extend({
  ...FollowFacts.shape,
  /** Null unless the person shows whom they follow, or asks about themselves. */
  followingCount: z.int().nullable(),
  /** By the person who asks. */
  isMuted: z.boolean(),
  contentCount: z.int(),
  totalViews: z.int(),
  totalLikes: z.int(),
  /** At least one with something published in it. */
  hasSeries: z.boolean(),
})
export type ProfilePage = z.infer<typeof ProfilePage>

/** The signed-in person as the shell and the settings need them. */
export const Viewer = AccountView.extend({
  ...shownOnProfile,
  /** Another one was sent; the old one is shown until it is ready. */
  pictureProcessing: z.boolean(),
  bannerProcessing: z.boolean(),
  isVerified: z.boolean(),
  visibility: Visibility,
  /** Decides which feed they open the app with. */
  followingCount: z.int(),
})
export type Viewer = z.infer<typeof Viewer>

/** Whoever made or wrote something, beside it. */
export const PersonCard = ProfileView.pick({
  id: true,
  username: true,
  displayName: true,
  picture: true,
  isVerified: true,
  sellsTiers: true,
})
export type PersonCard = z.infer<typeof PersonCard>

/** Somebody whom the caller has blocked or muted. */
export const HiddenPerson = PersonCard.extend({ since: Instant })
export type HiddenPerson = z.infer<typeof HiddenPerson>

/** A creator wherever creators or their work are listed. */
export const CreatorSummary = PersonCard.extend({
  category: ProfileView.shape.category,
  ...FollowFacts.shape,
})
export type CreatorSummary = z.infer<typeof CreatorSummary>

export const CreatorCard = CreatorSummary.extend({ bio: ProfileView.shape.bio })
export type CreatorCard = z.infer<typeof CreatorCard>

/** Somebody who is named in passing, such as the buyer of a sale. Absent where their profile is not shown. */
export const PersonBrief = PersonCard.pick({
  id: true,
  username: true,
  displayName: true,
  picture: true,
})
export type PersonBrief = z.infer<typeof PersonBrief>

export const AgeRange = z.enum(['18-24', '25-34', '35-44', '45-54', '55-64', '65+'])
export const Gender = z.enum(['woman', 'man', 'non-binary', 'another'])

/** What somebody tells about themselves of their own will. Null is what they prefer not to say. */
export const DataSharing = z.object({
  on: z.boolean(),
  ageRange: AgeRange.nullable(),
  gender: Gender.nullable(),
})
export type DataSharing = z.infer<typeof DataSharing>

export const DeviceView = z.object({
  id: SessionId,
  name: z.string().describe('such as Chrome on Windows'),
  address: z.string(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof DeviceView>
