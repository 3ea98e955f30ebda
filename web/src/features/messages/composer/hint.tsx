import { limits } from '@fanfare/contract/limits'
import { RecordingHint } from '../voice/recording-bar.tsx'
import type { RecorderState } from '../voice/use-recorder.ts'
import styles from './composer.module.css'

type Props = {
  recording: RecorderState
  /** Of whoever has not answered yet; null where files can be sent. */
  unanswered: string | null
  letters: number
}

/** From so many letters before the limit on they are counted. */
const countedBefore = 200

/** Below the text: the thing that is worth knowing now. */
export function Hint(props: Props) {
  const { recording, unanswered, letters } = props
  const isCounted = letters > limits.message - countedBefore
  const matters = isCounted || recording.kind !== 'idle' || unanswered !== null
  return (
    <p
      className={styles.hint}
      data-over={letters > limits.message || undefined}
      data-matters={matters || undefined}
    >
      <Words {...props} isCounted={isCounted} />
    </p>
  )
}

function Words({ recording, unanswered, letters, isCounted }: Props & { isCounted: boolean }) {
  if (recording.kind !== 'idle') return <RecordingHint state={recording} />
  if (isCounted) return `${letters.toLocaleString()} of ${limits.message.toLocaleString()}`
  if (unanswered !== null) return `You can send files once ${unanswered} has answered you`
  return 'Enter to send, Shift + Enter for a new line'
}
