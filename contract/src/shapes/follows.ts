import { z } from 'zod'

/** Which of a creator's posts a follower is told about. */
export const FollowBell = z.enum(['all', 'highlights', 'none'])
export type FollowBell = z.infer<typeof FollowBell>

/** What a creator is to the person who asks. The bell is theirs only while they follow. */
export const FollowState = z.object({ follows: z.boolean(), bell: FollowBell.nullable() })
export type FollowState = z.infer<typeof FollowState>

/** What stands beside every creator. Whoever is not signed in follows nobody: null. */
export const FollowFacts = z.object({
  followerCount: z.int(),
  viewer: FollowState.nullable(),
})
export type FollowFacts = z.infer<typeof FollowFacts>

/** Where somebody followed: on the profile, beside a post, in a list or on a card, or in a starter pack. */
export const FollowSource = z.enum(['profile', 'post', 'card', 'pack', 'other'])
export type FollowSource = z.infer<typeof FollowSource>

/** A creator's own followers: how many now, and who came and went on each day (UTC). */
export const FollowerDays = z.object({
  total: z.int(),
  gained: z.int(),
  lost: z.int(),
  /** All of them, the oldest first, also those on which nothing happened. */
  days: z.array(z.object({ date: z.iso.date(), gained: z.int(), lost: z.int() })),
  /** Where those who came within these days did; in sum all of them. */
  sources: z.record(FollowSource, z.int()),
})
export type FollowerDays = z.infer<typeof FollowerDays>

/** Off until somebody turns it on: whom they follow, and that they are among the followers. */
export const FollowPrivacy = z.object({ showFollowing: z.boolean() })
export type FollowPrivacy = z.infer<typeof FollowPrivacy>
