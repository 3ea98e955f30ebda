import { z } from 'zod'
import { AccountId, Instant, SessionId } from '../core/ids.ts'
import { atLeast, atMost, trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'

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
}

export const ProfileView = z.object({
  id: AccountId,
  ...shownOnProfile,
  isCreator: z.boolean(),
  isVerified: z.boolean(),
  joinedAt: Instant,
  abilities: z.object({ edit: z.boolean() }),
})
export type ProfileView = z.infer<typeof ProfileView>

/** The signed-in person as the shell and the settings need them. */
export const Viewer = AccountView.extend({
  ...shownOnProfile,
  pictureProcessing: z.boolean(),
  visibility: Visibility,
})
export type Viewer = z.infer<typeof Viewer>

export const CreatorCard = ProfileView.pick({
  id: true,
  username: true,
  displayName: true,
  bio: true,
  picture: true,
  isVerified: true,
})
export type CreatorCard = z.infer<typeof CreatorCard>

export const DeviceView = z.object({
  id: SessionId,
  name: z.string().describe('such as Chrome on Windows'),
  address: z.string(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof DeviceView>

export const NotificationSettings = z.object({
  newSubscriptions: z.boolean(),
  commentsAndLikes: z.boolean(),
  directMessages: z.boolean(),
  paymentUpdates: z.boolean(),
  systemUpdates: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
