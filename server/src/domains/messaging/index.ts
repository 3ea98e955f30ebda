export { readShowingActivity } from './contact/reader.ts'
export { canHearConversation } from './conversations/membership.ts'
export { canSeePresence } from './presence/can-see-presence.ts'
export { tellTyping } from './presence/tell-typing.ts'
export { messagingRoutes } from './routes.ts'
export { messagingSubscribers } from './subscribers.ts'
export { messagingDue } from './unread/due.ts'
export {
  type ConversationFact,
  readCaughtUp,
  readConversationFacts,
  readUnreadBehind,
} from './unread/reader.ts'
