import { periods } from '../../core/format/periods.ts'
import { Link } from '../../ui/layout/link.tsx'
import styles from './overview.module.css'

export const periodWords = {
  '7d': 'last 7 days',
  '30d': 'last 30 days',
  '90d': 'last 90 days',
  '1y': 'last year',
} as const
export type Period = keyof typeof periodWords

export function PeriodChoice({ period }: { period: Period }) {
  return (
    <nav aria-label="Period" className={styles.periods}>
      {periods.map(([one]) => (
        <Link
          key={one}
          href={`/dashboard?period=${one}`}
          className={styles.period}
          aria-label={`${one}, the ${periodWords[one]}`}
          aria-current={one === period ? 'true' : undefined}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
