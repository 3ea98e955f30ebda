import { lazy } from 'react'

/** For the one screen that shows it. */
export const GiftsPanel = lazy(async () => ({
  default: (await import('./gifts-panel.tsx')).GiftsPanel,
}))
