import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Beside what a page is opened for: the page does not wait for it. */
export const FollowButton = lazyComponent(() => import('./follow-button.tsx'), 'FollowButton')
const personParts = () => import('./blocks/person-menu.tsx')
export const PersonMenu = lazyComponent(personParts, 'PersonMenu')
/** From the same file, which is small: pages that show neither name one file less. */
export const BlockDialog = lazyComponent(personParts, 'BlockDialog')
/** For the settings. */
export const HiddenPeoplePanel = lazyComponent(
  () => import('./blocks/hidden-people-panel.tsx'),
  'HiddenPeoplePanel',
)

/** Around the feed, which is loaded late itself: one file, so that a profile does not name three. */
const feedParts = () => import('./feed-parts.ts')
export const CreatorRows = lazyComponent(feedParts, 'CreatorRows')
export const FollowListener = lazyComponent(feedParts, 'FollowListener')
export const TrendingCreators = lazyComponent(feedParts, 'TrendingCreators')

/** For the sidebar. */
export const FollowedCreators = lazyComponent(
  () => import('./lists/followed-creators.tsx'),
  'FollowedCreators',
)
