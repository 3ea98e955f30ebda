import { handlers } from '../../platform/http/handler.ts'
import { blockRoutes } from './blocks/routes.ts'
import { followUser } from './commands/follow-user.ts'
import { setFollowBell } from './commands/set-follow-bell.ts'
import { unfollowUser } from './commands/unfollow-user.ts'
import { updateFollowPrivacy } from './commands/update-follow-privacy.ts'
import { listCreators } from './creators.ts'
import { readFollowFactsOf } from './facts.ts'
import { viewFollowerDays } from './follower-days/view.ts'
import { listFollowers, listFollowing } from './lists.ts'
import { packRoutes } from './packs/routes.ts'
import { readPerson } from './reader.ts'
import { listTrendingCreators } from './trending.ts'

const followRoutes = handlers({
  followUser: async (scope, { params, body }) => {
    await followUser(scope, params.id, body?.from)
    return readFollowFactsOf(scope, params.id)
  },

  unfollowUser: async (scope, { params }) => {
    await unfollowUser(scope, params.id)
    return readFollowFactsOf(scope, params.id)
  },

  setFollowBell: async (scope, { params, body }) => {
    await setFollowBell(scope, params.id, body.bell)
    return readFollowFactsOf(scope, params.id)
  },

  listFollowers: (scope, { params, query }) => listFollowers(scope, params.id, query),

  listFollowing: (scope, { params, query }) => listFollowing(scope, params.id, query),

  readFollowerDays: (scope, { query }) => viewFollowerDays(scope, query.days),

  readFollowPrivacy: async ({ db, actor }) => {
    const { shows_following } = await readPerson(db, actor.accountId)
    return { showFollowing: shows_following }
  },

  updateFollowPrivacy: (scope, { body }) => updateFollowPrivacy(scope, body),

  listCreators: (scope, { query }) => listCreators(scope, query),

  listTrendingCreators: async (scope) => ({ creators: await listTrendingCreators(scope) }),
})

export const socialRoutes = { ...followRoutes, ...blockRoutes, ...packRoutes }
