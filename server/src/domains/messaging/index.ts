export { canHearConversation } from './conversations/membership.ts'
export { messagingRoutes } from './routes.ts'
export { messagingSubscribers } from './subscribers.ts'
