export { FollowListener } from './follow-listener.tsx'
export { CreatorRows } from './lists/creator-rows.tsx'
export { TrendingCreators } from './lists/trending-creators.tsx'
