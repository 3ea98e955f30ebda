import { type PointerEvent, useRef } from 'react'
import { cx } from '../../../ui/lib/cx.ts'
import { togglePlay } from './actions.ts'
import { SkipFlash } from './skip-flash.tsx'
import { useTouchSeek } from './use-touch-seek.ts'
import styles from './video-player.module.css'

type Props = {
  media: HTMLMediaElement
  idle: boolean
  wake: () => void
  onFullscreen: () => void
}

/** The picture itself as something to click and to tap. */
export function Surface({ media, idle, wake, onFullscreen }: Props) {
  const finger = useRef(false)
  const { skipped, touch } = useTouchSeek(media)
  const press = (event: PointerEvent<HTMLDivElement>) => {
    finger.current = event.pointerType !== 'mouse'
    wake()
    if (!finger.current) return togglePlay(media)
    // The first tap of a finger brings the controls, as there is no pointer to move.
    touch(event, () => !idle && togglePlay(media))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and the keys do the same */}
      <div
        className={cx(styles.surface, idle && styles.idle)}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
        onPointerUp={press}
        onDoubleClick={() => !finger.current && onFullscreen()}
      />
      {skipped && <SkipFlash {...skipped} />}
    </>
  )
}
