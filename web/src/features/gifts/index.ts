import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** For the one screen that shows it. */
export const GiftsPanel = lazyComponent(() => import('./gifts-panel.tsx'), 'GiftsPanel')
