import type { Attachment } from '@fanfare/contract'
import { Pause, Play } from 'lucide-react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { clockTime, spokenTime } from '../../../ui/text/format.ts'
import { barsOf, isPaused, speedAfter, timeOf, useMediaValue } from '../../watching/index.ts'
import type { LocalFile } from '../attach/local-files.ts'
import { VoiceBars } from '../voice/voice-bars.tsx'
import { FailedFile } from './failed-file.tsx'
import type { Place } from './open-attachment.ts'
import styles from './sound.module.css'
import { useSound } from './use-sound.ts'

type Props = { place: Place; attachment: Attachment; local: LocalFile | undefined; by: string }

const shownBars = 40

/** A voice note or a sound: its waveform is where one sees and chooses the second. */
export function Sound({ place, attachment, local, by }: Props) {
  const { kind, name, state, waveform } = attachment
  const isVoice = kind === 'voice'
  const title = isVoice ? 'Voice message' : name
  const { media, opened, isAsking, toggle, seek } = useSound(place, { title, by })
  const time = useMediaValue(media, timeOf)
  const paused = useMediaValue(media, isPaused)
  const speed = useMediaValue(media, ({ playbackRate }) => playbackRate)
  const duration = attachment.seconds ?? opened?.duration ?? local?.seconds ?? 0
  const peaks = waveform.length > 0 || opened?.type !== 'audio' ? waveform : opened.waveform
  if (state === 'failed') return <FailedFile attachment={attachment} />
  const next = speedAfter(speed)
  return (
    <fieldset className={styles.sound} aria-label={`${title} from ${by}`}>
      <button
        type="button"
        className={styles.play}
        aria-label={paused ? 'Play' : 'Pause'}
        title={paused ? 'Play' : 'Pause'}
        disabled={state === 'processing'}
        onClick={toggle}
      >
        <PlaySign isBusy={isAsking || state === 'processing'} paused={paused} />
      </button>
      <div className={styles.middle}>
        {!isVoice && <p className={styles.name}>{name}</p>}
        <div className={styles.wave}>
          <VoiceBars
            heights={barsOf(peaks.length > 0 ? peaks : (local?.waveform ?? []), shownBars)}
            part={duration > 0 ? Math.min(1, time / duration) : 0}
          />
          <input
            type="range"
            className={styles.position}
            aria-label="Position"
            aria-valuetext={`${spokenTime(time)} of ${spokenTime(duration)}`}
            min={0}
            max={duration}
            step={1}
            disabled={state === 'processing'}
            value={Math.min(time, duration)}
            onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
          />
        </div>
      </div>
      <span className={styles.time}>
        {time > 0 && clockTime(time)}
        {duration > 0 && (
          <span className={time > 0 ? styles.whole : undefined}>
            {time > 0 && ' / '}
            {clockTime(duration)}
          </span>
        )}
      </span>
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
    </fieldset>
  )
}

function PlaySign({ isBusy, paused }: { isBusy: boolean; paused: boolean }) {
  if (isBusy) return <Spinner size={20} label="Loading" />
  return paused ? <Play size={20} fill="currentColor" /> : <Pause size={20} fill="currentColor" />
}
