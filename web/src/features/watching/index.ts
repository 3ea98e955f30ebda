import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { CardSkeleton } from './cards/card-skeleton.tsx'
export { ContentCard } from './cards/content-card.tsx'
export { ContentList } from './cards/content-list.tsx'
export { ContinueRow, ContinueRowSkeleton } from './cards/continue-row.tsx'
export { Cover } from './cards/cover.tsx'
export { SmallCard } from './cards/small-card.tsx'
export { type ContentPages, contentPages, useContentPages } from './cards/use-content-pages.ts'
export { useRemoveEntry } from './cards/use-remove-entry.ts'
export { useView } from './cards/use-view.ts'
export { type View, ViewSwitch } from './cards/view-switch.tsx'
export { WatchedBar } from './cards/watched-bar.tsx'
export { timeOf, useMediaValue } from './player/use-media-value.ts'
export { contentTypes } from './types.ts'

/** For the right rail. */
export const Suggestions = lazyComponent(() => import('./cards/suggestions.tsx'), 'Suggestions')

/** What was uploaded, beside the form that describes it. */
export const DraftPlayer = lazyComponent(() => import('./player/draft-player.tsx'), 'DraftPlayer')
