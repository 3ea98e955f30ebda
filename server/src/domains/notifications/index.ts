export { notificationDue } from './due.ts'
export { isMailWanted } from './preferences/subscriptions.ts'
export { notificationRoutes } from './routes.ts'
export { notificationSubscribers } from './subscribers.ts'
