import type { ReactNode } from 'react'
import { clockTime } from '../../../ui/text/format.ts'
import { timeOf, useMediaValue } from '../../watching/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { Handle } from './handle.tsx'
import styles from './timeline.module.css'
import { moveChapter, moveEnd, moveStart } from './times.ts'
import { usePreview } from './use-preview.ts'
import { useStage } from './use-stage.ts'

const percent = (seconds: number, duration: number) => `${(seconds / duration) * 100}%`

type Props = { duration: number; hint: string; children: ReactNode }

function Timeline({ duration, hint, children }: Props) {
  const { media } = useStage()
  return (
    <fieldset className={styles.timeline}>
      <legend className={styles.hint}>{hint}</legend>
      <div className={styles.room}>
        <div className={styles.track}>
          {media && <Playhead media={media} duration={duration} />}
          {children}
        </div>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{clockTime(0)}</span>
        <span>{clockTime(duration)}</span>
      </p>
    </fieldset>
  )
}

function Playhead({ media, duration }: { media: HTMLMediaElement; duration: number }) {
  const time = useMediaValue(media, timeOf)
  return <i className={styles.playhead} style={{ left: percent(time, duration) }} />
}

/** Where each chapter starts. */
export function ChapterTimeline({ duration }: { duration: number }) {
  const { fields, change } = useEditing()
  const { show } = useStage()
  const { chapters } = fields
  const move = (at: number, to: number) => {
    const moved = moveChapter(chapters, at, to, duration)
    change({ chapters: moved })
    show(moved[at]?.start ?? 0)
  }
  return (
    <Timeline
      duration={duration}
      hint={chapters.length > 0 ? 'Drag to move chapters' : 'Chapters you add show up here'}
    >
      {chapters.map(({ start, title }, at) => (
        <Handle
          // Their order never changes here; two may have the same title.
          // biome-ignore lint/suspicious/noArrayIndexKey: so its place says which it is
          key={at}
          kind="chapter"
          label={`Start of chapter ${at + 1}, ${title}`}
          at={start}
          duration={duration}
          onMove={(to) => move(at, to)}
        >
          {at + 1}
        </Handle>
      ))}
    </Timeline>
  )
}

/** What everybody can play. */
export function PreviewTimeline({ duration }: { duration: number }) {
  const { range, move } = usePreview(duration)
  const length = percent(range.end - range.start, duration)
  return (
    <Timeline duration={duration} hint="Drag the ends of the free preview">
      <i className={styles.range} style={{ left: percent(range.start, duration), width: length }} />
      <Handle
        kind="start"
        label="Preview start"
        at={range.start}
        duration={duration}
        onMove={(to) => {
          const moved = moveStart(range, to, duration)
          move(moved, moved.start)
        }}
      />
      <Handle
        kind="end"
        label="Preview end"
        at={range.end}
        duration={duration}
        onMove={(to) => {
          const moved = moveEnd(range, to, duration)
          move(moved, moved.end)
        }}
      />
    </Timeline>
  )
}
