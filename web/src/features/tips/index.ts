import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Beside what a page is opened for: the page does not wait for it. */
export const TipButton = lazyComponent(() => import('./tip-button.tsx'), 'TipButton')
/** For the one screen that shows it: pages with a Tip button do not carry it. */
export const TipTabs = lazyComponent(() => import('./tip-tabs.tsx'), 'TipTabs')
