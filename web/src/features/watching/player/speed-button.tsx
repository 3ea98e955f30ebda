import { speedAfter } from './actions.ts'
import styles from './controls.module.css'
import { useMediaValue } from './use-media-value.ts'

/** Faster with each press, then normal again. */
export function SpeedButton({ media }: { media: HTMLMediaElement }) {
  const speed = useMediaValue(media, ({ playbackRate }) => playbackRate)
  const next = speedAfter(speed)
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={`Speed ${speed}×, change to ${next}×`}
      title={`Change speed to ${next}×`}
      onClick={() => {
        media.playbackRate = next
      }}
    >
      {speed}×
    </button>
  )
}
