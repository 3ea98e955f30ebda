import { cx } from '../lib/cx.ts'
import styles from './skeleton.module.css'

type Props = {
  shape?: 'line' | 'block' | 'disc'
  width?: number | string
  height?: number
  className?: string
}

export function Skeleton({ shape = 'line', width, height, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.bone, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
        <span key={line} className={cx(styles.bone, styles.line)} />
      ))}
    </span>
  )
}
