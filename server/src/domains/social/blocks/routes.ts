import { handlers } from '../../../platform/http/handler.ts'
import { blockUser } from './block-user.ts'
import { listBlocked, listMuted } from './lists.ts'
import { muteUser } from './mute-user.ts'
import { unblockUser } from './unblock-user.ts'
import { unmuteUser } from './unmute-user.ts'

export const blockRoutes = handlers({
  blockUser: (scope, { params }) => blockUser(scope, params.id),

  unblockUser: (scope, { params }) => unblockUser(scope, params.id),

  muteUser: (scope, { params }) => muteUser(scope, params.id),

  unmuteUser: (scope, { params }) => unmuteUser(scope, params.id),

  listBlocked: (scope, { query }) => listBlocked(scope, query),

  listMuted: (scope, { query }) => listMuted(scope, query),
})
