import type { AccountId, Viewer } from '@fanfare/contract'
import { readAccount } from '../domains/identity/index.ts'
import { readProfile, readShownPictures } from '../domains/profiles/index.ts'
import { readFollowingCount } from '../domains/social/index.ts'
import { fail } from '../platform/errors/domain-error.ts'
import { handlers } from '../platform/http/handler.ts'
import type { Scope } from '../platform/scope.ts'

/** The signed-in person as the shell and the settings need them: account and profile together. */
export const readViewerOf = async (scope: Scope, id: AccountId): Promise<Viewer | null> => {
  const [account, profile, followingCount] = await Promise.all([
    readAccount(scope.db, id),
    readProfile(scope.db, id),
    readFollowingCount(scope, id),
  ])
  if (!account || !profile) return null
  const { picture, banner } = await readShownPictures(scope, profile)
  return {
    ...account,
    username: profile.username,
    displayName: profile.display_name,
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    picture,
    banner,
    pictureProcessing: profile.picture_pending_id !== null,
    bannerProcessing: profile.banner_pending_id !== null,
    isVerified: profile.is_verified,
    visibility: profile.visibility,
    followingCount,
  }
}

export const viewerRoutes = handlers({
  readViewer: async (scope) => ({
    user: (await readViewerOf(scope, scope.actor.accountId)) ?? fail('auth.required'),
  }),
})
