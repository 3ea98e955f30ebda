import styles from './spinner.module.css'

export function Spinner({ size = 16, label }: { size?: 16 | 20 | 32; label?: string }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.head} d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
