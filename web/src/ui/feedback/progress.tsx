import styles from './progress.module.css'

type Props = { label: string; value?: number; max?: number }

/** Without a value it shows that work goes on, not how far. */
export function ProgressBar({ label, value, max = 100 }: Props) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />
}

export function ProgressRing({
  label,
  value = 0,
  max = 100,
  size = 20,
}: Props & { size?: 20 | 32 | 48 }) {
  const part = Math.round((value / max) * 100)
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="progressbar"
      aria-label={label}
      aria-valuenow={part}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <circle
        className={styles.done}
        cx="12"
        cy="12"
        r="9.5"
        pathLength={100}
        strokeDasharray={`${part} 100`}
      />
    </svg>
  )
}
