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

/** Off until somebody turns it on: whom they follow, and that they are among the followers. */
export const FollowPrivacy = z.object({ showFollowing: z.boolean() })
export type FollowPrivacy = z.infer<typeof FollowPrivacy>
