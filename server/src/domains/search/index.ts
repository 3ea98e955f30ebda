export { searchDue } from './due.ts'
export { searchRoutes } from './routes.ts'
export { searchSubscribers } from './subscribers.ts'
export { rebuildIndexes } from './upkeep/rebuild-indexes.ts'
