import type { AccountId, ContentId, ConversationId } from '@fanfare/contract'
import { canHearContent } from '../domains/catalog/index.ts'
import { readSubscriptionsOf } from '../domains/entitlements/index.ts'
import {
  canHearConversation,
  canSeePresence,
  readShowingActivity,
  tellTyping,
} from '../domains/messaging/index.ts'
import { hasBlocks, seeProfile } from '../domains/profiles/index.ts'
import { readFollowsOf } from '../domains/social/index.ts'
import { ownAccount, type TopicRules } from '../platform/realtime/rules.ts'
import type { RealtimeOptions } from '../platform/realtime/server.ts'
import type { Scope } from '../platform/scope.ts'

/** Who may hear of what: whoever may see it. */
const topicRules = (scope: Scope): TopicRules => ({
  account: ownAccount,
  feed: ownAccount,
  notifications: ownAccount,
  profile: async (actor, id) => (await seeProfile(scope.db, actor, id as AccountId)) !== null,
  content: (actor, id) => canHearContent({ ...scope, actor }, id as ContentId),
  conversation: (actor, id) => canHearConversation({ ...scope, actor }, id as ConversationId),
  presence: (actor, id) => canSeePresence({ ...scope, actor }, id as AccountId),
})

type Ports =
  | 'rules'
  | 'hasBlocks'
  | 'readFollows'
  | 'readSubscriptions'
  | 'showsActivity'
  | 'tellTyping'

/** What sockets ask the domains. */
export const realtimePorts = (scope: Scope): Pick<RealtimeOptions, Ports> => ({
  rules: topicRules(scope),
  hasBlocks: (accountId) => hasBlocks(scope.db, accountId),
  readFollows: (accountIds) => readFollowsOf(scope.db, accountIds),
  readSubscriptions: (accountIds) => readSubscriptionsOf(scope.db, accountIds, scope.now()),
  // Asked again right after it was changed.
  showsActivity: (ids) => readShowingActivity(scope.primary, ids as readonly AccountId[]),
  tellTyping: (actor, typing) => tellTyping({ ...scope, actor }, typing),
})
