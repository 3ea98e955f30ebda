import { type PointerEvent, useState } from 'react'
import { clockTime } from '../../../ui/text/format.ts'
import { PositionSlider } from './position-slider.tsx'
import styles from './seek-bar.module.css'
import { SeekPreview } from './seek-preview.tsx'
import type { Timed } from './timed.ts'
import { bufferedOf, timeOf, useMediaValue } from './use-media-value.ts'

type Props = { media: HTMLMediaElement; playback: Timed }

/** A real range input under a drawn bar: the keyboard and screen readers see a plain slider. */
export function SeekBar({ media, playback }: Props) {
  const { duration, chapters } = playback
  const time = useMediaValue(media, timeOf)
  const buffered = useMediaValue(media, bufferedOf)
  const [pointed, setPointed] = useState<number | null>(null)
  const share = (seconds: number) => `${Math.min(1, seconds / duration)}`

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration)
  }
  return (
    <div className={styles.bar} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <div className={styles.track} aria-hidden="true">
        <i className={styles.buffered} style={{ scale: `${share(buffered)} 1` }} />
        <i className={styles.played} style={{ scale: `${share(time)} 1` }} />
        {chapters.map(
          ({ start }) =>
            start > 0 && (
              <i
                key={start}
                className={styles.chapter}
                style={{ left: `${(start / duration) * 100}%` }}
              />
            ),
        )}
      </div>
      <i
        className={styles.thumb}
        aria-hidden="true"
        style={{ left: `${Number(share(time)) * 100}%` }}
      />
      <PositionSlider media={media} time={time} duration={duration} className={styles.input} />
      {pointed !== null && (
        <SeekPreview playback={playback} at={pointed} label={clockTime(pointed)} />
      )}
    </div>
  )
}
