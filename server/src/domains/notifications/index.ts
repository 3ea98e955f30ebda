export { notificationDue } from './due.ts'
export { readSwitches } from './reader/settings.ts'
export { notificationRoutes } from './routes.ts'
export { notificationSubscribers } from './subscribers.ts'
