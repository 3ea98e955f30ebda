import { cx } from '../../../ui/lib/cx.ts'
import styles from './waveform.module.css'

const bars = 140

/** The loudest of each stretch, as a share of the loudest of all. */
export const barsOf = (waveform: readonly number[], count = bars) => {
  if (waveform.length === 0) return Array<number>(count).fill(0.3)
  const size = waveform.length / count
  const loudest = Math.max(...waveform, 1)
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor(at * size)
    const stretch = waveform.slice(from, Math.max(from + 1, Math.floor((at + 1) * size)))
    return Math.max(0.04, Math.max(...stretch) / loudest)
  })
}

type Props = { waveform: readonly number[]; part: number; className?: string | undefined }

export function Waveform({ waveform, part, className }: Props) {
  const heights = barsOf(waveform)
  const path = heights
    .map((height, at) => `M${at * 4 + 2} ${50 - height * 48}V${50 + height * 48}`)
    .join('')
  const width = bars * 4
  return (
    <svg
      className={cx(styles.wave, className)}
      viewBox={`0 0 ${width} 100`}
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
