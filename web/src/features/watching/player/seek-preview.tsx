import { frameAt, frameStyle } from '../../content-cards/index.ts'
import styles from './seek-preview.module.css'
import type { Timed } from './timed.ts'

type Props = { playback: Timed; at: number; label: string }

export const chapterAt = ({ chapters }: Timed, seconds: number) =>
  chapters.findLast(({ start }) => start <= seconds)

/** What is at this moment: its picture, its chapter and its time. */
export function SeekPreview({ playback, at, label }: Props) {
  const frame = playback.type === 'video' ? frameAt(playback.storyboards, at) : null
  const chapter = chapterAt(playback, at)
  return (
    <div
      className={styles.anchor}
      aria-hidden="true"
      style={{ left: `${(at / playback.duration) * 100}%` }}
    >
      <div className={styles.preview}>
        {frame && <div className={styles.frame} style={frameStyle(frame)} />}
        {chapter && <p className={styles.chapter}>{chapter.title}</p>}
        <p className={styles.time}>{label}</p>
      </div>
    </div>
  )
}
