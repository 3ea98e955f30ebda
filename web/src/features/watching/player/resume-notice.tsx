import { useEffect, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { play, seek } from './actions.ts'
import styles from './notice.module.css'

const staysFor = 8000

type Props = {
  media: HTMLMediaElement
  at: number
  /** A link led there, not the last visit. */
  isAsked: boolean
}

/** Says that it did not start at the beginning, and offers that for a while. */
export function ResumeNotice({ media, at, isAsked }: Props) {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), staysFor)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div className={styles.corner} role="status">
      {isAsked ? 'Started' : 'Resumed'} at {clockTime(at)}
      <Button
        size="sm"
        onClick={() => {
          seek(media, 0)
          void play(media)
          setShown(false)
        }}
      >
        Start over
      </Button>
    </div>
  )
}
