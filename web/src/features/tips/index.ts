import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { TipButton } from './tip-button.tsx'
/** For the one screen that shows it: pages with a Tip button do not carry it. */
export const TipTabs = lazyComponent(() => import('./tip-tabs.tsx'), 'TipTabs')
