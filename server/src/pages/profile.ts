import type { ProfilePage } from '@fanfare/contract'
import { readCreatorTotals } from '../domains/catalog/index.ts'
import { viewProfile } from '../domains/profiles/index.ts'
import { readFollowCounts, readMutedBy } from '../domains/social/index.ts'
import { handlers } from '../platform/http/handler.ts'
import type { Scope } from '../platform/scope.ts'

const nothing = { contentCount: 0, totalViews: 0, totalLikes: 0, hasSeries: false }

/** What the page of a profile shows: the person, their followers, and what is counted of their work. */
export const viewProfilePage = async (scope: Scope, named: string): Promise<ProfilePage> => {
  const profile = await viewProfile(scope, named)
  const [totals, follows, muted] = await Promise.all([
    profile.isCreator ? readCreatorTotals(scope.db, profile.id) : nothing,
    readFollowCounts(scope, profile.id),
    readMutedBy(scope, [profile.id]),
  ])
  return { ...profile, ...totals, ...follows, isMuted: muted.has(profile.id) }
}

export const profilePageRoutes = handlers({
  readProfile: async (scope, { params }) => ({
    user: await viewProfilePage(scope, params.username),
  }),
})
