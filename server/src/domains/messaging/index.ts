export { readConversationOf, readMessageForSale } from './attachments/for-sale.ts'
export { readOpenedAt } from './attachments/reader.ts'
export { readShowingActivity } from './contact/reader.ts'
export { canHearConversation } from './conversations/membership.ts'
export { messagingDue } from './due.ts'
export { type CopiedMessage, copyLastMessages, copyMessage } from './messages/copy-for-report.ts'
export { canSeePresence } from './presence/can-see-presence.ts'
export { tellTyping } from './presence/tell-typing.ts'
export { messagingRoutes } from './routes.ts'
export { messagingSubscribers } from './subscribers.ts'
export {
  type ConversationFact,
  readCaughtUp,
  readConversationFacts,
  readUnreadBehind,
} from './unread/reader.ts'
