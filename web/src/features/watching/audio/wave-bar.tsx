import { spokenTime } from '../../../ui/format.ts'
import { seek } from '../player/actions.ts'
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
      <input
        type="range"
        className={styles.input}
        aria-label="Position"
        aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
        min={0}
        max={duration}
        step="any"
        value={time}
        onChange={(event) => seek(media, event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
