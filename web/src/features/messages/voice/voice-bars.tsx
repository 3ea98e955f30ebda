import styles from './voice-bars.module.css'

type Props = {
  /** From 0 to 1 each. */
  heights: readonly number[]
  /** How much of it is over. */
  part: number
}

const barWidth = 4
const least = 0.08

/** As wide as there is room: the bars stay apart however many there are. */
export function VoiceBars({ heights, part }: Props) {
  const path = heights
    .map((height, at) => {
      const half = Math.max(least, height) * 46
      return `M${at * barWidth + 2} ${50 - half}V${50 + half}`
    })
    .join('')
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(1, heights.length) * barWidth} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.rest} d={path} />
      <path
        className={styles.played}
        d={path}
        style={{ clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` }}
      />
    </svg>
  )
}
