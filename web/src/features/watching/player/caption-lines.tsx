import { cx } from '../../../ui/lib/cx.ts'
import styles from './caption-lines.module.css'
import type { CaptionSize } from './caption-size.ts'

type Props = {
  lines: readonly VTTCue[]
  size: CaptionSize
  /** The controls are there: the lines stand above them. */
  lifted: boolean
}

const isOnTop = ({ line, snapToLines }: VTTCue) =>
  line !== 'auto' && (snapToLines ? line >= 0 : line < 50)

/** What is said at this moment, over the picture; at its top where the captions file wants that. */
export function CaptionLines({ lines, size, lifted }: Props) {
  const below = lines.filter((cue) => !isOnTop(cue))
  const above = lines.filter(isOnTop)
  return (
    <>
      <Block cues={above} size={size} className={styles.above} />
      <Block cues={below} size={size} className={lifted ? styles.lifted : undefined} />
    </>
  )
}

type BlockProps = {
  cues: readonly VTTCue[]
  size: CaptionSize
  className: string | undefined
}

function Block({ cues, size, className }: BlockProps) {
  if (cues.length === 0) return null
  return (
    <div className={cx(styles.lines, className)} data-captions={size}>
      {cues.map((cue) => (
        <p key={`${cue.startTime} ${cue.text}`}>
          <span className={styles.line} ref={(line) => line?.replaceChildren(cue.getCueAsHTML())} />
        </p>
      ))}
    </div>
  )
}
