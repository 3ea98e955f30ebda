import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** For the bars, which are there before anything is read. */
export const UnreadBadge = lazyComponent(() => import('./badge/unread-badge.tsx'), 'UnreadBadge')
