import type { Attachment } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { ClipPlayer, PlayButton, type Timed } from '../../watching/index.ts'
import styles from './clip.module.css'
import { FailedFile } from './failed-file.tsx'
import { askTimed, type Place } from './open-attachment.ts'
import { ratioOf } from './shape.ts'
import { usePreview } from './use-preview.ts'

type Props = { place: Place; attachment: Attachment; by: string }

const usual = 16 / 9

/** A picture of it until somebody presses play; the player comes only then. */
export function Clip({ place, attachment, by }: Props) {
  const { state, placeholder, seconds } = attachment
  const [playback, setPlayback] = useState<Timed | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [ratio] = useState(() => ratioOf(attachment, usual))
  const { url, renew } = usePreview(place, attachment)
  const start = async () => {
    setAsking(true)
    try {
      setPlayback(await askTimed(place))
    } catch (error) {
      toastProblem(error)
    } finally {
      setAsking(false)
    }
  }
  if (state === 'failed') return <FailedFile attachment={attachment} />
  const frame = { aspectRatio: ratio, width: Math.min(480, Math.round(400 * ratio)) }
  if (playback) {
    return (
      <div className={styles.clip} style={frame}>
        <Suspense fallback={<Spinner size={32} label="Loading" />}>
          <ClipPlayer
            title={`Video from ${by}`}
            by={by}
            playback={playback}
            ask={() => askTimed(place)}
          />
        </Suspense>
      </div>
    )
  }
  const blur = placeholder ? { backgroundImage: `url("${placeholder}")` } : {}
  return (
    <div className={styles.clip} style={{ ...frame, ...blur }}>
      {url && <img src={url} alt="" decoding="async" onError={renew} />}
      {state === 'ready' && !isAsking && <PlayButton whole onClick={() => void start()} />}
      {isAsking && <Spinner size={32} label="Loading" />}
      {state === 'processing' && (
        <p className={styles.state}>
          <Spinner size={20} /> Processing video
        </p>
      )}
      {seconds !== null && state === 'ready' && (
        <span className={styles.length}>{clockTime(seconds)}</span>
      )}
    </div>
  )
}
