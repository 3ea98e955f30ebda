import type { AccountId, ContentId, ConversationId } from '@fanfare/contract'
import { canHearContent } from '../domains/catalog/index.ts'
import { canHearConversation } from '../domains/messaging/index.ts'
import { seeProfile } from '../domains/profiles/index.ts'
import { ownAccount, type TopicRules } from '../platform/realtime/rules.ts'
import type { Scope } from '../platform/scope.ts'

/** Who may hear of what: whoever may see it. */
export const topicRules = (scope: Scope): TopicRules => ({
  account: ownAccount,
  feed: ownAccount,
  notifications: ownAccount,
  profile: async (actor, id) => (await seeProfile(scope.db, actor, id as AccountId)) !== null,
  content: (actor, id) => canHearContent({ ...scope, actor }, id as ContentId),
  conversation: (actor, id) => canHearConversation({ ...scope, actor }, id as ConversationId),
})
