import { z } from 'zod'
import { AccountId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import {
  BirthDate,
  Category,
  CreatorCard,
  CreatorSummary,
  DataSharing,
  NewCreator,
  ProfileFields,
  ProfilePage,
  ProfileView,
  Username,
  Visibility,
} from '../shapes/index.ts'

const CreatorSort = z.enum(['newest', 'followers', 'trending'])
const Only = z.literal('true')

/** By username, or by the id of the account, which can never be one. */
export const readProfile = route({
  method: 'GET',
  path: '/profile/:username',
  access: 'public',
  object: { in: 'params', name: 'username', kind: 'username', allowed: 'anyone' },
  params: z.object({ username: z.string().max(40) }),
  reply: z.object({ user: ProfilePage }),
  errors: ['profile.not-found'],
  example: {},
})

/** For whoever chooses one: a name that only signed-in people may see is taken too. */
export const checkUsername = route({
  method: 'GET',
  path: '/profile/usernames/:username',
  access: 'public',
  params: z.object({ username: Username }),
  reply: z.object({ available: z.boolean() }),
  rateLimit: { points: 120, seconds: 3600, by: 'address' },
  example: { params: { username: 'somebody_new' } },
})

export const updateProfile = route({
  method: 'PUT',
  path: '/profile/:id',
  ...ownById('signed-in', 'profile', AccountId),
  body: ProfileFields.partial(),
  reply: z.object({ user: ProfileView }),
  errors: ['profile.not-found', 'auth.username-taken', 'request.invalid'],
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: { body: { bio: 'Paints weather.' } },
})

/** Newest first unless asked otherwise. Trending are those who won followers within a week. */
export const listCreators = route({
  method: 'GET',
  path: '/profile/creators',
  access: 'public',
  query: PageQuery.extend({
    sort: CreatorSort.optional(),
    category: Category.optional(),
    /** Only those who are verified, sell a tier, or became creators within 90 days. */
    verified: Only.optional(),
    tiers: Only.optional(),
    new: Only.optional(),
  }),
  reply: page('creators', CreatorCard),
  errors: ['request.cursor-mismatch'],
  publicCache: 60,
  example: { query: { limit: 50 } },
})

/** Those who won most followers within a week. */
export const listTrendingCreators = route({
  method: 'GET',
  path: '/profile/creators/trending',
  access: 'public',
  reply: z.object({ creators: z.array(CreatorSummary) }),
  publicCache: 60,
  example: {},
})

/** Who became a creator within 90 days and has published something, newest first. */
export const listNewCreators = route({
  method: 'GET',
  path: '/profile/creators/new',
  access: 'public',
  reply: z.object({ creators: z.array(NewCreator) }),
  publicCache: 60,
  example: {},
})

export const updatePrivacy = route({
  method: 'PUT',
  path: '/profile/settings',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  body: z.object({ visibility: Visibility }),
  reply: z.object({ visibility: Visibility }),
  example: { body: { visibility: 'everyone' } },
})

/** Only its own person reads it; creators never see more than totals. */
export const readDataSharing = route({
  method: 'GET',
  path: '/profile/settings/data-sharing',
  access: 'signed-in',
  reply: DataSharing,
  example: {},
})

/**
 * What is left out stays as it was. Turned off, everything that was given is deleted, and nothing is
 * kept until it is turned on again.
 */
export const updateDataSharing = route({
  method: 'PUT',
  path: '/profile/settings/data-sharing',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  body: DataSharing.partial(),
  reply: DataSharing,
  example: { body: { on: true, ageRange: '25-34' } },
})

export const becomeCreator = route({
  method: 'POST',
  path: '/profile/creator',
  access: 'signed-in',
  /** Needed unless they have given it before. */
  body: z.object({ birthDate: BirthDate.optional() }),
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  reply: z.object({ user: ProfileView }),
  errors: ['auth.already-creator', 'auth.forbidden', 'auth.under-age', 'request.invalid'],
  example: { body: { birthDate: '1990-04-12' } },
})
