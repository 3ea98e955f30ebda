import styles from './strength-meter.module.css'

const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const

export function StrengthMeter({ score, advice }: { score: 0 | 1 | 2 | 3 | 4; advice?: string }) {
  return (
    <div className={styles.meter} data-score={score}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= score || undefined} />
        ))}
      </div>
      <span role="status">
        {words[score]}
        {advice && `. ${advice}`}
      </span>
    </div>
  )
}
