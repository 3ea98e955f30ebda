/** One file: whoever looks at one of these lists goes on to the next. */
export { FollowersScreen } from './lists/followers-screen.tsx'
export { FollowingScreen } from './lists/following-screen.tsx'
export { PackScreen } from './packs/pack-screen.tsx'
export { PacksScreen } from './packs/packs-screen.tsx'
