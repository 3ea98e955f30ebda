export { recommendationDue } from './due.ts'
export { recommendationRoutes } from './routes.ts'
export { recommendationSubscribers } from './subscribers.ts'
