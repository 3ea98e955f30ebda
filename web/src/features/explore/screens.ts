/** One file: whoever explores goes from one of these to the next. */
export { CreatorsScreen } from './creators/creators-screen.tsx'
export { ExploreScreen } from './explore-screen.tsx'
export { CategoryScreen } from './topics/category-screen.tsx'
export { TagScreen } from './topics/tag-screen.tsx'
