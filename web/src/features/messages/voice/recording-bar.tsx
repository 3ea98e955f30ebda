import { ArrowUp, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import composer from '../composer/composer.module.css'
import styles from './recording-bar.module.css'
import { longestSeconds, type Recorder, type RecorderState } from './use-recorder.ts'
import { VoiceBars } from './voice-bars.tsx'

/** In the place of the text while somebody speaks. */
export function RecordingBar({ recorder }: { recorder: Recorder }) {
  const { state, cancel, send, start } = recorder
  const bar = useRef<HTMLFieldSetElement>(null)
  // The button that was pressed is gone.
  useEffect(() => bar.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  if (state.kind === 'idle') return null
  if (state.kind === 'refused') {
    return (
      <div className={styles.refused} role="alert">
        <p>{state.why}</p>
        <div className={styles.answers}>
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button size="sm" onClick={() => void start()}>
            Try again
          </Button>
        </div>
      </div>
    )
  }
  const hasEnded = state.kind === 'ended'
  const seconds = hasEnded
    ? state.recording.seconds
    : state.kind === 'recording'
      ? state.seconds
      : 0
  return (
    <fieldset ref={bar} className={composer.box} aria-label="Voice message">
      <IconButton
        data-first
        label="Cancel voice message"
        icon={<Trash2 size={20} />}
        onClick={cancel}
      />
      <p className={styles.state} data-live={!hasEnded || undefined}>
        <span className={styles.time} role="timer">
          {clockTime(seconds)}
        </span>
        {state.kind === 'asking' && <span>Allow your microphone to record</span>}
      </p>
      <div className={styles.wave}>
        {state.kind === 'recording' && <VoiceBars heights={state.levels.map(louder)} part={1} />}
        {hasEnded && (
          <VoiceBars
            heights={state.recording.waveform.map((peak) => louder(peak / 100))}
            part={1}
          />
        )}
      </div>
      <button
        type="button"
        className={composer.send}
        aria-label="Send voice message"
        title="Send voice message"
        disabled={state.kind === 'asking'}
        onClick={() => void send()}
      >
        <ArrowUp size={20} />
      </button>
      <VisuallyHidden role="status">
        {hasEnded ? state.why : state.kind === 'recording' ? 'Recording' : ''}
      </VisuallyHidden>
    </fieldset>
  )
}

/** Voices are quiet; what is drawn of them should not be. */
const louder = (level: number) => Math.min(1, level ** 0.6)

/** Below the bar, where the composer says how to send. */
export function RecordingHint({ state }: { state: RecorderState }) {
  if (state.kind === 'ended') return <>{state.why}</>
  if (state.kind !== 'recording') return null
  return <>Up to {clockTime(longestSeconds)} long</>
}
