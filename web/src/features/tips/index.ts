import { part } from '../../ui/part.ts'

export { TipButton } from './tip-button.tsx'
/** For the one screen that shows it: pages with a Tip button do not carry it. */
export const TipTabs = part(() => import('./tip-tabs.tsx'), 'TipTabs')
