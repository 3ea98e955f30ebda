import { lazy } from 'react'

export { TipButton } from './tip-button.tsx'
/** For the one screen that shows it: pages with a Tip button do not carry it. */
export const TipTabs = lazy(async () => ({ default: (await import('./tip-tabs.tsx')).TipTabs }))
