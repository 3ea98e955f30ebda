export { readSwitches } from './reader.ts'
export { notificationRoutes } from './routes.ts'
