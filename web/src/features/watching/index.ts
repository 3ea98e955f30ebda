import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { ContentList } from './cards/content-list.tsx'
export { SmallCard } from './cards/small-card.tsx'
export { useContentPages } from './cards/use-content-pages.ts'
export { useView } from './cards/use-view.ts'
export { type View, ViewSwitch } from './cards/view-switch.tsx'
export { contentTypes } from './types.ts'

/** For the right rail. */
export const Suggestions = lazyComponent(() => import('./cards/suggestions.tsx'), 'Suggestions')
