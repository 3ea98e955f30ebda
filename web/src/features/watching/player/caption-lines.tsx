import { cx } from '../../../ui/lib/cx.ts'
import styles from './caption-lines.module.css'

type Props = {
  lines: readonly VTTCue[]
  /** The controls are there: the lines stand above them. */
  lifted: boolean
}

const isOnTop = ({ line, snapToLines }: VTTCue) =>
  line !== 'auto' && (snapToLines ? line >= 0 : line < 50)

/** What is said at this moment, over the picture; at its top where the captions file wants that. */
export function CaptionLines({ lines, lifted }: Props) {
  const below = lines.filter((cue) => !isOnTop(cue))
  const above = lines.filter(isOnTop)
  return (
    <>
      <Block cues={above} className={styles.above} />
      <Block cues={below} className={cx(styles.below, lifted && styles.lifted)} />
    </>
  )
}

function Block({ cues, className }: { cues: readonly VTTCue[]; className: string | undefined }) {
  if (cues.length === 0) return null
  return (
    <div className={cx(styles.lines, className)} data-captions>
      {cues.map((cue) => (
        <p key={`${cue.startTime} ${cue.text}`}>
          <span className={styles.line} ref={(line) => line?.replaceChildren(cue.getCueAsHTML())} />
        </p>
      ))}
    </div>
  )
}
