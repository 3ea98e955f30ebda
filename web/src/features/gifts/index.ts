import { part } from '../../ui/part.ts'

/** For the one screen that shows it. */
export const GiftsPanel = part(() => import('./gifts-panel.tsx'), 'GiftsPanel')
