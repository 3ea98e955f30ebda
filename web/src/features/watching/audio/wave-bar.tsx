import { PositionSlider } from '../player/position-slider.tsx'
import { timeOf, useMediaValue } from '../player/use-media-value.ts'
import styles from './wave-bar.module.css'
import { Waveform } from './waveform.tsx'

type Props = { media: HTMLMediaElement; waveform: readonly number[]; duration: number }

/** The sound itself is the seek bar; the slider under it is what keyboards and readers use. */
export function WaveBar({ media, waveform, duration }: Props) {
  const time = useMediaValue(media, timeOf)
  return (
    <div className={styles.bar}>
      <Waveform waveform={waveform} part={time / duration} />
      <PositionSlider media={media} time={time} duration={duration} className={styles.input} />
    </div>
  )
}
