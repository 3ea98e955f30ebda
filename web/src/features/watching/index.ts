import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { timeOf, useMediaValue } from './player/use-media-value.ts'

/** What was uploaded, beside the form that describes it. */
export const DraftPlayer = lazyComponent(() => import('./player/draft-player.tsx'), 'DraftPlayer')
