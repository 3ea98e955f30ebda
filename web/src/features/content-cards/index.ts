import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { CardSkeleton } from './card-skeleton.tsx'
export { ContentCard } from './content-card.tsx'
export { ContentList } from './content-list.tsx'
export { ContinueRow, ContinueRowSkeleton } from './continue-row.tsx'
export { Cover } from './cover.tsx'
export { SmallCard } from './small-card.tsx'
export { frameAt, frameStyle } from './storyboard.ts'
export { contentTypes } from './types.ts'
export { type ContentPages, contentPages, useContentPages } from './use-content-pages.ts'
export { useRemoveEntry } from './use-remove-entry.ts'
export { useView } from './use-view.ts'
export { type View, ViewSwitch } from './view-switch.tsx'
export { WatchedBar } from './watched-bar.tsx'

/** For the right rail. */
export const Suggestions = lazyComponent(() => import('./suggestions.tsx'), 'Suggestions')
