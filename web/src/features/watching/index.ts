import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { barsOf } from './audio/waveform.tsx'
export { SignedImage } from './images/signed-image.tsx'
export { swipeOf } from './images/swipe.ts'
export { play, speedAfter } from './player/actions.ts'
export { playAlone } from './player/play-alone.ts'
export { PlayButton } from './player/play-button.tsx'
export type { Timed } from './player/timed.ts'
export { isPaused, timeOf, useMediaValue } from './player/use-media-value.ts'

/** What was uploaded, beside the form that describes it. */
export const DraftPlayer = lazyComponent(() => import('./player/draft-player.tsx'), 'DraftPlayer')

/** A video beside others on a page, such as in a conversation: it starts when it is shown. */
export const ClipPlayer = lazyComponent(() => import('./player/clip-player.tsx'), 'ClipPlayer')
