export { readMutedBy } from './blocks/muted.ts'
export { hasBlocked, readMutedIds, readMutedPairs } from './blocks/reader.ts'
export { readNewCreators } from './creators.ts'
export { socialDue } from './due.ts'
export {
  readCreatorSummaries,
  readFollowCounts,
  readFollowerCounts,
  readFollowingCount,
} from './facts.ts'
export { followedBy, followersOf, readFacts, readFollowsAmong, readFollowsOf } from './reader.ts'
export { socialRoutes } from './routes.ts'
export { socialSubscribers } from './subscribers.ts'
export { readTrending } from './trending.ts'
export { changeBell } from './writer.ts'
